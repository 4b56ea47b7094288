import { formTypeIconLabels, formTypeIcons } from '@holdpoint/api/vocabulary'
import type { EditFieldProps } from '../records/edit-form.tsx'
import { ErrorText } from '../ui/error-list.tsx'
import { useFieldName } from '../ui/faults.tsx'
import { tickClass } from '../ui/field.tsx'
import { formIcons } from '../ui/form-icon.tsx'
import styles from './icon-field.module.css'

/** One of our icons, each with its drawing and its name. */
export function IconField({ field, label }: EditFieldProps) {
  const { id, name, errors, initialValue } = field
  const error = errors?.[0]
  useFieldName(id, label, error)
  const errorId = `${id}-error`
  return (
    <fieldset
      id={id}
      className={styles.icons}
      tabIndex={-1}
      aria-describedby={error === undefined ? undefined : errorId}
    >
      <legend>{label}</legend>
      <div>
        {formTypeIcons.map((icon) => {
          const Icon = formIcons[icon]
          return (
            <label key={icon} className={tickClass}>
              <input type="radio" name={name} value={icon} defaultChecked={initialValue === icon} />
              <Icon aria-hidden="true" />
              <span>{formTypeIconLabels[icon]}</span>
            </label>
          )
        })}
      </div>
      {error !== undefined && <ErrorText id={errorId}>{error}</ErrorText>}
    </fieldset>
  )
}
