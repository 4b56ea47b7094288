import { Field, fieldControl } from '../ui/field.tsx'
import type { EditField } from './edit-form.tsx'

interface PictureFieldProps {
  field: EditField
  label: string
  hint: string
  /** In its place where a picture is there: of the record, or sent with a form that came back. */
  hintThere: string
  /** Whether the record has one already. */
  isThere?: boolean
}

/** Takes a picture. One that was sent with a form that came back stays with it. */
export function PictureField({
  field,
  label,
  hint,
  hintThere,
  isThere = false,
}: PictureFieldProps) {
  const { id, name, initialValue } = field
  const error = field.errors?.[0]
  const sent = typeof initialValue === 'string' ? initialValue : ''
  return (
    <Field id={id} label={label} hint={isThere || sent !== '' ? hintThere : hint} error={error}>
      {sent !== '' && <input type="hidden" name={name} value={sent} />}
      <input
        {...fieldControl(id, { hint: true, error })}
        type="file"
        name={name}
        accept="image/jpeg,image/png,image/webp"
      />
    </Field>
  )
}
