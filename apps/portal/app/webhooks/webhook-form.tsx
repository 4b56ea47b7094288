import { useNavigation } from '@remix-run/react'
import type { EditAgain } from '../records/edit-again.ts'
import { EditForm, TextField, useEditForm } from '../records/edit-form.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { EventsField } from './events-field.tsx'
import styles from './webhooks.module.css'
import { words } from './webhooks.words.ts'

interface WebhookFormProps {
  formKey: string
  again: EditAgain | undefined
  /** What is edited; nothing of a new one. */
  start?: { name: string; url: string; events: readonly string[]; rowVersion: number }
  cancelTo: string
}

/** Asks what a webhook is called, where it posts to and what it tells. */
export function WebhookForm({ formKey, again, start, cancelTo }: WebhookFormProps) {
  const isSending = useNavigation().formMethod === 'POST'
  const { rowVersion, ...began } = start ?? { rowVersion: undefined }
  const [form, fields] = useEditForm<'name' | 'url' | 'events'>('webhook', began, again)
  return (
    <div className={styles.form}>
      <EditForm
        form={form}
        formKey={formKey}
        intent={start === undefined ? 'make' : 'save'}
        rowVersion={rowVersion}
        again={again}
      >
        <TextField field={fields.name} label={words.name} hint={words.nameHint} lengthMax={100} />
        <TextField field={fields.url} label={words.url} hint={words.urlHint} lengthMax={1000} />
        <EventsField field={fields.events} />
        <div className={styles.actions}>
          <Button tone="go" aria-disabled={isSending}>
            {start === undefined ? words.submit : words.save}
          </Button>
          <ButtonLink to={cancelTo}>{words.cancel}</ButtonLink>
        </div>
      </EditForm>
    </div>
  )
}
