import type { MediaRef } from '@holdpoint/forms'
import { myFormsAddAnswerFile, myFormsAddAnswerImage } from '@holdpoint/api/calls'
import { callApi } from './api-call.ts'
import { isPicture } from './is-picture.ts'
import type { PhotoReply } from './photo-queue.ts'
import { afterProblem } from './save-transport.ts'

type SentPhoto = { key: string; file: Blob; name: string; idempotencyKey: string }

/**
 * Sends a photo, or a file that is no picture, and says how far it is. Its name travels along, so that
 * the answer shows it.
 */
export async function sendPhoto(
  myFormId: string,
  { key, file, name, idempotencyKey }: SentPhoto,
  onPercent: (percent: number) => void,
): Promise<PhotoReply<MediaRef>> {
  const sent = { myFormId, questionKey: key, file: new File([file], name, { type: file.type }) }
  const options = {
    idempotencyKey,
    onUploadProgress: ({ sentBytes, totalBytes }: { sentBytes: number; totalBytes: number }) => {
      if (totalBytes > 0) {
        onPercent(Math.round((sentBytes / totalBytes) * 100))
      }
    },
  }
  const reply = isPicture(file)
    ? await callApi(myFormsAddAnswerImage, sent, options)
    : await callApi(myFormsAddAnswerFile, sent, options)
  switch (reply.status) {
    case 200:
      return { kind: 'sent', media: reply.content.media, revs: reply.content.revs }
    case 222:
    case 203:
      return { kind: 'stopped', message: reply.message }
    case 'problem':
      return afterProblem(reply.problem)
  }
}
