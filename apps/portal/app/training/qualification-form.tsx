import { useActionData, useNavigation } from '@remix-run/react'
import {
  qualificationKindLabels,
  qualificationKinds,
  qualificationMonthsMax,
} from '@holdpoint/api/vocabulary'
import { options } from '../records/choices.ts'
import { isEditAgain } from '../records/edit-again.ts'
import {
  EditForm,
  NumberField,
  SelectField,
  TextArea,
  TextField,
  useEditForm,
} from '../records/edit-form.tsx'
import styles from '../records/form-page.module.css'
import { PartField } from '../records/part-field.tsx'
import { words as buttonWords } from '../records/records.words.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { qualificationWords } from './training.words.ts'

type Name = 'name' | 'kind' | 'description' | 'validMonths' | 'jobTitles'

/** What the form of a qualification begins with. */
export type QualificationFormData = {
  start: { [Field in Name]?: string | string[] }
  jobTitles: readonly (readonly [code: string, name: string, isRetired: boolean])[]
  formKey: string
  rowVersion?: number
  backTo: string
}

const words = qualificationWords.form

/** Everything that may be said of a qualification, whether it is added or edited. */
export function QualificationForm({ page }: { page: QualificationFormData }) {
  const answer = useActionData<unknown>()
  const again = isEditAgain(answer) ? answer : undefined
  const [form, fields] = useEditForm<Name>('qualification', page.start, again)
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
        <TextField field={fields.name} label={words.name} lengthMax={100} />
        <SelectField
          field={fields.kind}
          label={words.kind}
          options={options(qualificationKinds, qualificationKindLabels)}
        />
        <NumberField
          field={fields.validMonths}
          label={words.validMonths}
          hint={words.validHint}
          min={1}
          max={qualificationMonthsMax}
        />
        <TextArea field={fields.description} label={words.description} lengthMax={2000} rows={4} />
        <PartField field={fields.jobTitles} label={words.jobTitles} options={page.jobTitles} />
        <div className={styles.buttons}>
          <Button tone="go" name="intent" value="save" aria-disabled={isSending}>
            {words.save}
          </Button>
          <ButtonLink to={page.backTo}>{buttonWords.cancel}</ButtonLink>
        </div>
      </EditForm>
    </div>
  )
}
