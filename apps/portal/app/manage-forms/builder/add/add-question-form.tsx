import { useNavigation } from '@remix-run/react'
import {
  EditForm,
  GroupedSelect,
  SelectField,
  TextArea,
  useEditForm,
} from '../../../records/edit-form.tsx'
import { Button } from '../../../ui/button.tsx'
import { addWords as words } from '../builder.words.ts'
import styles from '../plate-form.module.css'
import { typeOptions } from '../question-types.ts'
import type { PartFormProps } from '../question/question-form.tsx'
import type { AddQuestionPage } from './add-page.ts'
import { useFirstField } from './use-first-field.ts'

/** What is asked, the kind of its answer, and where it goes; the rest is written once it is there. */
export function AddQuestionForm({
  page,
  formKey,
  rowVersion,
  again,
}: PartFormProps<AddQuestionPage>) {
  const [form, fields] = useEditForm<'label' | 'type' | 'place'>('add-question', page.start, again)
  const isSending = useNavigation().formMethod === 'POST'
  useFirstField(fields.label.id)
  return (
    <EditForm form={form} formKey={formKey} again={again} rowVersion={rowVersion} intent="save">
      <TextArea field={fields.label} label={words.label} lengthMax={2000} rows={2} />
      <GroupedSelect field={fields.type} label={words.type} groups={typeOptions} />
      <SelectField field={fields.place} label={words.place} options={page.places} />
      <div className={styles.buttons}>
        <Button name="intent" value="save" aria-disabled={isSending}>
          {words.add}
        </Button>
        <Button name="intent" value="addAndNext" aria-disabled={isSending}>
          {words.addAndNext}
        </Button>
      </div>
    </EditForm>
  )
}
