import { useActionData } from '@remix-run/react'
import type { Audience } from '@holdpoint/api'
import type { SearchPeople } from '@holdpoint/widgets/person-search'
import { AudienceFields, countIn } from '../records/audience-fields.tsx'
import { isEditAgain } from '../records/edit-again.ts'
import { EditForm, useEditForm } from '../records/edit-form.tsx'
import styles from '../records/form-page.module.css'
import { words as recordWords } from '../records/records.words.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import type { loadRule } from './notify.server.ts'
import { words } from './notify.words.ts'

interface RuleFormProps {
  page: Awaited<ReturnType<typeof loadRule>>
  search: SearchPeople
}

/** Whom a rule tells. */
export function RuleForm({ page, search }: RuleFormProps) {
  const answer = useActionData<unknown>()
  const again = isEditAgain(answer) ? answer : undefined
  const [form, fields] = useEditForm<keyof Audience>('rule', page.start, again)
  return (
    <div className={styles.page}>
      <EditForm
        form={form}
        formKey={page.formKey}
        intent="save"
        rowVersion={page.rowVersion}
        again={again}
      >
        {page.form !== null && <p>{words.ofForm(page.form.title)}</p>}
        <p>{words.whom}</p>
        <AudienceFields
          fields={fields}
          options={page.options}
          required={noneRequired}
          again={again}
          offered={page.offered}
          counted={countIn(again)}
          search={search}
        />
        <div className={styles.buttons}>
          <Button tone="go" name="intent" value="save">
            {words.save}
          </Button>
          <ButtonLink to={page.backTo}>{recordWords.cancel}</ButtonLink>
        </div>
      </EditForm>
    </div>
  )
}

const noneRequired = [] as const
