import { Form, useActionData, useNavigation } from '@remix-run/react'
import { isEditAgain } from '../records/edit-again.ts'
import { EditForm, TextArea, TextField, useEditForm } from '../records/edit-form.tsx'
import { Button } from '../ui/button.tsx'
import { FormKey } from '../ui/form-key.tsx'
import styles from './decision.module.css'
import type { EmailView } from './further-view.ts'
import { words } from './further.words.ts'

/** The addresses that an entry was mailed to, and the form that mails it. */
export function EmailPart({ view }: { view: EmailView }) {
  const { shares, why, formKey } = view
  const isSending = useNavigation().formMethod === 'POST'
  return (
    <section className={styles.part} aria-labelledby="email">
      <h2 id="email">{words.email}</h2>
      <p>{words.emailHint}</p>
      {shares.length > 0 && (
        <ul className={styles.people}>
          {shares.map(({ id, formKey: key, email, by, state, until, opened }) => (
            <li key={id}>
              <b>{email}</b>
              <span className={styles.muted}>
                {words.states[state]}
                {state !== 'taken_back' && <time dateTime={until.at}> {until.words}</time>},{' '}
                {words.by(by)}, {opened === null ? words.notOpened : words.opened(opened.words)}
              </span>
              {state === 'living' && (
                <Form method="post" preventScrollReset>
                  <FormKey value={key} />
                  <input type="hidden" name="shareId" value={id} />
                  <Button
                    name="intent"
                    value="unmail"
                    aria-disabled={isSending}
                    aria-label={`${words.takeBack}: ${email}`}
                  >
                    {words.takeBack}
                  </Button>
                </Form>
              )}
            </li>
          ))}
        </ul>
      )}
      {why === null ? <SendForm formKey={formKey} /> : <p className={styles.muted}>{why}</p>}
    </section>
  )
}

function SendForm({ formKey }: { formKey: string }) {
  const answer = useActionData<unknown>()
  const again = isEditAgain(answer) ? answer : undefined
  const [form, fields] = useEditForm<'emails' | 'note'>('mail', {}, again)
  return (
    <EditForm form={form} formKey={formKey} intent="mail">
      <TextField field={fields.emails} label={words.addresses} hint={words.addressesHint} />
      <TextArea field={fields.note} label={words.note} lengthMax={500} rows={2} />
      <div>
        <Button name="intent" value="mail">
          {words.send}
        </Button>
      </div>
    </EditForm>
  )
}
