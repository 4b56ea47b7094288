import { useActionData } from '@remix-run/react'
import { isEditAgain } from '../records/edit-again.ts'
import { EditForm, SelectField, TextArea, useEditForm } from '../records/edit-form.tsx'
import { Button } from '../ui/button.tsx'
import { Link } from '../ui/link.tsx'
import styles from './decision.module.css'
import type { ElevatedView, FurtherLink } from './further-view.ts'
import { words } from './further.words.ts'

/** What an entry was elevated from and to, and the form by which it is taken further. */
export function ElevatedPane({ view }: { view: ElevatedView }) {
  const { from, to, open, closed } = view
  return (
    <section className={styles.part} aria-labelledby="elevated">
      <h2 id="elevated">{words.elevated}</h2>
      {from === null && to.length === 0 && <p>{words.nothing}</p>}
      {from !== null && <Ends title={words.from} ends={[from]} />}
      {to.length > 0 && <Ends title={words.to} ends={to} />}
      {open.length + closed.length > 0 && <h3>{words.elevate}</h3>}
      {closed.map(({ formId, title, why }) => (
        <p key={formId} className={styles.muted}>
          {title}: {why}
        </p>
      ))}
      {open.length > 0 && <ElevateForm view={view} />}
    </section>
  )
}

function Ends({ title, ends }: { title: string; ends: readonly FurtherLink[] }) {
  return (
    <>
      <h3>{title}</h3>
      <ul className={styles.people}>
        {ends.map(({ key, title: form, number, to, by, at, reason }) => (
          <li key={key}>
            {to === null ? (
              <b>
                {form}, {number} ({words.notOpen})
              </b>
            ) : (
              <Link to={to}>
                {form}, {number}
              </Link>
            )}
            <span className={styles.muted}>
              {words.by(by)}, <time dateTime={at.at}>{at.words}</time>
              {reason !== '' && `: ${reason}`}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}

function ElevateForm({ view: { open, formKey } }: { view: ElevatedView }) {
  const answer = useActionData<unknown>()
  const again = isEditAgain(answer) ? answer : undefined
  const start = open.length === 1 ? { formId: open[0]?.formId } : {}
  const [form, fields] = useEditForm<'formId' | 'reason'>('elevate', start, again)
  const targets = open.map(({ formId, title }) => [formId, title] as const)
  return (
    <EditForm form={form} formKey={formKey} intent="elevate">
      <p>{words.elevateHint}</p>
      <SelectField
        field={fields.formId}
        label={words.target}
        options={open.length === 1 ? targets : [['', words.chooseTarget], ...targets]}
      />
      <TextArea field={fields.reason} label={words.reason} lengthMax={500} rows={2} />
      <div>
        <Button tone="go" name="intent" value="elevate">
          {words.go}
        </Button>
      </div>
    </EditForm>
  )
}
