import {
  checkAnswer,
  findQuestion,
  mediaMaxOf,
  type Answer,
  type MediaRef,
  type Question,
} from '@holdpoint/forms'
import type { CallOf, ParsedInput } from '@holdpoint/api'
import { fail } from '../../../fail.ts'
import { isPicture, type FileKind } from '../../../files/media-type.ts'
import { ok, type PersonContext, type PersonHandler } from '../../../handler.ts'
import { languageToShow } from '../my-forms.language.ts'
import { isAttachment } from '../review/attachments.queries.ts'
import { hasRoom, openEntry, revised, storeChange } from './change.ts'
import { letGo } from './let-go.ts'
import { failIn, refusalWords, type RefusalWords } from './refusal.words.ts'
import * as uploads from '../../../records/files.queries.ts'

export const addAnswerImage: PersonHandler<'myForms.addAnswerImage'> = (input, context) =>
  addMedia(input, context, {
    kind: 'picture',
    isTaken: ({ type }) => type !== 'signature',
    notTaken: 'noPhotoTaken',
    expired: 'photoExpired',
    said: 'add photo',
  })

export const addAnswerFile: PersonHandler<'myForms.addAnswerFile'> = (input, context) =>
  addMedia(input, context, {
    kind: 'paper',
    isTaken: ({ type }) => type === 'file',
    notTaken: 'noFileTaken',
    expired: 'fileExpired',
    said: 'add file',
  })

/** What is added to an answer, and what is said where it is not. */
type Adding = {
  kind: FileKind
  isTaken: (question: Question) => boolean
  notTaken: keyof Pick<RefusalWords, 'noPhotoTaken' | 'noFileTaken'>
  expired: keyof Pick<RefusalWords, 'photoExpired' | 'fileExpired'>
  /** What the audit trail calls it. */
  said: string
}

async function addMedia(
  input: ParsedInput<CallOf<'myForms.addAnswerImage'>>,
  context: PersonContext,
  { kind, isTaken, notTaken, expired, said }: Adding,
) {
  const { db, person } = context
  const open = await openEntry(context, person, input.myFormId, input.questionKey)
  const lang = await languageToShow(context, open.definition)
  const words = refusalWords(lang)
  const refuse = (message: string) => failIn(lang, 'invalid_input', message)
  const question = findQuestion(open.definition, input.questionKey)
  if (question === undefined || !isTaken(question)) {
    return refuse(words[notTaken])
  }
  if (!hasRoom(open.answers, question.key)) {
    return refuse(words.noRoom)
  }
  const upload = await uploads.unattachedUpload(db, person, input.file, kind)
  if (!upload) {
    return refuse(words[expired])
  }
  const before = open.answers[input.questionKey]
  const held = before?.media ?? []
  const most = mediaMaxOf(question)
  if (held.length >= most) {
    const { tooManyFiles, tooManyPhotos } = words
    return refuse(question.type === 'file' ? tooManyFiles(most) : tooManyPhotos(most))
  }
  const media: MediaRef = {
    uploadId: upload.id,
    name: upload.file_name,
    type: upload.media_type,
    size: Number(upload.byte_size),
  }
  const answer: Answer = { value: null, ...before, media: [...held, media] }
  const checked = checkAnswer(question, withoutRevision(answer), lang)
  if (!checked.ok) {
    return refuse(checked.problem.message)
  }
  await uploads.attach(db, person.shardKey, upload.id, input.myFormId)
  const changed = { [input.questionKey]: revised(checked.answer, before) }
  const { saved } = await storeChange(context, person, open, changed, said)
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
  const asked = findQuestion(open.definition, input.questionKey)?.type
  const said = asked === 'file' ? 'remove file' : 'remove photo'
  const { saved } = await storeChange(context, person, open, changed, said)
  return ok(saved)
}

export const answerImage: PersonHandler<'myForms.answerImage'> = (input, context) =>
  answerFile(context, { shardKey: context.person.shardKey, ...input })

/**
 * The bytes of a photo, drawing or file of an entry; whoever asks has shown that they may read it. A
 * file that answers a question is saved and never shown in the portal's name, unless it is a picture.
 */
export async function answerFile(
  { db, ports }: Pick<PersonContext, 'db' | 'ports'>,
  { shardKey, myFormId, uploadId }: { shardKey: string; myFormId: string; uploadId: string },
) {
  const upload = await uploads.attachedUpload(db, shardKey, uploadId, myFormId)
  const file = upload && (await ports.files.read(upload.storage_key))
  if (!upload || !file) {
    return fail('not_found')
  }
  const isShown =
    isPicture(upload.media_type) || (await isAttachment(db, { shardKey, myFormId, uploadId }))
  return {
    status: 'file' as const,
    file: {
      ...(isShown ? {} : { isAttachment: true }),
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
