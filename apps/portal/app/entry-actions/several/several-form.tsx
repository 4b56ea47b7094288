import { useNavigation } from '@remix-run/react'
import { actionPriorities, actionPriorityLabels } from '@holdpoint/api/vocabulary'
import type { SearchPeople } from '@holdpoint/widgets/person-search'
import { formWords, words as pageWords } from '../../actions/action-page.words.ts'
import { RowTick } from '../../lists/ticks/row-tick.tsx'
import { idsIn } from '../../records/choices.ts'
import type { EditAgain } from '../../records/edit-again.ts'
import {
  DayField,
  EditForm,
  SelectField,
  TextField,
  useEditForm,
} from '../../records/edit-form.tsx'
import { FindField } from '../../records/find-field.tsx'
import { words as recordWords } from '../../records/records.words.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import type { SeveralPage } from './several.server.ts'
import { words } from './several.words.ts'
import styles from './several-form.module.css'

interface SeveralFormProps {
  page: SeveralPage
  again: EditAgain | undefined
  search: SearchPeople
}

/** An action on each answer that has failed: what is to be done of each, the rest once for all. */
export function SeveralForm({ page, again, search }: SeveralFormProps) {
  const { questions, offered, formKey, back } = page
  const [form, fields] = useEditForm<string>('several', startOf(page), again)
  const isSending = useNavigation().formMethod === 'POST'
  const wanted = idsIn(fields['wanted']?.initialValue)
  return (
    <EditForm form={form} formKey={formKey} intent="save">
      <fieldset className={styles.questions}>
        <legend>{words.questions}</legend>
        <p>{words.each}</p>
        <ul>
          {questions.map(({ key, label, text, note, raised }, place) => {
            const title = fields[`title-${key}`]
            return (
              <li key={key}>
                <RowTick
                  name="wanted"
                  value={key}
                  label={words.tick(label)}
                  isTicked={wanted.includes(key)}
                />
                <div>
                  <p>
                    <b>{pageWords.asked(label, text)}</b>
                    {raised > 0 && <small>{words.hasOne(raised)}</small>}
                  </p>
                  <input type="hidden" name={`note-${key}`} value={note} />
                  {title !== undefined && (
                    <TextField field={title} label={words.action(place + 1)} lengthMax={150} />
                  )}
                </div>
              </li>
            )
          })}
        </ul>
      </fieldset>
      <h2>{words.together}</h2>
      {fields['assigneeIds'] !== undefined && (
        <FindField
          field={fields['assigneeIds']}
          label={formWords.assignees}
          offered={offered}
          again={again}
          isMany
          seekLabel={pageWords.seekPerson}
          search={search}
        />
      )}
      <div className={styles.pair}>
        {fields['dueOn'] !== undefined && (
          <DayField field={fields['dueOn']} label={formWords.due} />
        )}
        {fields['priority'] !== undefined && (
          <SelectField
            field={fields['priority']}
            label={formWords.priority}
            options={actionPriorities.map((name) => [name, actionPriorityLabels[name]])}
          />
        )}
      </div>
      <div className={styles.buttons}>
        <Button tone="go" name="intent" value="save" aria-disabled={isSending}>
          {words.raise}
        </Button>
        <ButtonLink to={back}>{recordWords.cancel}</ButtonLink>
      </div>
    </EditForm>
  )
}

/** What the form begins with: what has an action already is not ticked. */
function startOf({ questions, dueOn }: SeveralPage): Record<string, unknown> {
  return {
    dueOn,
    priority: 'medium',
    wanted: questions.flatMap(({ key, raised }) => (raised === 0 ? [key] : [])),
    ...Object.fromEntries(questions.map(({ key, title }) => [`title-${key}`, title])),
  }
}
