import type { Problem } from '@holdpoint/api'
import type { NoAccessType } from '../../paths.ts'
import { refusedByCall } from '../edit-form.server.ts'
import { isLate, leadFailed, throwUnlessSayable, type RecordPost } from '../record-post.server.ts'

interface Refused {
  answer: { problem: Problem; requestId: string }
  came: Parameters<typeof refusedByCall>[0]
  /** The page with the people. */
  here: string
  forbidden: NoAccessType
}

/**
 * What comes of a waiver that was refused. Of whom nothing is asked any more there is no dialog in
 * which it could be said: that leads back to the people.
 */
export function refusedWaiver(post: RecordPost, { answer, came, here, forbidden }: Refused) {
  throwUnlessSayable(answer, post.request, forbidden)
  const { problem } = answer
  const ofPerson = problem.fields.find(({ path }) => path === 'personId')
  return isLate(problem) || ofPerson !== undefined
    ? leadFailed(post, here, ofPerson?.message ?? problem.message)
    : refusedByCall(came, problem)
}
