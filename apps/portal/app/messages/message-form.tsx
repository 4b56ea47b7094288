import { useActionData, useNavigation } from '@remix-run/react'
import {
  messageCategories,
  messageCategoryLabels,
  messagePriorities,
  messagePriorityLabels,
  type MessageState,
} from '@holdpoint/api/vocabulary'
import type { SearchPeople } from '@holdpoint/widgets/person-search'
import { AudienceFields, countIn, type AudienceOptions } from '../records/audience-fields.tsx'
import { isEditAgain, type Choice } from '../records/edit-again.ts'
import {
  EditForm,
  MomentField,
  SelectField,
  TextArea,
  TextField,
  useEditForm,
  type EditField,
} from '../records/edit-form.tsx'
import styles from '../records/form-page.module.css'
import { PictureField } from '../records/picture-field.tsx'
import { words as recordWords } from '../records/records.words.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Tick } from '../ui/field.tsx'
import { formWords as words } from './message-page.words.ts'

/** What the form of a message begins with. */
export type MessageFormData = {
  start: Record<string, string | string[]>
  /** The people who are named already. */
  offered: readonly Choice[]
  options: AudienceOptions
  status: MessageState
  hasImage: boolean
  timeZone: string
  formKey: string
  rowVersion?: number
  backTo: string
}

type Name =
  | 'title'
  | 'category'
  | 'description'
  | 'image'
  | 'priority'
  | 'startsAt'
  | 'endsAt'
  | 'requireAck'
  | 'askAgain'
  | 'countries'
  | 'districts'
  | 'departments'
  | 'businessUnits'
  | 'jobTitles'
  | 'crews'
  | 'personIds'

const requiredParts = [
  'countries',
  'districts',
  'departments',
  'businessUnits',
  'jobTitles',
] as const

/** Everything that may be said of a message, whether it is written or edited. */
export function MessageForm({ page, search }: { page: MessageFormData; search: SearchPeople }) {
  const answer = useActionData<unknown>()
  const again = isEditAgain(answer) ? answer : undefined
  const [form, fields] = useEditForm<Name>('message', page.start, again)
  const isSending = useNavigation().formMethod === 'POST'
  const isDraft = page.status === 'draft'
  const ticked = (field: EditField) => field.initialValue === 'true'
  return (
    <div className={styles.page}>
      <EditForm
        form={form}
        formKey={page.formKey}
        again={again}
        rowVersion={page.rowVersion}
        intent="save"
        hasFile
      >
        {isDraft && <p>{words.needed}</p>}
        <TextField field={fields.title} label={words.title} lengthMax={150} />
        <div className={styles.pair}>
          <SelectField
            field={fields.category}
            label={words.category}
            options={[
              ['', words.choose],
              ...messageCategories.map((name) => [name, messageCategoryLabels[name]] as const),
            ]}
          />
          <SelectField
            field={fields.priority}
            label={words.priority}
            options={[
              ['', words.choose],
              ...messagePriorities.map((name) => [name, messagePriorityLabels[name]] as const),
            ]}
            hint={words.priorityHint}
          />
        </div>
        <TextArea field={fields.description} label={words.description} lengthMax={2000} rows={8} />
        <PictureField
          field={fields.image}
          label={words.image}
          hint={words.imageHint}
          hintThere={words.imageThere}
          isThere={page.hasImage}
        />
        <div className={styles.pair}>
          <MomentField
            field={fields.startsAt}
            label={words.starts}
            hint={words.zone(page.timeZone)}
          />
          <MomentField field={fields.endsAt} label={words.ends} hint={words.zone(page.timeZone)} />
        </div>
        <AudienceFields
          fields={fields}
          options={page.options}
          required={requiredParts}
          again={again}
          offered={page.offered}
          counted={countIn(again)}
          search={search}
        />
        <Tick
          name="requireAck"
          label={words.requireAck}
          defaultChecked={ticked(fields.requireAck)}
        />
        {page.status === 'active' && (
          <Tick name="askAgain" label={words.askAgain} defaultChecked={ticked(fields.askAgain)} />
        )}
        <div className={styles.buttons}>
          {isDraft && (
            <Button tone="go" name="intent" value="send" aria-disabled={isSending}>
              {words.send}
            </Button>
          )}
          <Button
            tone={isDraft ? 'plain' : 'go'}
            name="intent"
            value="save"
            aria-disabled={isSending}
          >
            {isDraft ? words.draft : words.save}
          </Button>
          <ButtonLink to={page.backTo}>{recordWords.cancel}</ButtonLink>
        </div>
      </EditForm>
    </div>
  )
}
