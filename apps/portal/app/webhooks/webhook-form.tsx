import { useNavigation } from '@remix-run/react'
import { webhookEventsOf, webhookRecords, webhookRecordTypes } from '@holdpoint/api/vocabulary'
import type { EditAgain } from '../records/edit-again.ts'
import { EditForm, TextField, useEditForm, type EditField } from '../records/edit-form.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { ErrorText } from '../ui/error-list.tsx'
import { Tick } from '../ui/field.tsx'
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
        <Events field={fields.events} />
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

/** The events of each module, which opens in its place; one that is told something stands open. */
function Events({ field }: { field: EditField }) {
  const error = field.errors?.[0]
  const errorId = `${field.id}-error`
  // One tick comes back as a text, several as a list.
  const ticked: unknown[] = [field.initialValue ?? []].flat()
  return (
    <fieldset
      id={field.id}
      className={styles.events}
      tabIndex={-1}
      aria-describedby={error === undefined ? undefined : errorId}
    >
      <legend>{words.events}</legend>
      <p className={styles.quiet}>{words.eventsHint}</p>
      {webhookRecordTypes.map((recordType, place) => {
        const { name } = webhookRecords[recordType]
        const events = webhookEventsOf(recordType)
        // What is wrong takes the focus to the first tick, which must be there to take it.
        const isAsked = error !== undefined && place === 0
        const count = events.filter(({ type }) => ticked.includes(type)).length
        return (
          <details key={recordType} className={styles.module} open={count > 0 || isAsked}>
            <summary>
              <b>{name}</b>{' '}
              <span className={styles.quiet}>{words.chosen(count, events.length)}</span>
            </summary>
            <div role="group" aria-label={name} className={styles.ticks}>
              {events.map(({ type, label }) => (
                <Tick
                  key={type}
                  name={field.name}
                  value={type}
                  label={label}
                  defaultChecked={ticked.includes(type)}
                />
              ))}
            </div>
          </details>
        )
      })}
      {error !== undefined && <ErrorText id={errorId}>{error}</ErrorText>}
    </fieldset>
  )
}
