import { Form } from '@remix-run/react'
import { isEditAgain } from '../records/edit-again.ts'
import { EditForm, TextField, useEditForm } from '../records/edit-form.tsx'
import { Button } from '../ui/button.tsx'
import { FormKey } from '../ui/form-key.tsx'
import type { ContactView } from './emergency-contact.server.ts'
import styles from './profile.module.css'
import { words } from './profile.words.ts'

const own = words.contact

interface EmergencyContactProps {
  /** What is known of it: of oneself at once, of somebody else once it was asked for. */
  contact: ContactView | null
  isOneself: boolean
  formKey: string
  answered: unknown
}

/** Whom to call when something happened to somebody. */
export function EmergencyContact({ contact, isOneself, formKey, answered }: EmergencyContactProps) {
  const again = isEditAgain(answered) ? answered : undefined
  return (
    <section className={styles.contact} aria-labelledby="contact">
      <h2 id="contact">{own.title}</h2>
      {/* Said to whoever hears the page, once it was asked for. */}
      <div role="status">{contact !== null && <Named contact={contact} />}</div>
      {contact === null && again === undefined ? (
        <Form method="post">
          <FormKey value={formKey} />
          <p>{own.lookHint}</p>
          <Button name="intent" value="lookAtContact">
            {own.look}
          </Button>
        </Form>
      ) : (
        <>
          {isOneself && <p>{own.ownHint}</p>}
          {(contact?.mayEdit ?? true) && <ContactForm {...{ contact, formKey, again }} />}
        </>
      )}
    </section>
  )
}

function Named({ contact: { start, call } }: { contact: ContactView }) {
  const who = [start.name, start.relation].filter(Boolean).join(', ')
  return call === null ? (
    <p>{own.nobody}</p>
  ) : (
    <p>
      {who}{' '}
      <a className={styles.phone} href={call.href} aria-label={words.call(call.text)}>
        {call.text}
      </a>
    </p>
  )
}

interface ContactFormProps extends Pick<EmergencyContactProps, 'contact' | 'formKey'> {
  again: Parameters<typeof useEditForm>[2]
}

function ContactForm({ contact, formKey, again }: ContactFormProps) {
  const [form, fields] = useEditForm<keyof ContactView['start']>(
    'emergency-contact',
    contact?.start ?? {},
    again,
  )
  return (
    // It is about somebody who is not here to be asked: no device keeps it.
    <EditForm
      {...{ form, formKey, again }}
      rowVersion={contact?.rowVersion}
      intent="saveContact"
      keeps={false}
    >
      <TextField field={fields.name} label={own.name} lengthMax={100} />
      <TextField
        field={fields.relation}
        label={own.relation}
        hint={own.relationHint}
        lengthMax={100}
      />
      <TextField field={fields.phone} label={own.phone} lengthMax={100} type="tel" />
      <Button name="intent" value="saveContact">
        {own.save}
      </Button>
    </EditForm>
  )
}
