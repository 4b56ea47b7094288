import type { OwnSettings } from '@holdpoint/api'
import { mailPaces } from '@holdpoint/api/vocabulary'
import type { EditAgain } from '../records/edit-again.ts'
import { EditForm, TimeField, useEditForm } from '../records/edit-form.tsx'
import { Button } from '../ui/button.tsx'
import { Field, fieldControl, Tick } from '../ui/field.tsx'
import styles from './notification-choices.module.css'
import { words } from './notification-choices.words.ts'

interface NotificationChoicesProps {
  settings: OwnSettings
  formKey: string
  again: EditAgain | undefined
}

/** What somebody is told, group by group, and the times of their mails. */
export function NotificationChoices({ settings, formKey, again }: NotificationChoicesProps) {
  const { digestAt, quietFrom, quietTo, timeZone } = settings
  const [form, fields] = useEditForm<'digestAt' | 'quietFrom' | 'quietTo'>(
    'notification-choices',
    { digestAt, quietFrom: quietFrom ?? '', quietTo: quietTo ?? '' },
    again,
  )
  return (
    <EditForm form={form} formKey={formKey} intent="save">
      {settings.notifications.map((choice, place) => (
        <Group
          key={choice.group}
          choice={{ ...choice, ...typedIn(again, place) }}
          name={`notifications[${place}]`}
        />
      ))}
      <fieldset className={styles.group}>
        <legend>{words.times}</legend>
        <p className={styles.about}>{words.timesAbout(timeZone.replaceAll('_', ' '))}</p>
        <TimeField field={fields.digestAt} label={words.digestAt} />
        <TimeField field={fields.quietFrom} label={words.quietFrom} hint={words.quietHint} />
        <TimeField field={fields.quietTo} label={words.quietTo} />
      </fieldset>
      <Button tone="go">{words.save}</Button>
    </EditForm>
  )
}

/** What was chosen in a form that came back: a box without its tick was not sent. */
function typedIn(again: EditAgain | undefined, place: number): Partial<Choice> {
  const { initialValue } = again?.lastResult ?? {}
  const groups: unknown = initialValue?.['notifications']
  const typed: unknown = Array.isArray(groups) ? groups[place] : undefined
  if (typeof typed !== 'object' || typed === null) {
    return {}
  }
  const mail = mailPaces.find((pace) => 'mail' in typed && typed.mail === pace)
  return { inbox: 'inbox' in typed, ...(mail === undefined ? {} : { mail }) }
}

type Choice = OwnSettings['notifications'][number]

interface GroupProps {
  choice: Choice
  /** What its fields are called in the form, before their own names. */
  name: string
}

function Group({ choice: { group, inbox, isInboxLocked, mail }, name }: GroupProps) {
  const id = `mail-${group}`
  return (
    <fieldset className={styles.group}>
      <legend>{words.groups[group].name}</legend>
      <p className={styles.about}>{words.groups[group].about}</p>
      <input type="hidden" name={`${name}.group`} value={group} />
      <div className={styles.roads}>
        {isInboxLocked ? (
          <p>{words.inboxLocked}</p>
        ) : (
          <Tick name={`${name}.inbox`} label={words.inbox} defaultChecked={inbox} />
        )}
        <Field id={id} label={words.mail}>
          <select {...fieldControl(id)} name={`${name}.mail`} defaultValue={mail}>
            {mailPaces.map((pace) => (
              <option key={pace} value={pace}>
                {words.paces[pace]}
              </option>
            ))}
          </select>
        </Field>
      </div>
    </fieldset>
  )
}
