import { useNavigation } from '@remix-run/react'
import type { EditAgain } from '../records/edit-again.ts'
import { EditForm, TextArea, useEditForm } from '../records/edit-form.tsx'
import { words as recordWords } from '../records/records.words.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import { Dialog, DialogActions } from '../ui/dialog.tsx'
import { Link } from '../ui/link.tsx'
import { words } from './file.words.ts'

interface WaiveDialogProps {
  person: { id: string; name: string }
  closeTo: string
  formKey: string
  again: EditAgain | undefined
}

/** Asks why somebody need not acknowledge a file. */
export function WaiveDialog({ person, closeTo, formKey, again }: WaiveDialogProps) {
  const [form, fields] = useEditForm<'reason'>('waive-form', {}, again)
  const isSending = useNavigation().formMethod === 'POST'
  return (
    <Dialog title={words.waiveOf(person.name)} closeTo={closeTo}>
      <EditForm form={form} formKey={formKey} intent="waive">
        <input type="hidden" name="personId" value={person.id} />
        <TextArea field={fields.reason} label={recordWords.reason} lengthMax={500} rows={3} />
        <DialogActions>
          <Link to={closeTo} replace preventScrollReset className={buttonClass()}>
            {recordWords.cancel}
          </Link>
          <Button name="intent" value="waive" tone="go" aria-disabled={isSending}>
            {words.waive}
          </Button>
        </DialogActions>
      </EditForm>
    </Dialog>
  )
}
