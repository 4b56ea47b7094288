import { useActionData, useNavigation } from '@remix-run/react'
import { isEditAgain } from '../../records/edit-again.ts'
import { DayField, EditForm, TextArea, TextField, useEditForm } from '../../records/edit-form.tsx'
import { FindField } from '../../records/find-field.tsx'
import styles from '../../records/form-page.module.css'
import { words as recordWords } from '../../records/records.words.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import type { loadInspectionForm } from './inspection-form.server.ts'
import { inspectionWords as words } from './template.words.ts'

type Field = 'machine' | 'inspectedOn' | 'personIds' | 'deviations' | 'corrected'

/** Records the yearly inspection of a template: what its certificate names, and what was found. */
export function InspectionForm({ page }: { page: Awaited<ReturnType<typeof loadInspectionForm>> }) {
  const answer = useActionData<unknown>()
  const again = isEditAgain(answer) ? answer : undefined
  const [form, fields] = useEditForm<Field>('inspection', page.start, again)
  const isSending = useNavigation().formMethod === 'POST'
  return (
    <div className={styles.page}>
      <p>{words.why}</p>
      <EditForm
        form={form}
        formKey={page.formKey}
        again={again}
        rowVersion={page.rowVersion}
        intent="save"
      >
        <TextField field={fields.machine} label={words.machine} lengthMax={150} />
        <DayField field={fields.inspectedOn} label={words.day} />
        <FindField
          field={fields.personIds}
          label={words.people}
          hint={words.peopleHint}
          offered={[]}
          again={again}
          isMany
          seekLabel={words.seekPeople}
        />
        <TextArea
          field={fields.deviations}
          label={words.deviations}
          hint={words.deviationsHint}
          lengthMax={1000}
          rows={3}
        />
        <TextArea field={fields.corrected} label={words.corrected} lengthMax={1000} rows={3} />
        <div className={styles.buttons}>
          <Button tone="go" name="intent" value="save" aria-disabled={isSending}>
            {words.save}
          </Button>
          <ButtonLink to={page.backTo}>{recordWords.cancel}</ButtonLink>
        </div>
      </EditForm>
    </div>
  )
}
