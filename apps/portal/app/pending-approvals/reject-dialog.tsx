import { useNavigation } from '@remix-run/react'
import type { EditAgain } from '../records/edit-again.ts'
import { EditForm, TextArea, useEditForm } from '../records/edit-form.tsx'
import { Button, buttonClass } from '../ui/button.tsx'
import { Dialog, DialogActions } from '../ui/dialog.tsx'
import { Link } from '../ui/link.tsx'
import { approvalKey, type ApprovalKey } from './approval-key.ts'
import { words } from './approvals.words.ts'

interface RejectDialogProps {
  item: ApprovalKey
  formKey: string
  closeTo: string
  again: EditAgain | undefined
}

/** Asks why, before something is sent back. */
export function RejectDialog({ item, formKey, closeTo, again }: RejectDialogProps) {
  const [form, { reason }] = useEditForm<'reason'>('reject', {}, again)
  const isSending = useNavigation().formMethod === 'POST'
  return (
    <Dialog title={words.rejectTitle(item.number)} closeTo={closeTo}>
      <EditForm form={form} formKey={formKey} intent="reject">
        <input type="hidden" name="item" value={approvalKey(item)} />
        <TextArea field={reason} label={words.why} hint={words.whyHint} lengthMax={500} rows={3} />
        <DialogActions>
          <Link to={closeTo} replace preventScrollReset className={buttonClass()}>
            {words.cancel}
          </Link>
          <Button tone="danger" name="intent" value="reject" aria-disabled={isSending}>
            {words.reject}
          </Button>
        </DialogActions>
      </EditForm>
    </Dialog>
  )
}
