import { useActionData, useNavigation } from '@remix-run/react'
import { isEditAgain } from '../records/edit-again.ts'
import { EditForm, useEditForm } from '../records/edit-form.tsx'
import styles from '../records/form-page.module.css'
import { words as recordWords } from '../records/records.words.ts'
import { TicksField } from '../records/ticks-field.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import type { KeyArea } from './key-areas.tsx'
import { OwnKeysField } from './own-keys-field.tsx'
import { words } from './person-rights.words.ts'

type List = 'groupIds' | 'grants' | 'denies'

/** What the form of a person's rights begins with. */
export type PersonRightsFormData = {
  start: { readonly [Field in List]: readonly string[] } & {
    /** All three as the form was opened on them: what was changed is told from that. */
    had: string
  }
  /** The groups that can be chosen: id and name. */
  groups: readonly (readonly [id: string, name: string])[]
  areas: readonly KeyArea[]
  formKey: string
  backTo: string
}

/** The groups of a person, and what is given and denied to them alone. */
export function PersonRightsForm({ page }: { page: PersonRightsFormData }) {
  const answer = useActionData<unknown>()
  const again = isEditAgain(answer) ? answer : undefined
  const [form, fields] = useEditForm<List | 'had'>('person-rights', page.start, again)
  const isSending = useNavigation().formMethod === 'POST'
  return (
    <div className={styles.page}>
      <EditForm form={form} formKey={page.formKey} intent="save">
        <input type="hidden" name={fields.had.name} value={textOf(fields.had.initialValue)} />
        {page.groups.length === 0 ? (
          <p>{words.noGroups}</p>
        ) : (
          <TicksField
            field={fields.groupIds}
            label={words.groups}
            hint={words.groupsHint}
            options={page.groups}
          />
        )}
        <OwnKeysField grants={fields.grants} denies={fields.denies} areas={page.areas} />
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

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')
