import type { EditField } from '../../../records/edit-form.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { ErrorText } from '../../../ui/error-list.tsx'
import { useFieldName } from '../../../ui/faults.tsx'
import { inputClass } from '../../../ui/field.tsx'
import styles from './logic-form.module.css'

interface SlotProps {
  field: EditField
  /** What the slot is, for whoever does not see the sentence around it. */
  label: string
}

/** What is wrong with a slot, below the sentence. */
export function SlotErrors({ fields }: { fields: readonly EditField[] }) {
  return fields.map(({ id, errors }) =>
    errors?.[0] === undefined ? null : (
      <ErrorText key={id} id={`${id}-error`}>
        {errors[0]}
      </ErrorText>
    ),
  )
}

function useSlotControl({ field, label }: SlotProps) {
  const isInvalid = field.errors?.[0] !== undefined
  useFieldName(field.id, label, field.errors?.[0])
  return {
    ...{
      id: field.id,
      name: field.name,
      'aria-label': label,
      className: classNames(inputClass(), styles.slot),
    },
    'aria-invalid': isInvalid ? true : undefined,
    'aria-describedby': isInvalid ? `${field.id}-error` : undefined,
    defaultValue: typeof field.initialValue === 'string' ? field.initialValue : '',
  }
}

interface SelectSlotProps extends SlotProps {
  options: readonly (readonly [value: string, name: string])[]
  /** What an empty choice says; left out, there is always one chosen. */
  none?: string
  onChoose?: (value: string) => void
}

/** A slot that offers what may stand in it. */
export function SelectSlot({ options, none, onChoose, ...slot }: SelectSlotProps) {
  const control = useSlotControl(slot)
  return (
    <select {...control} onChange={onChoose && (({ target }) => onChoose(target.value))}>
      {none !== undefined && <option value="">{none}</option>}
      {options.map(([value, name]) => (
        <option key={value} value={value}>
          {name}
        </option>
      ))}
    </select>
  )
}

/** A slot for words or numbers. */
export function TextSlot(slot: SlotProps) {
  return <input {...useSlotControl(slot)} autoComplete="off" />
}
