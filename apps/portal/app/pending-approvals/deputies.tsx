import { Form, useNavigation } from '@remix-run/react'
import { searchPeople } from '../fill-out/saving/search-people.ts'
import type { EditAgain } from '../records/edit-again.ts'
import { DayField, EditForm, useEditForm } from '../records/edit-form.tsx'
import { FindField } from '../records/find-field.tsx'
import { Button, ButtonLink, buttonClass } from '../ui/button.tsx'
import { Dialog, DialogActions } from '../ui/dialog.tsx'
import { FormKey } from '../ui/form-key.tsx'
import { Link } from '../ui/link.tsx'
import type { DeputyView } from './approvals.server.ts'
import { words } from './approvals.words.ts'
import styles from './approvals.module.css'

interface DeputiesProps {
  deputies: readonly DeputyView[]
  formKey: string
  nameTo: string
}

/** Who decides for the person now or later. */
export function Deputies({ deputies, formKey, nameTo }: DeputiesProps) {
  return (
    <section className={styles.deputies} aria-labelledby="deputies">
      <h2 id="deputies">{words.deputies}</h2>
      {deputies.length === 0 && <p>{words.nobody}</p>}
      <ul>
        {deputies.map(({ id, name, days }) => (
          <li key={id}>
            <span>
              <b>{name}</b>
              <small>{days}</small>
            </span>
            <Form method="post" preventScrollReset>
              <FormKey value={formKey} />
              <input type="hidden" name="id" value={id} />
              <Button name="intent" value="endDelegation" aria-label={words.endOf(name)}>
                {words.end}
              </Button>
            </Form>
          </li>
        ))}
      </ul>
      <ButtonLink to={nameTo} preventScrollReset>
        {words.name}
      </ButtonLink>
    </section>
  )
}

interface DelegateDialogProps {
  /** The first day that may be chosen. */
  from: string
  formKey: string
  closeTo: string
  again: EditAgain | undefined
}

/** Asks who stands in, and on which days. */
export function DelegateDialog({ from, formKey, closeTo, again }: DelegateDialogProps) {
  const [form, fields] = useEditForm<'personId' | 'startsOn' | 'endsOn'>(
    'delegate',
    { startsOn: from, endsOn: from },
    again,
  )
  const isSending = useNavigation().formMethod === 'POST'
  return (
    <Dialog title={words.name} closeTo={closeTo} size="roomy">
      <EditForm form={form} formKey={formKey} intent="delegate">
        <FindField
          field={fields.personId}
          label={words.person}
          hint={words.personHint}
          seekLabel={words.seekPerson}
          offered={[]}
          again={again}
          search={searchPeople}
        />
        <div className={styles.days}>
          <DayField field={fields.startsOn} label={words.startsOn} from={from} />
          <DayField field={fields.endsOn} label={words.endsOn} from={from} />
        </div>
        <DialogActions>
          <Link to={closeTo} replace preventScrollReset className={buttonClass()}>
            {words.cancel}
          </Link>
          <Button tone="go" name="intent" value="delegate" aria-disabled={isSending}>
            {words.save}
          </Button>
        </DialogActions>
      </EditForm>
    </Dialog>
  )
}
