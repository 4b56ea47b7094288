import { useActionData, useNavigation } from '@remix-run/react'
import { EntryHead } from '../fill-out/entry-head.tsx'
import { searchPeople } from '../fill-out/saving/search-people.ts'
import entryStyles from '../entry-files/entry-files.module.css'
import { isEditAgain } from '../records/edit-again.ts'
import { EditForm, TextArea, useEditForm } from '../records/edit-form.tsx'
import { FindField } from '../records/find-field.tsx'
import { words as recordWords } from '../records/records.words.ts'
import { DialogActions } from '../ui/dialog.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { useScripted } from '../ui/use-scripted.ts'
import type { HandOverView } from './hand-over.server.ts'
import { words } from './hand-over.words.ts'

/**
 * Asks who goes on with a form. It is a page of its own, so that what was typed into the form is saved
 * before it is left.
 */
export function HandOverPage({ head, formKey, back, here }: HandOverView) {
  const answer = useActionData<unknown>()
  const again = isEditAgain(answer) ? answer : undefined
  const [form, fields] = useEditForm<'personId' | 'word'>('hand-over', {}, again)
  const isSending = useNavigation().formMethod === 'POST'
  // Without a script Enter in the search field finds: it would hand over before anybody is chosen.
  const entered = useScripted() ? 'handOver' : 'find:personId'
  return (
    <article className={entryStyles.page}>
      <EntryHead view={head} backTo="ongoing" here={here} />
      <section className={entryStyles.part} aria-labelledby="hand-over-title">
        <h2 id="hand-over-title">{words.title}</h2>
        <p>{words.about}</p>
        <EditForm form={form} formKey={formKey} intent={entered}>
          <input type="hidden" name="isHandOver" value="true" />
          <FindField
            field={fields.personId}
            label={words.to}
            offered={[]}
            again={again}
            seekLabel={words.seek}
            search={searchPeople}
          />
          <TextArea
            field={fields.word}
            label={words.word}
            hint={words.wordHint}
            lengthMax={500}
            rows={3}
          />
          <DialogActions>
            <ButtonLink to={back}>{recordWords.cancel}</ButtonLink>
            <Button name="intent" value="handOver" tone="go" aria-disabled={isSending}>
              {words.handOver}
            </Button>
          </DialogActions>
        </EditForm>
      </section>
    </article>
  )
}
