import type { EditField } from '../records/edit-form.tsx'
import { Field } from '../ui/field.tsx'
import { PasswordInput } from '../ui/password-input.tsx'
import { words } from './accounts.words.ts'

interface PasswordFieldProps {
  field: EditField
  label: string
  /** Whether it is being chosen, and not asked for. */
  isNew?: boolean
}

/** A password of a form. What was typed never comes back with a refusal. */
export function PasswordField({
  field: { id, name, errors },
  label,
  isNew = false,
}: PasswordFieldProps) {
  const error = errors?.[0]
  return (
    <Field id={id} label={label} error={error} {...(isNew ? { hint: words.passwordHint } : {})}>
      <PasswordInput
        id={id}
        name={name}
        autoComplete={isNew ? 'new-password' : 'current-password'}
        hint={isNew}
        error={error}
      />
    </Field>
  )
}
