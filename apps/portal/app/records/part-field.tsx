import { ErrorText } from '../ui/error-list.tsx'
import { useFieldName } from '../ui/faults.tsx'
import { Tick } from '../ui/field.tsx'
import { idsIn } from './choices.ts'
import type { EditFieldProps } from './edit-form.tsx'
import styles from './part-field.module.css'
import { SavedMeanwhile, useTheirs } from './theirs.tsx'

interface PartFieldProps extends Pick<EditFieldProps, 'field' | 'label'> {
  /** What is said beside its label; empty for nothing. */
  note?: string
  /** Those that are retired are offered where they are chosen already. */
  options: readonly (readonly [code: string, name: string, isRetired?: boolean])[]
}

/** Which of many belong to a part of the organisation: ticks that scroll in a box of their own. */
export function PartField({ field, label, note = '', options }: PartFieldProps) {
  const { id, name, errors } = field
  const error = errors?.[0]
  useFieldName(id, label, error)
  const chosen = idsIn(field.initialValue)
  const theirs = useTheirs(field)
  const offered = options.filter(([code, , isRetired]) => !isRetired || chosen.includes(code))
  const saved = options.filter(([code]) => theirs?.includes(code))
  return (
    <fieldset
      id={id}
      className={styles.part}
      tabIndex={-1}
      aria-describedby={error === undefined ? undefined : `${id}-error`}
      aria-invalid={error === undefined ? undefined : true}
    >
      <legend>
        {label} {note !== '' && <small>{note}</small>}
      </legend>
      {theirs && <SavedMeanwhile said={saved.map(([, option]) => option).join(', ')} />}
      <div className={styles.ticks}>
        {offered.map(([code, option]) => (
          <Tick
            key={code}
            name={name}
            value={code}
            label={option}
            defaultChecked={chosen.includes(code)}
          />
        ))}
      </div>
      {error !== undefined && <ErrorText id={`${id}-error`}>{error}</ErrorText>}
    </fieldset>
  )
}
