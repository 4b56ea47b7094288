import { idsIn } from '../records/choices.ts'
import type { EditFieldProps } from '../records/edit-form.tsx'
import { Tick } from '../ui/field.tsx'
import { KeyAreas, type KeyArea } from './key-areas.tsx'
import styles from './keys-field.module.css'
import { KeysFieldset } from './keys-fieldset.tsx'

/** Rights with a tick each, part by part. */
export function KeysField({
  field,
  label,
  hint,
  areas,
}: EditFieldProps & { areas: readonly KeyArea[] }) {
  const { id, name, errors, initialValue } = field
  const chosen = new Set(idsIn(initialValue))
  const error = errors?.[0]
  return (
    <KeysFieldset {...{ id, label, hint, error }}>
      <KeyAreas
        areas={areas}
        heading="h2"
        // What is wrong takes the focus to the first tick, which must be there to have it.
        isOpen={({ rights }) => error !== undefined || rights.some(({ key }) => chosen.has(key))}
      >
        {({ rights }) => (
          <div className={styles.ticks}>
            {rights.map((right) => (
              <Tick
                key={right.key}
                name={name}
                value={right.key}
                label={right.label}
                defaultChecked={chosen.has(right.key)}
              />
            ))}
          </div>
        )}
      </KeyAreas>
      <input type="hidden" name={name} value="" />
    </KeysFieldset>
  )
}
