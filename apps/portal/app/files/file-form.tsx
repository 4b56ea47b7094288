import { useActionData, useNavigation } from '@remix-run/react'
import type { SearchPeople } from '@holdpoint/widgets/person-search'
import { AudienceFields, countIn, type AudienceOptions } from '../records/audience-fields.tsx'
import { isEditAgain, type Choice } from '../records/edit-again.ts'
import {
  DayField,
  EditForm,
  TextArea,
  TextField,
  useEditForm,
  TickField,
} from '../records/edit-form.tsx'
import { FindField } from '../records/find-field.tsx'
import styles from '../records/form-page.module.css'
import { formWords as askWords } from '../records/acknowledgement/acknowledgement.words.ts'
import { words as recordWords } from '../records/records.words.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { formWords as words } from './file.words.ts'

/** The fields of the form, by the names of the call. */
export type FileField =
  | 'name'
  | 'folder'
  | 'tags'
  | 'description'
  | 'ownerId'
  | 'approverId'
  | 'effectiveFrom'
  | 'reviewOn'
  | 'requireAck'
  | 'dueDays'
  | 'repeatMonths'
  | 'checkQuestion'
  | 'checkRight'
  | 'checkWrong'
  | 'countries'
  | 'districts'
  | 'departments'
  | 'businessUnits'
  | 'jobTitles'
  | 'crews'
  | 'personIds'

/** What the form of a file begins with. */
export type FileFormData = {
  start: { [Name in FileField]?: string | string[] }
  /** The people whom it names already, by field. */
  offered: Readonly<Record<'ownerId' | 'approverId' | 'personIds', readonly Choice[]>>
  options: AudienceOptions
  formKey: string
  rowVersion?: number
  backTo: string
}

interface FileFormProps {
  page: FileFormData
  submit: string
  search: SearchPeople
}

/** Everything that may be said of a file of the library, and whom it is for. */
export function FileForm({ page, submit, search }: FileFormProps) {
  const answer = useActionData<unknown>()
  const again = isEditAgain(answer) ? answer : undefined
  const [form, fields] = useEditForm<FileField>('file', page.start, again)
  const isSending = useNavigation().formMethod === 'POST'
  const find = { again, search, seekLabel: words.seek }
  return (
    <div className={styles.page}>
      <EditForm
        form={form}
        formKey={page.formKey}
        again={again}
        rowVersion={page.rowVersion}
        intent="save"
      >
        <TextField field={fields.name} label={words.name} lengthMax={150} />
        <div className={styles.pair}>
          <TextField
            field={fields.folder}
            label={words.folder}
            hint={words.folderHint}
            lengthMax={150}
          />
          <TextField field={fields.tags} label={words.tags} hint={words.tagsHint} />
        </div>
        <TextArea field={fields.description} label={words.description} lengthMax={1000} rows={4} />
        <FindField
          {...find}
          field={fields.approverId}
          label={words.approver}
          offered={page.offered.approverId}
          noneWord={words.nobody}
        />
        <FindField
          {...find}
          field={fields.ownerId}
          label={words.owner}
          hint={words.ownerHint}
          offered={page.offered.ownerId}
          noneWord={words.nobody}
        />
        <DayField
          field={fields.effectiveFrom}
          label={words.effectiveFrom}
          hint={words.effectiveHint}
        />
        <DayField field={fields.reviewOn} label={words.review} />
        <TickField field={fields.requireAck} label={words.requireAck} />
        <div className={styles.pair}>
          <TextField field={fields.dueDays} label={askWords.dueDays} />
          <TextField
            field={fields.repeatMonths}
            label={askWords.repeatMonths}
            hint={askWords.repeatHint}
          />
        </div>
        <TextField
          field={fields.checkQuestion}
          label={words.checkQuestion}
          hint={words.checkHint}
          lengthMax={500}
        />
        <div className={styles.pair}>
          <TextField field={fields.checkRight} label={words.checkRight} lengthMax={150} />
          <TextArea
            field={fields.checkWrong}
            label={words.checkWrong}
            hint={words.checkWrongHint}
            lengthMax={1000}
            rows={3}
          />
        </div>
        <AudienceFields
          fields={fields}
          options={page.options}
          required={noneRequired}
          again={again}
          offered={page.offered.personIds}
          counted={countIn(again)}
          search={search}
        />
        <div className={styles.buttons}>
          <Button tone="go" name="intent" value="save" aria-disabled={isSending}>
            {submit}
          </Button>
          <ButtonLink to={page.backTo}>{recordWords.cancel}</ButtonLink>
        </div>
      </EditForm>
    </div>
  )
}

const noneRequired = [] as const
