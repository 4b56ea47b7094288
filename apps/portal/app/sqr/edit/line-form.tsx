import { useActionData, useNavigation } from '@remix-run/react'
import { sqrParts, type DeclaredLines, type SqrPartName } from '@holdpoint/api/vocabulary'
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

/** What the form of one line begins with. */
export type LineFormData = {
  part: SqrPartName
  sqrId: string
  number: string
  start: DeclaredStart
  choices: DeclaredChoices
  /** Null for a new one. */
  lineId: string | null
  formKey: string
  rowVersion: number
  backTo: string
}

/** What the form of a line is called. */
export function lineTitle({ part, lineId }: Pick<LineFormData, 'part' | 'lineId'>): string {
  return lineId === null ? words.addLine(declared(part).one) : words.editLine(declared(part).one)
}

function declared(part: SqrPartName): DeclaredLines {
  const lines = sqrParts.find(({ name }) => name === part)
  if (lines === undefined) {
    throw new Error(`A report has no part “${part}”.`)
  }
  return lines
}

/** One line of any part of a report. */
export function LineForm({ page, search }: { page: LineFormData; search: SearchPeople }) {
  const answer = useActionData<unknown>()
  const again = isEditAgain(answer) ? answer : undefined
  const [form, at] = useEditForm<string>(`sqr-${page.part}`, page.start, again)
  const isSending = useNavigation().formMethod === 'POST'
  const { fields, max } = declared(page.part)
  return (
    <div className={styles.page}>
      <EditForm
        form={form}
        formKey={page.formKey}
        again={again}
        rowVersion={page.rowVersion}
        intent="save"
      >
        <DeclaredFieldset
          fields={fields}
          at={at}
          choices={page.choices}
          again={again}
          search={search}
        />
        <div className={styles.buttons}>
          <Button tone="go" name="intent" value="save" aria-disabled={isSending}>
            {words.save}
          </Button>
          {page.lineId === null && max > 1 && (
            <Button name="intent" value="another" aria-disabled={isSending}>
              {words.another}
            </Button>
          )}
          <ButtonLink to={page.backTo}>{recordWords.cancel}</ButtonLink>
        </div>
      </EditForm>
    </div>
  )
}
