import { Form, useActionData, useNavigation } from '@remix-run/react'
import type { SearchPeople } from '@holdpoint/widgets/person-search'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Dialog, DialogActions } from '../../ui/dialog.tsx'
import { FormKey } from '../../ui/form-key.tsx'
import { Link } from '../../ui/link.tsx'
import { useScripted } from '../../ui/use-scripted.ts'
import { isEditAgain } from '../edit-again.ts'
import { EditForm, useEditForm } from '../edit-form.tsx'
import { FindField } from '../find-field.tsx'
import type { ShareView } from './share-view.ts'
import styles from './share-dialog.module.css'
import { words } from './share.words.ts'

export interface ShareDialogProps {
  /** What tells the record from others. */
  record: { title: string; number: string }
  /** Who has it by a share. */
  shared: readonly ShareView[]
  formKey: string
  closeTo: string
  search: SearchPeople
}

/** Shares a record with people, and takes a share back; posts the intents `share` and `unshare`. */
export function ShareDialog({ record, shared, formKey, closeTo, search }: ShareDialogProps) {
  const answer = useActionData<unknown>()
  const again = isEditAgain(answer) ? answer : undefined
  const [form, fields] = useEditForm<'personIds'>('share', {}, again)
  const isSending = useNavigation().formMethod === 'POST'
  // Without a script Enter in the search field finds: it would share before anybody is chosen.
  const entered = useScripted() ? 'share' : 'find:personIds'
  return (
    <Dialog title={words.share} closeTo={closeTo} size="roomy">
      <p className={styles.record}>
        <b>{record.title}</b>
        <small>{record.number}</small>
      </p>
      <EditForm form={form} formKey={formKey} intent={entered}>
        <FindField
          field={fields.personIds}
          label={words.people}
          hint={words.hint}
          offered={[]}
          again={again}
          isMany
          seekLabel={words.seek}
          search={search}
        />
        <DialogActions>
          <Link to={closeTo} replace preventScrollReset className={buttonClass()}>
            {words.cancel}
          </Link>
          <Button name="intent" value="share" tone="go" aria-disabled={isSending}>
            {words.share}
          </Button>
        </DialogActions>
      </EditForm>
      <SharedPeople shared={shared} formKey={formKey} isSending={isSending} />
    </Dialog>
  )
}

type SharedPeopleProps = Pick<ShareDialogProps, 'shared' | 'formKey'> & { isSending: boolean }

function SharedPeople({ shared, formKey, isSending }: SharedPeopleProps) {
  return shared.length === 0 ? null : (
    <section aria-labelledby="shared-with" className={styles.shared}>
      <h3 id="shared-with">{words.sharedWith}</h3>
      <ul>
        {shared.map(({ id, name, by, canTakeBack }) => (
          <li key={id}>
            <p>
              <b>{name}</b>
              <small>{by}</small>
            </p>
            {canTakeBack && (
              <Form method="post" preventScrollReset>
                <FormKey value={formKey} />
                <input type="hidden" name="personId" value={id} />
                <Button
                  name="intent"
                  value="unshare"
                  aria-label={words.takeBackFrom(name)}
                  aria-disabled={isSending}
                >
                  {words.takeBack}
                </Button>
              </Form>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
