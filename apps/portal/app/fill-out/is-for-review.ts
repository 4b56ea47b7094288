import { canonicalStatus } from '@holdpoint/api'

/** Whether a form that was submitted waits for its signatures now, whichever spelling says so. */
export function isForReview(formStatus: string): boolean {
  return canonicalStatus(formStatus) === 'in_review'
}
