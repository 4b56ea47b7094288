import { useActionData, useNavigation } from '@remix-run/react'
import { isEditAgain } from '../records/edit-again.ts'
import { EditForm, TextField, useEditForm } from '../records/edit-form.tsx'
import styles from '../records/form-page.module.css'
import { words as recordWords } from '../records/records.words.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { words } from './group.words.ts'
import type { KeyArea } from './key-areas.tsx'
import { KeysField } from './keys-field.tsx'

/** What the form of a permission group begins with. */
export type GroupFormData = {
  start: { name: string; permissions: readonly string[] }
  areas: readonly KeyArea[]
  formKey: string
  rowVersion?: number
  backTo: string
}

/** The name of a permission group and the rights that it gives. */
export function GroupForm({ page }: { page: GroupFormData }) {
  const answer = useActionData<unknown>()
  const again = isEditAgain(answer) ? answer : undefined
  const [form, fields] = useEditForm<'name' | 'permissions'>('permission-group', page.start, again)
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
        <KeysField
          field={fields.permissions}
          label={words.rights}
          hint={words.rightsHint}
          areas={page.areas}
        />
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
