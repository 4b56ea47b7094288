import type { MediaRef } from '@holdpoint/forms'
import { myFormsRemoveAnswerImage, newKey } from '@holdpoint/api/calls'
import { callApi } from './api-call.ts'
import type { PhotoReply } from './photo-queue.ts'
import { afterProblem } from './save-transport.ts'

/** Takes a photo off its answer. Where it is off already, nothing is changed. */
export async function takeOffPhoto(
  myFormId: string,
  { key, media }: { key: string; media: MediaRef },
): Promise<PhotoReply<MediaRef>> {
  const reply = await callApi(
    myFormsRemoveAnswerImage,
    { myFormId, questionKey: key, uploadId: media.uploadId },
    { idempotencyKey: newKey() },
  )
  switch (reply.status) {
    case 200:
      return { kind: 'sent', media, revs: reply.content.revs }
    case 222:
    case 203:
      return { kind: 'stopped', message: reply.message }
    case 'problem':
      return afterProblem(reply.problem)
  }
}
