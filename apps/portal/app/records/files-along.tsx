import { Field, fieldControl } from '../ui/field.tsx'
import { filesField } from './record-files.ts'
import { words } from './records.words.ts'

interface FilesAlongProps {
  id: string
  label?: string
  /** Those that were sent with a form that came back. */
  kept: readonly string[]
  /** How many it takes. */
  most: number
  /** What else is said of them. */
  hint?: string
  error?: string | undefined
}

/**
 * Takes photos and PDFs along with a form. Those of one that came back stay with it, and are not chosen
 * in the field any more; where something is wrong with them they are to be chosen again.
 */
export function FilesAlong({ id, label = words.files, most, error, ...props }: FilesAlongProps) {
  const kept = error === undefined ? props.kept : []
  const said = kept.length > 0 ? words.filesKept(kept.length) : words.filesHint(most)
  const hint = props.hint === undefined ? said : `${said} ${props.hint}`
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      {kept.map((file) => (
        <input key={file} type="hidden" name={filesField} value={file} />
      ))}
      <input
        key={kept.join(' ')}
        {...fieldControl(id, { hint: true, error })}
        type="file"
        name={filesField}
        accept="image/*,application/pdf"
        multiple
      />
    </Field>
  )
}
