import { useActionData, useNavigation } from '@remix-run/react'
import type { SearchPeople } from '@holdpoint/widgets/person-search'
import { isEditAgain, type Choice } from '../records/edit-again.ts'
import {
  DayField,
  EditForm,
  SelectField,
  TextArea,
  TextField,
  useEditForm,
} from '../records/edit-form.tsx'
import { FindField } from '../records/find-field.tsx'
import styles from '../records/form-page.module.css'
import { words as buttonWords } from '../records/records.words.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { recordWords } from './training.words.ts'

type Name = 'personId' | 'qualificationId' | 'level' | 'number' | 'issuedOn' | 'expiresOn' | 'note'

/** What the form of a record begins with. */
export type TrainingFormData = {
  start: { [Field in Name]?: string }
  /** Who is named already. */
  offered: readonly Choice[]
  /** Who of them does not work here any more, so that nothing can be recorded of them anew. */
  left?: string | undefined
  qualifications: readonly (readonly [id: string, name: string])[]
  formKey: string
  rowVersion?: number
  backTo: string
  /** Whether it leads back to the matrix, where somebody lacks it. */
  isOfMatrix?: boolean
}

const words = recordWords.form

/** Everything that may be said of what somebody holds, whether it is recorded or edited. */
export function TrainingForm({ page, search }: { page: TrainingFormData; search: SearchPeople }) {
  const answer = useActionData<unknown>()
  const again = isEditAgain(answer) ? answer : undefined
  const [form, fields] = useEditForm<Name>('training', page.start, again)
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
        <FindField
          field={fields.personId}
          label={words.person}
          {...(page.left && { hint: words.hasLeft(page.left) })}
          offered={page.offered}
          again={again}
          seekLabel={words.seek}
          search={search}
        />
        <SelectField
          field={fields.qualificationId}
          label={words.qualification}
          options={[['', words.choose], ...page.qualifications]}
        />
        <DayField field={fields.issuedOn} label={words.issuedOn} />
        <DayField field={fields.expiresOn} label={words.expiresOn} hint={words.expiresHint} />
        <div className={styles.pair}>
          <TextField field={fields.level} label={words.level} lengthMax={100} />
          <TextField field={fields.number} label={words.number} lengthMax={100} />
        </div>
        <TextArea field={fields.note} label={words.note} lengthMax={500} rows={3} />
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
