import { useNavigation } from '@remix-run/react'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Dialog, DialogActions } from '../../ui/dialog.tsx'
import { Link } from '../../ui/link.tsx'
import type { EditAgain } from '../edit-again.ts'
import { EditForm, TextArea, useEditForm } from '../edit-form.tsx'
import { words as recordWords } from '../records.words.ts'
import { words } from './acknowledgement.words.ts'

interface WaiveDialogProps {
  person: { id: string; name: string }
  /** Something is asked of them still. */
  isOpen: boolean
  closeTo: string
  formKey: string
  again: EditAgain | undefined
}

/** Asks why somebody need not acknowledge what is asked of them. */
export function WaiveDialog({ person, isOpen, closeTo, formKey, again }: WaiveDialogProps) {
  const [form, fields] = useEditForm<'reason'>('waive-form', {}, again)
  const isSending = useNavigation().formMethod === 'POST'
  return (
    <Dialog title={words.waiveOf(person.name)} closeTo={closeTo}>
      <EditForm form={form} formKey={formKey} intent="waive">
        <input type="hidden" name="personId" value={person.id} />
        <TextArea field={fields.reason} label={recordWords.reason} lengthMax={500} rows={3} />
        <DialogActions>
          <Link to={closeTo} replace preventScrollReset className={buttonClass()}>
            {isOpen ? recordWords.cancel : recordWords.close}
          </Link>
          {isOpen && (
            <Button name="intent" value="waive" tone="go" aria-disabled={isSending}>
              {words.waive}
            </Button>
          )}
        </DialogActions>
      </EditForm>
    </Dialog>
  )
}
