import { Form, useActionData, useNavigation } from '@remix-run/react'
import type { SearchPeople } from '@holdpoint/widgets/person-search'
import { isEditAgain } from '../records/edit-again.ts'
import { EditForm, useEditForm } from '../records/edit-form.tsx'
import { FindField } from '../records/find-field.tsx'
import { Button } from '../ui/button.tsx'
import { FormKey } from '../ui/form-key.tsx'
import type { AccessView } from './decision-view.ts'
import { words } from './decision.words.ts'
import styles from './decision.module.css'

interface AccessPaneProps {
  view: AccessView
  search: SearchPeople
}

/** Whom an entry is open to, and the switch that limits it to them (spec 2, access control). */
export function AccessPane({ view, search }: AccessPaneProps) {
  const { formKey, rowVersion, isLimited, canChange, people } = view
  const isSending = useNavigation().formMethod === 'POST'
  // Who may change it ticks those whom it is shared with; they stand in the form below.
  const listed = canChange ? people.filter(({ as }) => as !== 'shared') : people
  return (
    <section className={styles.part} aria-labelledby="access">
      <h2 id="access">{words.limited}</h2>
      <p>{words.limitedHint}</p>
      <p>
        <b>{isLimited ? words.isOn : words.isOff}</b>
      </p>
      {canChange && (
        <Form method="post" preventScrollReset>
          <FormKey value={formKey} />
          <input type="hidden" name="rowVersion" value={rowVersion} />
          <input type="hidden" name="isLimitedAccess" value={String(!isLimited)} />
          <Button name="intent" value="access" aria-disabled={isSending}>
            {isLimited ? words.turnOff : words.turnOn}
          </Button>
        </Form>
      )}
      <h3>{words.people}</h3>
      <ul className={styles.people}>
        {listed.map(({ id, name, as }) => (
          <li key={id}>
            <b>{name}</b>
            <span className={styles.muted}>{words.as[as]}</span>
          </li>
        ))}
      </ul>
      {canChange && <PeopleForm key={rowVersion} view={view} search={search} />}
    </section>
  )
}

/** Whom it is shared with: ticked, found by name, and saved together. */
function PeopleForm({ view, search }: AccessPaneProps) {
  const { formKey, rowVersion, isLimited, people } = view
  const answer = useActionData<unknown>()
  const again = isEditAgain(answer) ? answer : undefined
  const shared = people.filter(({ as }) => as === 'shared')
  const start = { personIds: shared.map(({ id }) => id) }
  const [form, fields] = useEditForm<'personIds'>('access-people', start, again)
  return (
    <EditForm
      form={form}
      formKey={formKey}
      again={again}
      rowVersion={rowVersion}
      intent="access-people"
    >
      <input type="hidden" name="isLimitedAccess" value={String(isLimited)} />
      <FindField
        field={fields.personIds}
        label={words.sharedWith}
        hint={words.sharedHint}
        offered={shared.map(({ id, name }) => ({ id, name, detail: null }))}
        again={again}
        isMany
        seekLabel={words.seekPerson}
        search={search}
      />
      <div>
        <Button name="intent" value="access-people">
          {words.savePeople}
        </Button>
      </div>
    </EditForm>
  )
}
