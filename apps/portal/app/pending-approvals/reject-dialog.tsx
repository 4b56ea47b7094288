import type { EditAgain } from '../records/edit-again.ts'
import { MoveDialog } from '../records/move-dialog.tsx'
import { approvalKey, readApprovalKey, type ApprovalKey } from './approval-key.ts'
import type { ApprovalView } from './approvals.server.ts'
import { rejectionOf } from './rejection.ts'

interface RejectDialogProps {
  /** What the address asks about. */
  rejecting: ApprovalKey
  /** What waits by now. */
  items: readonly Pick<ApprovalView, 'key'>[]
  formKey: string
  closeTo: string
  again: EditAgain | undefined
}

/**
 * Asks why something is rejected. Where somebody else was quicker, that is said beside what was typed:
 * what waits still is rejected as it is by now, and what waits no more leaves the words alone.
 */
export function RejectDialog({ rejecting, items, formKey, closeTo, again }: RejectDialogProps) {
  const { kind, id } = rejecting
  const waiting = items.find(({ key }) => {
    const one = readApprovalKey(key)
    return one?.kind === kind && one.id === id
  })
  const late = again?.late
  const posted = readApprovalKey(again?.lastResult.initialValue?.['item']) ?? rejecting
  const item = late === undefined || waiting === undefined ? approvalKey(posted) : waiting.key
  return (
    <MoveDialog
      move={late === undefined || waiting !== undefined ? rejectionOf(rejecting) : late}
      rowVersion={0}
      {...{ formKey, closeTo, again }}
    >
      {() => <input type="hidden" name="item" value={item} />}
    </MoveDialog>
  )
}
