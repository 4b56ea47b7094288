import { useActionData, useNavigation } from '@remix-run/react'
import {
  inquiryCategories,
  inquiryCategoryLabels,
  inquiryPriorities,
  inquiryPriorityLabels,
} from '@holdpoint/api/vocabulary'
import { options } from '../records/choices.ts'
import { isEditAgain } from '../records/edit-again.ts'
import { EditForm, SelectField, TextArea, TextField, useEditForm } from '../records/edit-form.tsx'
import styles from '../records/form-page.module.css'
import { words as recordWords } from '../records/records.words.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { formWords as words } from './inquiry.words.ts'

type Name = 'subject' | 'description' | 'category' | 'priority' | 'page'

/** What the form of an inquiry begins with. */
export type InquiryFormData = {
  start: { [Field in Name]?: string }
  isNew: boolean
  formKey: string
  rowVersion?: number
  backTo: string
}

/** What is asked of the administrators, whether anew or edited. */
export function InquiryForm({ page }: { page: InquiryFormData }) {
  const answer = useActionData<unknown>()
  const again = isEditAgain(answer) ? answer : undefined
  const [form, fields] = useEditForm<Name>('inquiry', page.start, again)
  const isSending = useNavigation().formMethod === 'POST'
  return (
    <div className={styles.page}>
      <EditForm
        form={form}
        formKey={page.formKey}
        again={again}
        rowVersion={page.rowVersion}
        intent="save"
      >
        <TextField field={fields.subject} label={words.subject} lengthMax={150} />
        <TextArea field={fields.description} label={words.description} lengthMax={1000} rows={5} />
        <div className={styles.pair}>
          <SelectField
            field={fields.category}
            label={words.category}
            options={options(inquiryCategories, inquiryCategoryLabels)}
          />
          <SelectField
            field={fields.priority}
            label={words.priority}
            options={options(inquiryPriorities, inquiryPriorityLabels)}
          />
        </div>
        <TextField field={fields.page} label={words.page} hint={words.pageHint} lengthMax={500} />
        <div className={styles.buttons}>
          <Button tone="go" name="intent" value="save" aria-disabled={isSending}>
            {page.isNew ? words.send : words.save}
          </Button>
          <ButtonLink to={page.backTo}>{recordWords.cancel}</ButtonLink>
        </div>
      </EditForm>
    </div>
  )
}
