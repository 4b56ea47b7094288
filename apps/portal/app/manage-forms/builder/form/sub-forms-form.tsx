import { subFormCountMax, subFormEntriesMax } from '@holdpoint/forms'
import { EditForm, NumberField, SelectField, useEditForm } from '../../../records/edit-form.tsx'
import { RowsField } from '../../../records/rows-field.tsx'
import styles from '../plate-form.module.css'
import type { PartFormProps } from '../question/question-form.tsx'
import { SaveButton } from '../save-button.tsx'
import type { SubFormField, SubFormsPage } from './form-page.ts'
import { subFormWords as words } from './form.words.ts'

const fresh = { form: '', min: '0', max: '1' }

/** What is filled out below an entry: which forms, how many are wanted and how many there may be. */
export function SubFormsForm({ page, formKey, rowVersion, again }: PartFormProps<SubFormsPage>) {
  const [form] = useEditForm<'subForms'>('sub-forms-form', page.start, again)
  const { forms, formsWhy } = page
  return (
    <EditForm form={form} formKey={formKey} again={again} rowVersion={rowVersion} intent="save">
      <RowsField<SubFormField>
        form={form}
        name="subForms"
        legend={words.subForms}
        hint={words.hint}
        words={words.rows}
        fresh={fresh}
        rowsMax={subFormCountMax}
      >
        {(fields, row) => (
          <div className={styles.row}>
            <SelectField
              field={fields.form}
              label={words.form(row)}
              options={forms}
              {...(formsWhy !== null && { hint: formsWhy })}
            />
            <div className={styles.two}>
              <NumberField
                field={fields.min}
                label={words.min(row)}
                min={0}
                max={subFormEntriesMax}
              />
              <NumberField
                field={fields.max}
                label={words.max(row)}
                min={1}
                max={subFormEntriesMax}
              />
            </div>
          </div>
        )}
      </RowsField>
      <SaveButton name={words.save} />
    </EditForm>
  )
}
