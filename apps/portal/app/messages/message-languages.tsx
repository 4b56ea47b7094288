import { Form, useActionData, useNavigation } from '@remix-run/react'
import { paths } from '../paths.ts'
import { isEditAgain } from '../records/edit-again.ts'
import { EditForm, TextArea, TextField, useEditForm } from '../records/edit-form.tsx'
import parts from '../records/record-parts.module.css'
import { words as recordWords } from '../records/records.words.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { FormKey } from '../ui/form-key.tsx'
import { Link } from '../ui/link.tsx'
import styles from './message-page.module.css'
import { formWords, words } from './message-page.words.ts'
import type { LanguagesView } from './message-view.server.ts'

interface MessageLanguagesProps {
  id: string
  languages: LanguagesView
}

/** The further languages of a message, and the form that says it in the one that is asked for. */
export function MessageLanguages({ id, languages: { list, form } }: MessageLanguagesProps) {
  return (
    <div className={parts.part}>
      <ul className={styles.rows}>
        {list.map(({ code, name, state, to }) => (
          <li key={code}>
            <Link to={to} lang={code} aria-current={form?.language === code ? 'true' : undefined}>
              {name}
            </Link>
            <small>{state}</small>
          </li>
        ))}
      </ul>
      {form !== null && <TextForm key={form.language} id={id} form={form} />}
    </div>
  )
}

function TextForm({ id, form: text }: { id: string; form: NonNullable<LanguagesView['form']> }) {
  const answer = useActionData<unknown>()
  const again = isEditAgain(answer) ? answer : undefined
  const [form, fields] = useEditForm<'title' | 'description'>('text', text.start, again)
  const isSending = useNavigation().formMethod === 'POST'
  return (
    <section className={styles.body} aria-labelledby="in-language">
      <h2 id="in-language">{words.inLanguage(text.name, text.first)}</h2>
      <EditForm form={form} formKey={text.formKey} intent="saveText">
        <input type="hidden" name="language" value={text.language} />
        <input type="hidden" name="edition" value={text.edition} />
        <TextField field={fields.title} label={formWords.title} lengthMax={150} />
        <TextArea
          field={fields.description}
          label={formWords.description}
          lengthMax={2000}
          rows={8}
        />
        <div className={styles.buttons}>
          <Button name="intent" value="saveText" aria-disabled={isSending}>
            {words.saveText}
          </Button>
          <ButtonLink to={paths.message(id, { pane: 'languages' })} preventScrollReset>
            {recordWords.cancel}
          </ButtonLink>
        </div>
      </EditForm>
      {text.isThere && (
        <Form method="post" preventScrollReset>
          <FormKey value={text.formKey} />
          <input type="hidden" name="language" value={text.language} />
          <Button tone="quiet" name="intent" value="removeText" aria-disabled={isSending}>
            {words.removeText(text.name)}
          </Button>
        </Form>
      )}
    </section>
  )
}
