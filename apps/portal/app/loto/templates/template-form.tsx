import { useActionData, useNavigation } from '@remix-run/react'
import { isEditAgain, type Choice } from '../../records/edit-again.ts'
import { EditForm, TextArea, TextField, useEditForm } from '../../records/edit-form.tsx'
import { FindField } from '../../records/find-field.tsx'
import styles from '../../records/form-page.module.css'
import { words as recordWords } from '../../records/records.words.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { formWords as words } from './template.words.ts'

type Name =
  | 'title'
  | 'code'
  | 'equipmentCategory'
  | 'assetIds'
  | 'purpose'
  | 'notify'
  | 'shutdownSteps'
  | 'verification'
  | 'restorationSteps'
  | 'ppe'

/** What the form of a template's main part begins with. */
export type TemplateFormData = {
  start: { [Field in Name]?: string | string[] }
  /** The machines that it names already. */
  offered: readonly Choice[]
  /** Categories of the equipment; another one may be typed. */
  categories: readonly string[]
  formKey: string
  rowVersion?: number
  backTo: string
}

/** Everything that may be said of a template beside its points, whether it is written or edited. */
export function TemplateForm({ page }: { page: TemplateFormData }) {
  const answer = useActionData<unknown>()
  const again = isEditAgain(answer) ? answer : undefined
  const [form, fields] = useEditForm<Name>('template', page.start, again)
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
        <TextField field={fields.title} label={words.title} lengthMax={150} />
        <TextField field={fields.code} label={words.code} hint={words.codeHint} lengthMax={100} />
        <TextField
          field={fields.equipmentCategory}
          label={words.category}
          hint={words.categoryHint}
          lengthMax={100}
          suggestions={page.categories}
        />
        <FindField
          field={fields.assetIds}
          label={words.machines}
          hint={words.machinesHint}
          offered={page.offered}
          again={again}
          isMany
          seekLabel={words.seekMachine}
        />
        <TextArea field={fields.purpose} label={words.purpose} lengthMax={1000} />
        <TextArea field={fields.notify} label={words.notify} lengthMax={500} rows={2} />
        <TextArea
          field={fields.shutdownSteps}
          label={words.shutdown}
          hint={words.stepsHint}
          lengthMax={2000}
          rows={5}
        />
        <TextArea field={fields.verification} label={words.verification} lengthMax={1000} />
        <TextArea
          field={fields.restorationSteps}
          label={words.restoration}
          hint={words.restorationHint}
          lengthMax={2000}
          rows={5}
        />
        <TextArea field={fields.ppe} label={words.ppe} lengthMax={500} rows={2} />
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
