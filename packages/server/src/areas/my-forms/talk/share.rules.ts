import { canShare, type FormStatus } from '@holdpoint/api'
import { allowed, refused, type Verdict } from '../../../records/verdict.ts'

/** An entry is shared only once it is complete or in review (spec 4). */
export function isSharedNow(status: FormStatus): Verdict {
  return canShare(status)
    ? allowed
    : refused('A form can be shared once it is in review or completed.')
}

/**
 * Whether somebody may share an entry now. One of limited access is its submitter's to open to
 * others: whoever was let in does not let in more.
 */
export function mayShare(entry: {
  status: FormStatus
  isLimited: boolean
  isOwn: boolean
}): Verdict {
  if (entry.isLimited && !entry.isOwn) {
    return refused('Access to this form is limited. Only its submitter can share it.')
  }
  return isSharedNow(entry.status)
}
