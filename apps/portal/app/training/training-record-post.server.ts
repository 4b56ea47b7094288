import { redirect } from '@remix-run/node'
import { paths } from '../paths.ts'
import { addFiles, removeFile } from '../records/record-files.server.ts'
import { leadDone, leadRefused, optionsOf, type RecordPost } from '../records/record-post.server.ts'
import { formText } from '../ui/form-text.ts'
import { recordWords } from './training.words.ts'

const forbidden = 'training'

/** Takes what the page of a record posts: its file, or that it is deleted. */
export async function takeTrainingPost(post: RecordPost & { trainingRecordId: string }) {
  const { context, trainingRecordId, form } = post
  const { training } = context.api
  const here = paths.trainingRecord(trainingRecordId)
  const { fileDone } = recordWords
  switch (formText(form, 'intent')) {
    case 'addFile':
      return addFiles(post, { here, forbidden, done: fileDone.add }, (file, options) =>
        training.saveFile({ trainingRecordId, file }, options),
      )
    case 'removeFile':
      return removeFile(post, { here, forbidden, done: fileDone.remove }, (uploadId, options) =>
        training.removeFile({ trainingRecordId, uploadId }, options),
      )
    case 'delete': {
      const answer = await training.remove({ trainingRecordId }, optionsOf(form))
      return answer.status === 200
        ? leadDone(post, paths.training(), recordWords.deleted)
        : leadRefused(post, answer, { to: here, forbidden })
    }
    default:
      return redirect(here)
  }
}
