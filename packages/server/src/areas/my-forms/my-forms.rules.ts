import {
  deletableStatuses,
  fillableStatuses,
  holdsAny,
  problem,
  type FormStatus,
  type PermissionKey,
} from '@holdpoint/api'
import { allowed, refused, type Verdict } from '../../records/verdict.ts'

/** Answers change only while the entry is being filled; a rejected one is corrected first. */
export function mayFill(status: FormStatus): Verdict {
  return fillableStatuses.includes(status)
    ? allowed
    : refused('This form is no longer open for filling.')
}

/**
 * A draft is its submitter's to delete. A submitted entry needs a key, and stays while an open
 * action hangs on it.
 */
export function mayDelete(
  entry: { status: FormStatus; isOwn: boolean; openActions: number },
  permissions: ReadonlySet<PermissionKey>,
): Verdict {
  if (entry.isOwn && deletableStatuses.includes(entry.status)) {
    return allowed
  }
  const keys: readonly PermissionKey[] = entry.isOwn
    ? ['delete_own_submissions', 'delete_all_submissions']
    : ['delete_all_submissions']
  if (!holdsAny(permissions, keys)) {
    return { ok: false, problem: problem('forbidden') }
  }
  return entry.openActions > 0
    ? refused('An open action hangs on this form. Close the action first.')
    : allowed
}

/** Where an entry goes when it is submitted: to its signers if it has any, else it is complete. */
export function statusAfterSubmit(pendingSigners: number): FormStatus {
  return pendingSigners > 0 ? 'in_review' : 'complete'
}
