import { useState } from 'react'
import { Form, useActionData, useNavigation } from '@remix-run/react'
import type { SearchPeople } from '@holdpoint/widgets/person-search'
import { paths } from '../paths.ts'
import { options } from '../records/choices.ts'
import { isEditAgain } from '../records/edit-again.ts'
import { EditForm, SelectField, useEditForm } from '../records/edit-form.tsx'
import { FindField } from '../records/find-field.tsx'
import styles from '../records/form-page.module.css'
import { words as recordWords } from '../records/records.words.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { FormKey } from '../ui/form-key.tsx'
import { useScripted } from '../ui/use-scripted.ts'
import { BatchLines } from './batch-lines.tsx'
import { changedIn, groupDeeds, lookedIn, type BatchView } from './group-deeds.ts'
import type { GroupPeoplePage } from './group-people.server.ts'
import { severalWords as words } from './group.words.ts'

interface GroupPeopleProps {
  page: GroupPeoplePage
  search: SearchPeople
}

/** Puts several people into a group or takes them out, and then offers to take that back. */
export function GroupPeople({ page, search }: GroupPeopleProps) {
  const changed = changedIn(useActionData<unknown>())
  return (
    <div className={styles.page}>
      {changed === null ? (
        <GroupPeopleForm page={page} search={search} />
      ) : (
        <Changed changed={changed} page={page} />
      )}
    </div>
  )
}

function GroupPeopleForm({ page, search }: GroupPeopleProps) {
  const answer = useActionData<unknown>()
  const again = isEditAgain(answer) ? answer : undefined
  const looked = lookedIn(again)
  // What would change is said of the form as it was: not of another one.
  const [changedSince, setChangedSince] = useState<BatchView | null>(null)
  const [form, fields] = useEditForm<'deed' | 'userIds'>('group-people', page.start, again)
  const isSending = useNavigation().formMethod === 'POST'
  // Without a script Enter in the search field finds people.
  const entered = useScripted() ? 'look' : 'find:userIds'
  return (
    <EditForm form={form} formKey={page.formKey} intent={entered}>
      <div className={styles.fields} onChange={() => setChangedSince(looked)}>
        <SelectField
          field={fields.deed}
          label={words.deed}
          options={options(groupDeeds, words.deeds)}
        />
        <FindField
          field={fields.userIds}
          label={words.people}
          hint={words.peopleHint}
          offered={page.offered}
          again={again}
          isMany
          seekLabel={words.seek}
          search={search}
        />
      </div>
      {looked !== null && looked !== changedSince && (
        <BatchLines title={words.wouldChange} none={words.wouldNot} batch={looked} />
      )}
      <div className={styles.buttons}>
        <Button tone="go" name="intent" value="apply" aria-disabled={isSending}>
          {words.apply}
        </Button>
        <Button name="intent" value="look" aria-disabled={isSending}>
          {words.look}
        </Button>
        <ButtonLink to={paths.permissionGroup(page.groupId)}>{recordWords.cancel}</ButtonLink>
      </div>
    </EditForm>
  )
}

function Changed({ changed, page }: { changed: BatchView; page: GroupPeoplePage }) {
  const isSending = useNavigation().formMethod === 'POST'
  return (
    <>
      <BatchLines title={words.changed} none={words.nobodyChanged} batch={changed} />
      <div className={styles.buttons}>
        <ButtonLink to={paths.permissionGroup(page.groupId)}>{words.back}</ButtonLink>
        {changed.undo !== null && (
          <Form method="post">
            <FormKey value={page.formKey} />
            <input type="hidden" name="changes" value={changed.undo} />
            <Button name="intent" value="undo" aria-disabled={isSending}>
              {words.undo}
            </Button>
          </Form>
        )}
      </div>
    </>
  )
}
