import { useActionData, useNavigation } from '@remix-run/react'
import { searchPeople } from '../fill-out/saving/search-people.ts'
import { isEditAgain } from '../records/edit-again.ts'
import { EditForm, useEditForm } from '../records/edit-form.tsx'
import styles from '../records/form-page.module.css'
import { words as recordWords } from '../records/records.words.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { PersonFields, type PersonField } from './person-fields.tsx'
import type { PersonFormData } from './person-form.server.ts'

/** Edits who a person is and where they work. */
export function PersonForm({ page, backTo }: { page: PersonFormData; backTo: string }) {
  const answer = useActionData<unknown>()
  const again = isEditAgain(answer) ? answer : undefined
  const [form, fields] = useEditForm<PersonField>('person', page.start, again)
  const isSending = useNavigation().formMethod === 'POST'
  const { options, companies, managers, formKey, rowVersion } = page
  return (
    <div className={styles.page}>
      <EditForm {...{ form, formKey, again, rowVersion }} intent="save">
        {/* What the company was, so that a form that is posted twice says the same twice. */}
        <input type="hidden" name="companyCodeBefore" value={page.start['companyCode']} />
        <input type="hidden" name="companyNameBefore" value={page.start['companyName']} />
        <PersonFields
          {...{ fields, options, companies, managers, again }}
          search={searchPeople}
          isNew={false}
        />
        <div className={styles.buttons}>
          <Button tone="go" name="intent" value="save" aria-disabled={isSending}>
            {recordWords.save}
          </Button>
          <ButtonLink to={backTo}>{recordWords.cancel}</ButtonLink>
        </div>
      </EditForm>
    </div>
  )
}
