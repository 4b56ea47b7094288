import { attendeeEvents } from '@holdpoint/api'
import {
  leadDone,
  leadFailed,
  leadRefused,
  optionsOf,
  type RecordPost,
} from '../../records/record-post.server.ts'
import { formText } from '../../ui/form-text.ts'
import { crewWords } from './jsa.words.ts'

/** Takes who joins the crew, leaves it or comes back, from whichever page it was said. */
export async function takeAttendee(post: RecordPost & { jsaId: string }, to: string) {
  const { context, jsaId, form } = post
  const event = attendeeEvents.find((one) => one === formText(form, 'event'))
  const attendeeId = formText(form, 'attendeeId')
  if (event === undefined) {
    return leadFailed(post, to, crewWords.unknown)
  }
  const said = { jsaId, event, ...(attendeeId !== '' && { attendeeId }) }
  const answer = await context.api.jsa.attendeeActions(said, optionsOf(form))
  return answer.status === 200
    ? leadDone(post, to, answer.message)
    : leadRefused(post, answer, { to, forbidden: 'jsa' })
}
