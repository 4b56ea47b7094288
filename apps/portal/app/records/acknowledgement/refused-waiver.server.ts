import type { Problem } from '@holdpoint/api'
import type { NoAccessType } from '../../paths.ts'
import { refusedByCall } from '../edit-form.server.ts'
import { peopleIn } from '../people.server.ts'
import { throwUnlessSayable, type RecordPost } from '../record-post.server.ts'
import { formText } from '../../ui/form-text.ts'

interface Refused {
  answer: { problem: Problem; requestId: string }
  came: Parameters<typeof refusedByCall>[0]
  forbidden: NoAccessType
}

/**
 * What comes of a waiver that was refused: why, and the form as it was typed. Of whom nothing is asked
 * any more the page cannot name, so they come along.
 */
export async function refusedWaiver(post: RecordPost, { answer, came, forbidden }: Refused) {
  throwUnlessSayable(answer, post.request, forbidden)
  const { problem } = answer
  const known = await peopleIn({ personId: formText(post.form, 'personId') }, ['personId'], post)
  const ofPerson = problem.fields.find(({ path }) => path === 'personId')
  // There is no field of the person beside which it could stand.
  const said =
    ofPerson === undefined ? problem : { ...problem, fields: [], message: ofPerson.message }
  return refusedByCall({ ...came, known }, said)
}
