import { catalogue } from '@holdpoint/api'
import { paths } from '../../paths.ts'
import { readEdit, refusedBySchema } from '../../records/edit-form.server.ts'
import {
  isOfFields,
  leadDone,
  leadRefused,
  optionsOf,
  refusedEdit,
} from '../../records/record-post.server.ts'
import { formText } from '../../ui/form-text.ts'
import type { LotoPost } from './loto-posted.ts'

/**
 * Takes what is done at a point, and leads on to the next one. What was typed stays where a field is
 * wrong; what else stands in the way is said at the same point.
 */
export async function takeStep(post: LotoPost) {
  const { context, lotoId, form, request } = post
  const submission = readEdit(form, catalogue.loto.saveStep.input)
  const came = { reply: submission.reply, known: {} }
  if (submission.status !== 'success') {
    return refusedBySchema(came)
  }
  const step = submission.value
  const here = paths.lockout(lotoId, { point: step.stepId })
  const answer = await context.api.loto.saveStep(step, optionsOf(form))
  if (answer.status === 'problem' && step.event !== 'unlock' && isOfFields(answer.problem)) {
    return refusedEdit(answer, came, { request, forbidden: 'loto' })
  }
  if (answer.status !== 200) {
    // Somebody was quicker, and the fields beside which it could be said may be gone.
    return leadRefused(post, answer, { to: here, forbidden: 'loto' })
  }
  if (step.event === 'verify' && answer.content.state !== 'verified') {
    // What was read is kept, and stands in the way.
    const reply = () => submission.reply({ fieldErrors: { reading: [answer.message] } })
    return refusedBySchema({ ...came, reply })
  }
  const next = formText(form, 'next')
  return leadDone(post, next === '' ? here : paths.lockout(lotoId, { point: next }), answer.message)
}
