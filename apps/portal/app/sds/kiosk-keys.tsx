import { Form, useNavigation } from '@remix-run/react'
import { paths } from '../paths.ts'
import type { EditAgain } from '../records/edit-again.ts'
import { EditForm, SelectField, TextField, useEditForm } from '../records/edit-form.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { FormKey } from '../ui/form-key.tsx'
import { Answers, Question } from '../ui/question.tsx'
import { keyWords as words } from './kiosk.words.ts'
import type { KioskKeyView } from './kiosk-keys.server.ts'
import styles from './kiosk-keys.module.css'

interface NewCodeProps {
  pads: readonly (readonly [id: string, name: string])[]
  formKey: string
  again: EditAgain | undefined
}

/** Asks for which pad a code is, and where it will hang. */
export function NewCode({ pads, formKey, again }: NewCodeProps) {
  const [form, fields] = useEditForm<'padId' | 'name'>('kiosk-form', {}, again)
  const isSending = useNavigation().formMethod === 'POST'
  return (
    <section className={styles.plate} aria-labelledby="add-code">
      <h2 id="add-code">{words.add}</h2>
      <EditForm form={form} formKey={formKey} intent="add">
        <SelectField field={fields.padId} label={words.pad} options={pads} />
        <TextField field={fields.name} label={words.name} hint={words.nameHint} lengthMax={100} />
        <p>
          <Button name="intent" value="add" tone="go" aria-disabled={isSending}>
            {words.make}
          </Button>
        </p>
      </EditForm>
    </section>
  )
}

/** Every code: which pad it opens, who made it, and when it was last used. */
export function KioskKeys({ keys }: { keys: readonly KioskKeyView[] }) {
  return (
    <section aria-labelledby="codes">
      <h2 id="codes">{words.list}</h2>
      {keys.length === 0 ? (
        <p className={styles.muted}>{words.none}</p>
      ) : (
        <ul className={styles.list}>
          {keys.map((key) => (
            <li key={key.id} className={styles.plate}>
              <h3>
                {key.padName}, {key.name}
              </h3>
              <p className={key.isLiving ? styles.living : styles.muted}>
                {key.isLiving ? words.living : words.ended}
              </p>
              <p>
                {words.made(key.madeBy)} <When moment={key.made} />
                {key.ended !== null && (
                  <>
                    , {words.endedBy(key.ended.by)} <When moment={key.ended.on} />
                  </>
                )}
              </p>
              <p>
                {key.lastUsed === null ? (
                  words.neverUsed
                ) : (
                  <>
                    {words.lastUsed} <When moment={key.lastUsed} />
                  </>
                )}
              </p>
              {key.isLiving && (
                <p>
                  <ButtonLink
                    to={paths.kioskKeys({ dialog: 'revoke', id: key.id })}
                    preventScrollReset
                    aria-label={`${words.end}: ${key.padName}, ${key.name}`}
                  >
                    {words.end}
                  </ButtonLink>
                </p>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function When({ moment: { instant, shown, exact } }: { moment: KioskKeyView['made'] }) {
  return (
    <time dateTime={instant} title={exact}>
      {shown}
    </time>
  )
}

/** Asks before a code is ended, with No as the nearer answer. */
export function EndCode({ ending, formKey }: { ending: KioskKeyView; formKey: string }) {
  const list = paths.kioskKeys()
  return (
    <Question
      title={words.endTitle}
      asks={
        <>
          {words.endQuestion}{' '}
          <b>
            {ending.padName}, {ending.name}
          </b>
          ?
        </>
      }
      closeTo={list}
    >
      <p>{words.endMeans}</p>
      <Form method="post" action={list}>
        <FormKey value={formKey} />
        <input type="hidden" name="kioskId" value={ending.id} />
        <input type="hidden" name="rowVersion" value={ending.rowVersion} />
        <Answers noTo={list} name="intent" value="revoke" />
      </Form>
    </Question>
  )
}
