import { canonicalStatus } from '@holdpoint/api'
import { fillWords } from './fill-out.words.ts'

/** What is said of a form that was submitted, whichever spelling its status has. */
export function saidOfSubmit({
  formStatus,
  isUnchanged,
}: {
  formStatus: string
  isUnchanged: boolean
}): { tone: 'success' | 'info'; text: string } {
  if (isUnchanged) {
    return { tone: 'info', text: fillWords.submittedUnchanged }
  }
  const isForReview = canonicalStatus(formStatus) === 'in_review'
  const text = isForReview ? fillWords.submittedForSignature : fillWords.submitted
  return { tone: 'success', text }
}
