import type { MediaRef } from '@holdpoint/forms'
import { callUrl, readAnswer, type Answered } from './api-call.ts'
import type { PhotoReply } from './photo-queue.ts'
import { afterProblem } from './save-transport.ts'

export type PhotoFile = Blob

type SentPhoto = { key: string; file: PhotoFile; name: string; idempotencyKey: string }

/**
 * Sends a photo with its progress, which `fetch` cannot tell. The file's name travels along, so
 * that the answer shows it.
 */
export function sendPhoto(
  myFormId: string,
  { key, file, name, idempotencyKey }: SentPhoto,
  onPercent: (percent: number) => void,
): Promise<PhotoReply<MediaRef>> {
  return new Promise((resolve) => {
    const body = new FormData()
    body.set('myFormId', myFormId)
    body.set('questionKey', key)
    body.set('file', file, name)
    const request = new XMLHttpRequest()
    request.open('POST', callUrl('myForms.addAnswerImage'))
    request.setRequestHeader('Accept', 'application/json')
    request.setRequestHeader('Idempotency-Key', idempotencyKey)
    request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      if (lengthComputable) {
        onPercent(Math.round((loaded / total) * 100))
      }
    }
    request.onload = () =>
      resolve(
        toPhotoReply(readAnswer<'myForms.addAnswerImage'>(request.status, request.responseText)),
      )
    request.onerror = () => resolve({ kind: 'unreachable' })
    request.ontimeout = () => resolve({ kind: 'unreachable' })
    request.onabort = () => resolve({ kind: 'unreachable' })
    request.send(body)
  })
}

function toPhotoReply(reply: Answered<'myForms.addAnswerImage'>): PhotoReply<MediaRef> {
  switch (reply.status) {
    case 200:
      return { kind: 'sent', media: reply.content.media, revs: reply.content.revs }
    case 222:
    case 203:
      return { kind: 'stopped', message: reply.message }
    case 'none':
      return { kind: 'unreachable' }
    case 'problem':
      return afterProblem(reply.problem)
  }
}
