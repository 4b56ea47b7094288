import { redirect } from '@remix-run/node'
import { paths } from '../paths.ts'
import { leadDone, leadRefused, optionsOf, type RecordPost } from '../records/record-post.server.ts'
import { formText } from '../ui/form-text.ts'
import { recordWords } from './training.words.ts'

/** Takes what the page of a record posts: that it is deleted. */
export async function takeTrainingPost(post: RecordPost & { trainingRecordId: string }) {
  const { context, trainingRecordId, form } = post
  const here = paths.trainingRecord(trainingRecordId)
  if (formText(form, 'intent') !== 'delete') {
    return redirect(here)
  }
  const answer = await context.api.training.remove({ trainingRecordId }, optionsOf(form))
  return answer.status === 200
    ? leadDone(post, paths.training(), recordWords.deleted)
    : leadRefused(post, answer, { to: here, forbidden: 'training' })
}
