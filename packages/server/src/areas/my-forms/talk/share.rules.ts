import { canShare, problem } from '@holdpoint/api'
import type { FormStatus } from '../../../db/schema.ts'
import type { Verdict } from '../my-forms.rules.ts'

/**
 * An entry is shared only once it is complete or in review (spec 4). One of limited access is its
 * submitter's to open to others: whoever was let in does not let in more.
 */
export function mayShare(entry: {
  status: FormStatus
  isLimited: boolean
  isOwn: boolean
}): Verdict {
  if (entry.isLimited && !entry.isOwn) {
    return refused('Access to this form is limited. Only its submitter can share it.')
  }
  return canShare(entry.status)
    ? { ok: true }
    : refused('A form can be shared once it is in review or completed.')
}

function refused(message: string): Verdict {
  return { ok: false, problem: problem('wrong_state', { message }) }
}
