import { useActionData, useNavigation } from '@remix-run/react'
import { sqrHeaderGroups } from '@holdpoint/api/vocabulary'
import type { SearchPeople } from '@holdpoint/widgets/person-search'
import {
  DeclaredFieldset,
  type DeclaredChoices,
} from '../../records/declared/declared-fieldset.tsx'
import type { DeclaredStart } from '../../records/declared/declared-start.ts'
import { isEditAgain } from '../../records/edit-again.ts'
import { EditForm, useEditForm } from '../../records/edit-form.tsx'
import styles from '../../records/form-page.module.css'
import { words as recordWords } from '../../records/records.words.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { editWords as words } from './edit.words.ts'

/** What the form of the header begins with. */
export type SqrFormData = {
  start: DeclaredStart
  choices: DeclaredChoices
  isDraft: boolean
  formKey: string
  rowVersion?: number
  backTo: string
}

/** What is said of an event, group by group, whether it is reported or edited. */
export function SqrForm({ page, search }: { page: SqrFormData; search: SearchPeople }) {
  const answer = useActionData<unknown>()
  const again = isEditAgain(answer) ? answer : undefined
  const [form, at] = useEditForm<string>('sqr', page.start, again)
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
        {sqrHeaderGroups.map(({ name, title, fields }) => (
          <DeclaredFieldset
            key={name}
            title={title}
            fields={fields}
            at={at}
            choices={page.choices}
            again={again}
            search={search}
          />
        ))}
        <div className={styles.buttons}>
          <Button tone="go" name="intent" value="save" aria-disabled={isSending}>
            {page.isDraft ? words.draft : words.save}
          </Button>
          <ButtonLink to={page.backTo}>{recordWords.cancel}</ButtonLink>
        </div>
      </EditForm>
    </div>
  )
}
