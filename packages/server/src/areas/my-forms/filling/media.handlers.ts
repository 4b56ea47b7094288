import { checkAnswer, mediaMaxOf, type Answer, type MediaRef } from '@holdpoint/forms'
import { fail } from '../../../fail.ts'
import { ok, type PersonContext, type PersonHandler } from '../../../handler.ts'
import { openEntry, revised, storeChange } from './change.ts'
import { questionOf } from './fill.handlers.ts'
import { letGo } from './let-go.ts'
import * as uploads from '../../../records/files.queries.ts'

export const addAnswerImage: PersonHandler<'myForms.addAnswerImage'> = async (input, context) => {
  const { db, person } = context
  const open = await openEntry(context, person, input.myFormId, input.questionKey)
  const question = questionOf(open.definition, input.questionKey)
  if (question === undefined || question.type === 'signature') {
    return fail('invalid_input', { message: 'This question takes no photo.' })
  }
  const upload = await uploads.unattachedUpload(db, person, input.file)
  if (!upload) {
    return fail('invalid_input', { message: 'The photo has expired. Please choose it again.' })
  }
  const before = open.answers[input.questionKey]
  const photos = before?.media ?? []
  const photosMax = mediaMaxOf(question)
  if (photos.length >= photosMax) {
    return fail('invalid_input', { message: `An answer takes at most ${photosMax} photos.` })
  }
  const media: MediaRef = {
    uploadId: upload.id,
    name: upload.file_name,
    type: upload.media_type,
    size: Number(upload.byte_size),
  }
  const answer: Answer = { value: null, ...before, media: [...photos, media] }
  const checked = checkAnswer(question, withoutRevision(answer))
  if (!checked.ok) {
    return fail('invalid_input', { message: checked.problem.message })
  }
  await uploads.attach(db, person.shardKey, upload.id, input.myFormId)
  const changed = { [input.questionKey]: revised(checked.answer, before) }
  const { saved } = await storeChange(context, person, open, changed, 'add photo')
  return ok({ ...saved, media })
}

export const removeAnswerImage: PersonHandler<'myForms.removeAnswerImage'> = async (
  input,
  context,
) => {
  const { person } = context
  const open = await openEntry(context, person, input.myFormId, input.questionKey)
  const before = open.answers[input.questionKey]
  const left = before?.media?.filter((photo) => photo.uploadId !== input.uploadId) ?? []
  const isThere = left.length < (before?.media?.length ?? 0)
  if (isThere) {
    await letGo(context, input.myFormId, input.uploadId)
  }
  const changed =
    before && isThere ? { [input.questionKey]: revised(withMedia(before, left), before) } : {}
  const { saved } = await storeChange(context, person, open, changed, 'remove photo')
  return ok(saved)
}

export const answerImage: PersonHandler<'myForms.answerImage'> = (input, context) =>
  answerFile(context, { shardKey: context.person.shardKey, ...input })

/** The bytes of a photo or drawing of an entry; whoever asks has shown that they may read it. */
export async function answerFile(
  { db, ports }: Pick<PersonContext, 'db' | 'ports'>,
  { shardKey, myFormId, uploadId }: { shardKey: string; myFormId: string; uploadId: string },
) {
  const upload = await uploads.attachedUpload(db, shardKey, uploadId, myFormId)
  const file = upload && (await ports.files.read(upload.storage_key))
  if (!upload || !file) {
    return fail('not_found')
  }
  return {
    status: 'file' as const,
    file: {
      etag: upload.id,
      mediaType: upload.media_type,
      byteSize: file.byteSize,
      fileName: upload.file_name,
      stream: file.stream,
    },
  }
}

function withMedia({ media: _before, ...answer }: Answer, media: readonly MediaRef[]): Answer {
  return media.length === 0 ? answer : { ...answer, media }
}

function withoutRevision({ rev: _rev, ...answer }: Answer): Answer {
  return answer
}
