import { useState } from 'react'
import { ErrorText } from '../ui/error-list.tsx'
import { Field, fieldControl, Tick } from '../ui/field.tsx'
import { faultOfChosen } from './file-faults.ts'
import { acceptedFiles, filesField } from './record-files.ts'
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
 * Takes photos and PDFs along with a form. Those of one that came back stay with it as long as they are
 * ticked, and are not chosen in the field any more; where something is wrong with them they are to be
 * chosen again. With a script, what would be refused is not taken up at all, and that is said here.
 */
export function FilesAlong({ id, label = words.files, most, error, ...props }: FilesAlongProps) {
  const kept = error === undefined ? props.kept : []
  const drawing = kept.join(' ')
  const [said, say] = useState<{ of: string; fault: string | null }>({ of: drawing, fault: null })
  // What was wrong with a choice is over once the form has come back.
  const fault = said.of === drawing ? said.fault : null
  const asks = kept.length > 0 ? words.filesKept(kept.length) : words.filesHint(most)
  const hint = props.hint === undefined ? asks : `${asks} ${props.hint}`
  const control = fieldControl(id, { hint: true, error })
  const faultId = `${id}-fault`

  function look(input: HTMLInputElement) {
    const ticked = input.form?.querySelectorAll(`[type="checkbox"][name="${filesField}"]:checked`)
    const found = faultOfChosen([...(input.files ?? [])], most - (ticked?.length ?? 0), most)
    say({ of: drawing, fault: found })
    if (found !== null) {
      input.value = ''
    }
  }

  return (
    <Field id={id} label={label} hint={hint} error={error}>
      {kept.map((file, place) => (
        <Tick
          key={file}
          name={filesField}
          value={file}
          label={words.fileKept(place + 1, kept.length)}
          defaultChecked
        />
      ))}
      <input
        key={drawing}
        {...control}
        aria-describedby={[control['aria-describedby'], fault && faultId].filter(Boolean).join(' ')}
        type="file"
        name={filesField}
        accept={acceptedFiles.join()}
        multiple
        onChange={(event) => look(event.currentTarget)}
      />
      <div role="alert">{fault !== null && <ErrorText id={faultId}>{fault}</ErrorText>}</div>
    </Field>
  )
}
