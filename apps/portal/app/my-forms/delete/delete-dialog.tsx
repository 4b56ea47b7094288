import { Form, useNavigation } from '@remix-run/react'
import { sentences } from '@holdpoint/api'
import { paths } from '../../paths.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Dialog, DialogActions } from '../../ui/dialog.tsx'
import { FormKey } from '../../ui/form-key.tsx'
import { Link } from '../../ui/link.tsx'
import type { MyFormRow } from '../list/my-forms.rows.server.ts'
import type { Moment } from '../../records/moment.ts'
import { MomentTime } from '../../records/moment-time.tsx'
import { addressOf, type MyFormsSearch } from '../search/my-forms.search.ts'
import { words } from '../my-forms.words.ts'
import styles from './delete-dialog.module.css'

interface DeleteDialogProps {
  /** The list behind the dialog. */
  search: MyFormsSearch
  row: MyFormRow
  formKey: string
}

/** One way to write a date in dialogs: see `momentOf`. */
function startedOf({ started: { instant, day, clock, exact } }: MyFormRow): Moment {
  return { at: instant, short: `${day}, ${clock}`, exact }
}

/** The specification's question, with No as the nearer answer. */
export function DeleteDialog({ search, row, formKey }: DeleteDialogProps) {
  const list = paths.myForms(addressOf(search))
  const isSending = useNavigation().formMethod === 'POST'
  return (
    <Dialog title={words.remove} closeTo={list}>
      <p>{sentences.myForms.confirmDelete}</p>
      <p className={styles.entry}>
        <b>{row.title}</b>
        <small>
          <MomentTime moment={startedOf(row)} />
        </small>
      </p>
      <Form method="post">
        <FormKey value={formKey} />
        <input type="hidden" name="id" value={row.id} />
        <input type="hidden" name="rowVersion" value={row.rowVersion} />
        <DialogActions>
          <Link to={list} replace preventScrollReset className={buttonClass()} data-focus-first="">
            {sentences.buttons.no}
          </Link>
          <Button tone="danger" name="intent" value="delete" aria-disabled={isSending}>
            {sentences.buttons.yes}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  )
}
