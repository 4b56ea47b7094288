import { useState, type FormEvent } from 'react'
import { webhookEventsOf, webhookRecords, webhookRecordTypes } from '@holdpoint/api/vocabulary'
import type { EditField } from '../records/edit-form.tsx'
import { ErrorText } from '../ui/error-list.tsx'
import { useFieldName } from '../ui/faults.tsx'
import { Tick } from '../ui/field.tsx'
import styles from './webhooks.module.css'
import { words } from './webhooks.words.ts'

/** The events of each module, which opens in its place; one that is told something stands open. */
export function EventsField({ field }: { field: EditField }) {
  // One tick comes back as a text, several as a list.
  const began: readonly unknown[] = [field.initialValue ?? []].flat()
  const [ticked, setTicked] = useState(began)
  const error = field.errors?.[0]
  const errorId = `${field.id}-error`
  useFieldName(field.id, words.events, error)

  function count({ currentTarget }: FormEvent<HTMLFieldSetElement>) {
    const form = currentTarget.form
    setTicked(form === null ? [] : new FormData(form).getAll(field.name))
  }

  return (
    <fieldset
      id={field.id}
      className={styles.events}
      tabIndex={-1}
      aria-describedby={error === undefined ? undefined : errorId}
      onChange={count}
    >
      <legend>{words.events}</legend>
      <p className={styles.quiet}>{words.eventsHint}</p>
      {webhookRecordTypes.map((recordType, place) => {
        const { name } = webhookRecords[recordType]
        const events = webhookEventsOf(recordType)
        const among = (types: readonly unknown[]) =>
          events.filter(({ type }) => types.includes(type)).length
        // What is wrong takes the focus to the first tick, which must be there to take it.
        const isAsked = error !== undefined && place === 0
        return (
          <details key={recordType} className={styles.module} open={among(began) > 0 || isAsked}>
            <summary>
              <b>{name}</b>{' '}
              <span className={styles.quiet}>{words.chosen(among(ticked), events.length)}</span>
            </summary>
            <div role="group" aria-label={name} className={styles.ticks}>
              {events.map(({ type, label }) => (
                <Tick
                  key={type}
                  name={field.name}
                  value={type}
                  label={label}
                  defaultChecked={began.includes(type)}
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
