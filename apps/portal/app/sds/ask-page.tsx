import { useActionData, useNavigation } from '@remix-run/react'
import { paths } from '../paths.ts'
import { isEditAgain } from '../records/edit-again.ts'
import { EditForm, TextField, TickField, useEditForm } from '../records/edit-form.tsx'
import styles from '../records/form-page.module.css'
import { PictureField } from '../records/picture-field.tsx'
import { words as recordWords } from '../records/records.words.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Link } from '../ui/link.tsx'
import type { AlikeSheet, loadAskForm } from './ask-form.server.ts'
import { askWords as words } from './ask.words.ts'
import askStyles from './ask-page.module.css'
import { JoinForm } from './join-form.tsx'

interface AskPageProps {
  page: Awaited<ReturnType<typeof loadAskForm>>
}

type Field = 'productName' | 'manufacturer' | 'place' | 'photo' | 'isAnother'

/** Asks for a sheet that is missing; says first which ones of such a name are there or asked for. */
export function AskPage({ page }: AskPageProps) {
  const answer = useActionData<{ alike?: readonly AlikeSheet[] }>()
  const again = isEditAgain(answer) ? answer : undefined
  const [form, fields] = useEditForm<Field>('ask-for-sheet', page.start, again)
  const isSending = useNavigation().formMethod === 'POST'
  const alike = answer?.alike ?? page.alike
  return (
    <div className={styles.page}>
      <p>{words.why}</p>
      {alike.length > 0 && <Alike sheets={alike} formKey={page.formKey} />}
      <EditForm form={form} formKey={page.formKey} intent="ask" hasFile>
        {alike.length > 0 && <TickField field={fields.isAnother} label={words.another} />}
        <TextField field={fields.productName} label={words.product} lengthMax={150} />
        <TextField
          field={fields.manufacturer}
          label={words.manufacturer}
          hint={words.manufacturerHint}
          lengthMax={150}
        />
        <TextField field={fields.place} label={words.place} lengthMax={150} />
        <PictureField
          field={fields.photo}
          label={words.photo}
          hint={words.photoHint}
          hintThere={words.photoThere}
        />
        <div className={styles.buttons}>
          <Button tone="go" name="intent" value="ask" aria-disabled={isSending}>
            {words.ask}
          </Button>
          <ButtonLink to={paths.sds()}>{recordWords.cancel}</ButtonLink>
        </div>
      </EditForm>
    </div>
  )
}

/** The sheets that it may be: those that are there to open, those that are asked for to join. */
function Alike({ sheets, formKey }: { sheets: readonly AlikeSheet[]; formKey: string }) {
  return (
    <section className={askStyles.alike} aria-labelledby="alike">
      <h2 id="alike">{words.alike}</h2>
      <ul>
        {sheets.map((sheet) => (
          <li key={sheet.id}>
            <div>
              <Link to={paths.sheet(sheet.id)}>{sheet.productName}</Link>
              <p>
                <b>{sheet.number}</b> {sheet.manufacturer}
              </p>
              <p>{sheet.isInUse ? words.isThere : words.others(sheet.people)}</p>
            </div>
            {sheet.canJoin && (
              <JoinForm id={sheet.id} product={sheet.productName} formKey={formKey} />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
