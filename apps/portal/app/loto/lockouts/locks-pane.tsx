import { Form, useActionData, useNavigation } from '@remix-run/react'
import { lotoRoleLabels, lotoRoles } from '@holdpoint/api/vocabulary'
import type { SearchPeople } from '@holdpoint/widgets/person-search'
import { isEditAgain } from '../../records/edit-again.ts'
import { EditForm, SelectField, TextField, useEditForm } from '../../records/edit-form.tsx'
import { FindField } from '../../records/find-field.tsx'
import { Button } from '../../ui/button.tsx'
import { Field, fieldControl } from '../../ui/field.tsx'
import { FormKey } from '../../ui/form-key.tsx'
import type { CrewsView } from './crews.server.ts'
import { LockRow } from './lock-row.tsx'
import type { LocksView } from './locks-view.server.ts'
import type { LotoView } from './loto-view.server.ts'
import { lockWords as words } from './loto.words.ts'
import styles from './locks-pane.module.css'

interface LocksPaneProps {
  view: LotoView
  locks: LocksView
  /** Null for who may name nobody. */
  crews: CrewsView | null
  search: SearchPeople
}

const roles = lotoRoles.map((role) => [role, lotoRoleLabels[role]] as const)

/** Who works under the lockout or is told of it: each with their lock, for how long, and how signed. */
export function LocksPane({ view: { can, formKey }, locks, crews, search }: LocksPaneProps) {
  const visitors = locks.filter(({ isVisitor }) => isVisitor).length
  return (
    <div className={styles.pane}>
      {locks.length === 0 && <p>{words.none}</p>}
      <ul className={styles.people}>
        {locks.map((line) => (
          <LockRow key={line.id} line={line} formKey={formKey} canAuthorize={can.authorize} />
        ))}
      </ul>
      {can.join && <Join formKey={formKey} />}
      {can.authorize && <AddPerson formKey={formKey} search={search} />}
      {/* Each begins anew once somebody has come by it. */}
      {crews !== null && <AddCrew key={`crew ${locks.length}`} {...{ formKey, crews }} />}
      {can.authorize && <AddVisitor key={`visitor ${visitors}`} formKey={formKey} />}
    </div>
  )
}

function Join({ formKey }: { formKey: string }) {
  const isSending = useNavigation().formMethod === 'POST'
  return (
    <Form method="post" preventScrollReset className={styles.join} aria-label={words.joining}>
      <FormKey value={formKey} />
      <Field id="join-role" label={words.joining}>
        <select {...fieldControl('join-role')} name="role">
          {roles.map(([role, name]) => (
            <option key={role} value={role}>
              {name}
            </option>
          ))}
        </select>
      </Field>
      <Button name="intent" value="join" aria-disabled={isSending}>
        {words.join}
      </Button>
    </Form>
  )
}

function AddPerson({ formKey, search }: { formKey: string; search: SearchPeople }) {
  const answer = useActionData<unknown>()
  const typed = isEditAgain(answer) ? answer.lastResult.initialValue : undefined
  // The dialogs beside it post moves and shares.
  const isOfDialog = typed?.['event'] !== undefined || typed?.['personIds'] !== undefined
  const isOfOther = typed?.['isVisitor'] !== undefined || typed?.['isCrew'] !== undefined
  const again = isEditAgain(answer) && !isOfDialog && !isOfOther ? answer : undefined
  const [form, fields] = useEditForm<'personId' | 'role'>('add-person', {}, again)
  return (
    <section className={styles.add} aria-labelledby="add-person-title">
      <h2 id="add-person-title">{words.add}</h2>
      <EditForm form={form} formKey={formKey} intent="addPerson">
        <FindField
          field={fields.personId}
          label={words.person}
          offered={[]}
          again={again}
          seekLabel={words.seekPerson}
          search={search}
        />
        <SelectField field={fields.role} label={words.role} options={roles} />
        <div>
          <Button name="intent" value="addPerson">
            {words.addChosen}
          </Button>
        </div>
      </EditForm>
    </section>
  )
}

/** Everybody of a crew in one press, such as those who are affected. */
function AddCrew({ formKey, crews }: { formKey: string; crews: CrewsView }) {
  const answer = useActionData<unknown>()
  const typed = isEditAgain(answer) ? answer.lastResult.initialValue : undefined
  const again = isEditAgain(answer) && typed?.['isCrew'] !== undefined ? answer : undefined
  const start = { crewId: crews.own, role: 'affected' }
  const [form, fields] = useEditForm<'crewId' | 'role'>('add-crew', start, again)
  return (
    <section className={styles.add} aria-labelledby="add-crew-title">
      <h2 id="add-crew-title">{words.crew}</h2>
      <p>{words.crewAbout}</p>
      <EditForm form={form} formKey={formKey} intent="addCrew">
        <input type="hidden" name="isCrew" value="true" />
        <SelectField
          field={fields.crewId}
          label={words.whichCrew}
          options={[['', words.chooseCrew], ...crews.options]}
        />
        <SelectField field={fields.role} label={words.role} options={roles} />
        <div>
          <Button name="intent" value="addCrew">
            {words.addAll}
          </Button>
        </div>
      </EditForm>
    </section>
  )
}

/** Somebody without an account, whose name and company are typed. */
function AddVisitor({ formKey }: { formKey: string }) {
  const answer = useActionData<unknown>()
  const typed = isEditAgain(answer) ? answer.lastResult.initialValue : undefined
  const again = isEditAgain(answer) && typed?.['isVisitor'] !== undefined ? answer : undefined
  const [form, fields] = useEditForm<'name' | 'company' | 'phone' | 'role'>(
    'add-visitor',
    {},
    again,
  )
  return (
    <section className={styles.add} aria-labelledby="add-visitor-title">
      <h2 id="add-visitor-title">{words.visitor}</h2>
      <p>{words.visitorAbout}</p>
      <EditForm form={form} formKey={formKey} intent="addVisitor">
        <input type="hidden" name="isVisitor" value="true" />
        <TextField field={fields.name} label={words.visitorName} lengthMax={150} />
        <TextField field={fields.company} label={words.company} lengthMax={150} />
        <TextField field={fields.phone} label={words.phone} lengthMax={100} />
        <SelectField field={fields.role} label={words.role} options={roles} />
        <div>
          <Button name="intent" value="addVisitor">
            {words.addChosen}
          </Button>
        </div>
      </EditForm>
    </section>
  )
}
