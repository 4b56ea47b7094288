import { EditForm, TextArea, useEditForm } from '../../../records/edit-form.tsx'
import type { PartFormProps } from '../question/question-form.tsx'
import { SaveButton } from '../save-button.tsx'
import type { JsonPage } from './form-page.ts'
import { wholeWords as words } from './form.words.ts'

/** The definition whole, for those who write or paste it. */
export function JsonForm({ page, formKey, rowVersion, again }: PartFormProps<JsonPage>) {
  const [form, fields] = useEditForm<'definition'>('json-form', page.start, again)
  return (
    <EditForm form={form} formKey={formKey} again={again} rowVersion={rowVersion} intent="save">
      <TextArea field={fields.definition} label={words.json} hint={words.jsonHint} rows={24} />
      <SaveButton name={words.saveJson} />
    </EditForm>
  )
}
