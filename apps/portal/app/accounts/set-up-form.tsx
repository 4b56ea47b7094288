import { useNavigation } from '@remix-run/react'
import type { EditAgain } from '../records/edit-again.ts'
import { EditForm, SelectField, TextField, useEditForm } from '../records/edit-form.tsx'
import { Button } from '../ui/button.tsx'
import { words } from './accounts.words.ts'
import { PasswordField } from './password-field.tsx'

interface SetUpFormProps {
  formKey: string
  timeZone: string
  timeZones: readonly string[]
  again: EditAgain | undefined
}

/** Names the organisation, and its first administrator. */
export function SetUpForm({ formKey, timeZone, timeZones, again }: SetUpFormProps) {
  const isSending = useNavigation().formMethod === 'POST'
  const [form, fields] = useEditForm<
    'code' | 'organisationName' | 'timeZone' | 'firstName' | 'lastName' | 'email' | 'password'
  >('set-up', { timeZone }, again)
  return (
    <EditForm form={form} formKey={formKey} intent="set-up" keeps={false}>
      <TextField
        field={fields.code}
        label={words.setUp.code}
        hint={words.setUp.codeHint}
        lengthMax={100}
      />
      <TextField
        field={fields.organisationName}
        label={words.setUp.organisation}
        lengthMax={100}
        autoComplete="organization"
      />
      <SelectField
        field={fields.timeZone}
        label={words.setUp.timeZone}
        options={timeZones.map((zone) => [zone, zone.replaceAll('_', ' ')])}
      />
      <h2>{words.setUp.you}</h2>
      <TextField
        field={fields.firstName}
        label={words.setUp.firstName}
        lengthMax={100}
        autoComplete="given-name"
      />
      <TextField
        field={fields.lastName}
        label={words.setUp.lastName}
        lengthMax={100}
        autoComplete="family-name"
      />
      <TextField
        field={fields.email}
        label={words.email}
        lengthMax={254}
        type="email"
        autoComplete="username"
      />
      <PasswordField field={fields.password} label={words.password} isNew />
      <Button tone="go" size="big" isWide aria-disabled={isSending}>
        {words.setUp.submit}
      </Button>
    </EditForm>
  )
}
