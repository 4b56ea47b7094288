import { useNavigation } from '@remix-run/react'
import { EditForm, TextField, useEditForm } from '../../../records/edit-form.tsx'
import { Button } from '../../../ui/button.tsx'
import { addWords as words } from '../builder.words.ts'
import styles from '../plate-form.module.css'
import type { PartFormProps } from '../question/question-form.tsx'
import type { AddSectionPage } from './add-page.ts'
import { useFirstField } from './use-first-field.ts'

/** What a section is called; the rest is written once it is there. */
export function AddSectionForm({
  page,
  formKey,
  rowVersion,
  again,
}: PartFormProps<AddSectionPage>) {
  const [form, fields] = useEditForm<'title'>('add-section', page.start, again)
  const isSending = useNavigation().formMethod === 'POST'
  useFirstField(fields.title.id)
  return (
    <EditForm form={form} formKey={formKey} again={again} rowVersion={rowVersion} intent="save">
      <TextField field={fields.title} label={words.sectionTitle} />
      <p className={styles.hint}>
        {page.behind === null ? words.atEnd : words.behind(page.behind)}
      </p>
      <Button name="intent" value="save" aria-disabled={isSending}>
        {words.add}
      </Button>
    </EditForm>
  )
}
