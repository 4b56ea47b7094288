import { useActionData, useNavigation } from '@remix-run/react'
import { formTypeSortOrderMax } from '@holdpoint/api/vocabulary'
import { isEditAgain } from '../records/edit-again.ts'
import {
  EditForm,
  NumberField,
  TextArea,
  TextField,
  useEditForm,
  TickField,
} from '../records/edit-form.tsx'
import styles from '../records/form-page.module.css'
import { words as recordWords } from '../records/records.words.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { formWords as words } from './form-type.words.ts'
import { IconField } from './icon-field.tsx'

type Name = 'name' | 'description' | 'icon' | 'sortOrder' | 'isActive'

/** What the form of a form type begins with. */
export type FormTypeFormData = {
  start: { [Field in Name]?: string }
  isNew: boolean
  formKey: string
  rowVersion?: number
  backTo: string
}

/** Everything that may be said of a form type, whether it is made or edited. */
export function FormTypeForm({ page }: { page: FormTypeFormData }) {
  const answer = useActionData<unknown>()
  const again = isEditAgain(answer) ? answer : undefined
  const [form, fields] = useEditForm<Name>('form-type', page.start, again)
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
        <TextArea field={fields.description} label={words.description} lengthMax={500} rows={3} />
        <IconField field={fields.icon} label={words.icon} />
        <NumberField
          field={fields.sortOrder}
          label={words.place}
          hint={page.isNew ? words.placeNew : words.placeKept}
          min={0}
          max={formTypeSortOrderMax}
        />
        <TickField field={fields.isActive} label={words.isActive} />
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
