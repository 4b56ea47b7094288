import { addedAtOnceMax } from '@holdpoint/forms'
import {
  EditForm,
  GroupedSelect,
  SelectField,
  TextArea,
  useEditForm,
} from '../../../records/edit-form.tsx'
import { addWords as words } from '../builder.words.ts'
import { typeOptions } from '../question-types.ts'
import type { PartFormProps } from '../question/question-form.tsx'
import { SaveButton } from '../save-button.tsx'
import type { AddQuestionsPage } from './add-page.ts'
import { useFirstField } from './use-first-field.ts'

/** What is asked line by line, with the kind of answer that all of it has. */
export function AddQuestionsForm({
  page,
  formKey,
  rowVersion,
  again,
}: PartFormProps<AddQuestionsPage>) {
  type Name = keyof AddQuestionsPage['start']
  const [form, fields] = useEditForm<Name>('add-questions', page.start, again)
  useFirstField(fields.labels.id)
  return (
    <EditForm form={form} formKey={formKey} again={again} rowVersion={rowVersion} intent="save">
      <TextArea
        field={fields.labels}
        label={words.labels}
        hint={words.labelsHint(addedAtOnceMax)}
        rows={8}
      />
      <GroupedSelect field={fields.type} label={words.type} groups={typeOptions} />
      <SelectField field={fields.place} label={words.place} options={page.places} />
      <SaveButton name={words.add} />
    </EditForm>
  )
}
