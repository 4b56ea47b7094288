import type { FormMetadata } from '@conform-to/react'
import {
  DecimalField,
  EditForm,
  SelectField,
  TextField,
  useEditForm,
  TickField,
} from '../../../records/edit-form.tsx'
import { FindField } from '../../../records/find-field.tsx'
import { RowsField } from '../../../records/rows-field.tsx'
import styles from '../plate-form.module.css'
import type { PartFormProps } from '../question/question-form.tsx'
import { SaveButton } from '../save-button.tsx'
import { Condition } from './approval-condition.tsx'
import type { ApprovalField, ApprovalPage, ApprovalStart, SignatureField } from './form-page.ts'
import { approvalWords as words } from './form.words.ts'

/** What happens to an entry once it is handed in: who approves and signs it, and where it goes further. */
export function ApprovalForm({ page, formKey, rowVersion, again }: PartFormProps<ApprovalPage>) {
  const [form, fields] = useEditForm<keyof ApprovalStart>('approval-form', page.start, again)
  return (
    <EditForm form={form} formKey={formKey} again={again} rowVersion={rowVersion} intent="save">
      <ApprovalRows form={form} page={page} />
      <SignatureRows form={form} page={page} />
      <TickField field={fields.allowSelfApproval} label={words.allowSelfApproval} />
      <TickField field={fields.bulkApprove} label={words.bulkApprove} />
      <FindField
        field={fields.elevatesTo}
        label={words.elevatesTo}
        hint={words.elevatesHint}
        offered={page.forms}
        again={again}
        isMany
        seekLabel={words.seekForm}
      />
      <SaveButton name={words.save} />
    </EditForm>
  )
}

const modes = Object.entries(words.modes)
const places = Object.entries(words.places)
const freshAsked = { meaning: '', by: 'manager', place: '', mode: 'all' }
const fresh = { ...freshAsked, hours: '', of: '', is: '', value: '', rule: '', said: '' }

interface RowsProps {
  form: FormMetadata
  page: ApprovalPage
}

function ApprovalRows({ form, page }: RowsProps) {
  const { approvers, groupsWhy, questions, tests } = page
  return (
    <RowsField<ApprovalField>
      form={form}
      name="approvals"
      legend={words.approvals}
      hint={words.approvalsHint}
      words={words.rows}
      fresh={fresh}
      rowsMax={10}
    >
      {(fields, row) => (
        <div className={styles.row}>
          <TextField field={fields.meaning} label={words.meaning(row)} lengthMax={100} />
          <SelectField
            field={fields.by}
            label={words.by(row)}
            options={approvers}
            {...(groupsWhy !== null && { hint: groupsWhy })}
          />
          <SelectField
            field={fields.place}
            label={words.place(row)}
            options={places}
            hint={words.placeHint}
          />
          <SelectField field={fields.mode} label={words.mode(row)} options={modes} />
          <DecimalField field={fields.hours} label={words.hours(row)} />
          <Condition {...{ fields, row, questions, tests }} />
        </div>
      )}
    </RowsField>
  )
}

function SignatureRows({ form, page: { approvers, groupsWhy } }: RowsProps) {
  const { meaning, by, place, mode } = words.signature
  return (
    <RowsField<SignatureField>
      form={form}
      name="signatures"
      legend={words.signatures}
      hint={words.signaturesHint}
      words={words.signatureRows}
      fresh={freshAsked}
      rowsMax={10}
    >
      {(fields, row) => (
        <div className={styles.row}>
          <TextField field={fields.meaning} label={meaning(row)} lengthMax={100} />
          <SelectField
            field={fields.by}
            label={by(row)}
            options={approvers}
            {...(groupsWhy !== null && { hint: groupsWhy })}
          />
          <SelectField
            field={fields.place}
            label={place(row)}
            options={places}
            hint={words.placeHint}
          />
          <SelectField field={fields.mode} label={mode(row)} options={modes} />
        </div>
      )}
    </RowsField>
  )
}
