import type { EditFieldProps } from './edit-form.tsx'
import { classNames } from '../ui/class-names.ts'
import { ErrorText } from '../ui/error-list.tsx'
import { useFieldName } from '../ui/faults.tsx'
import { Tick } from '../ui/field.tsx'
import styles from './ticks-field.module.css'
import { SavedMeanwhile, useTheirs } from './theirs.tsx'

interface TicksFieldProps extends EditFieldProps {
  options: readonly (readonly [value: string, name: string])[]
  /** Its options are sentences: each has a line of its own. */
  isLong?: boolean
}

/** Several of a few, each with a tick; none of them is said as well. */
export function TicksField({ field, label, hint, options, isLong = false }: TicksFieldProps) {
  const { id, name, errors, initialValue } = field
  const error = errors?.[0]
  useFieldName(id, label, error)
  const errorId = `${id}-error`
  const theirs = useTheirs(field)
  const saved = options.filter(([value]) => theirs?.includes(value))
  const chosen: unknown[] = [initialValue ?? []].flat()
  return (
    <fieldset
      id={id}
      className={classNames(styles.ticks, isLong && styles.long)}
      tabIndex={-1}
      aria-describedby={error === undefined ? undefined : errorId}
    >
      <legend>{label}</legend>
      {hint !== undefined && <p className={styles.hint}>{hint}</p>}
      {theirs && (
        <p className={styles.hint}>
          <SavedMeanwhile said={saved.map(([, option]) => option).join(', ')} />
        </p>
      )}
      <div>
        {options.map(([value, option]) => (
          <Tick
            key={value}
            name={name}
            value={value}
            label={option}
            defaultChecked={chosen.includes(value)}
          />
        ))}
      </div>
      {/* Behind the ticks: what is wrong takes the focus to the first field of the name. */}
      <input type="hidden" name={name} value="" />
      {error !== undefined && <ErrorText id={errorId}>{error}</ErrorText>}
    </fieldset>
  )
}
