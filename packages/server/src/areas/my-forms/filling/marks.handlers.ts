import {
  answerWordsLanguage,
  checkAnswer,
  checkMarks,
  findQuestion,
  isSameMarks,
  type MediaRef,
} from '@holdpoint/forms'
import { fail } from '../../../fail.ts'
import { pictureSizeOf, type PictureSize } from '../../../files/picture-size.ts'
import { ok, type PersonContext, type PersonHandler } from '../../../handler.ts'
import * as uploads from '../../../records/files.queries.ts'
import { languageToShow } from '../my-forms.language.ts'
import { openEntry, revised, storeChange } from './change.ts'
import { failFieldIn, failIn, refusalWords } from './refusal.words.ts'

/**
 * Sets the marks of a photo. They lie beside its name in the answer, so that whatever keeps, signs or
 * compares answers takes them along; its bytes are only read, for how large it is.
 */
export const markAnswerImage: PersonHandler<'myForms.markAnswerImage'> = async (input, context) => {
  const { person } = context
  const { myFormId, questionKey, uploadId } = input
  const open = await openEntry(context, person, myFormId, questionKey)
  const lang = await languageToShow(context, open.definition)
  const words = refusalWords(lang)
  const question = findQuestion(open.definition, questionKey)
  const before = open.answers[questionKey]
  const photo = before?.media?.find((one) => one.uploadId === uploadId)
  if (question === undefined || question.type === 'file' || before === undefined || !photo) {
    return failIn(lang, 'not_found', words.noSuchPhoto)
  }
  const checked = checkMarks(input.marks, words.marks)
  if (!checked.ok) {
    return failFieldIn(lang, 'marks', checked.message)
  }
  const { marks } = checked
  if (isSameMarks(photo.marked?.marks, marks)) {
    const { saved } = await storeChange(context, person, open, {}, 'mark photo')
    return ok({ ...saved, media: photo })
  }
  const rev = photo.marked?.rev ?? 0
  if (input.baseRev !== undefined && input.baseRev !== rev) {
    return fail('row_changed', {
      message: words.marksChanged,
      details: { media: photo, lang: answerWordsLanguage(lang) },
    })
  }
  const size = photo.marked ?? (await readSize(context, myFormId, uploadId))
  if (size === null) {
    return failIn(lang, 'not_found', words.noMarks)
  }
  const { width, height } = size
  const media = { ...photo, marked: { rev: rev + 1, width, height, marks } }
  const { rev: _rev, ...kept } = before
  const given = { ...kept, media: before.media?.map(inPlaceOf(media)) }
  const answer = checkAnswer(question, given, lang)
  if (!answer.ok) {
    return failIn(lang, 'invalid_input', answer.problem.message)
  }
  const changed = { [questionKey]: revised(answer.answer, before) }
  const { saved } = await storeChange(context, person, open, changed, 'mark photo')
  return ok({ ...saved, media })
}

export const answerImageSize: PersonHandler<'myForms.answerImageSize'> = async (
  { myFormId, uploadId },
  context,
) => {
  const size = await readSize(context, myFormId, uploadId)
  return size === null ? fail('not_found', { message: refusalWords('en').noMarks }) : ok(size)
}

/** How large a photo is; null where that cannot be read. */
async function readSize(
  { db, person, ports }: PersonContext,
  myFormId: string,
  uploadId: string,
): Promise<PictureSize | null> {
  const upload = await uploads.attachedUpload(db, person.shardKey, uploadId, myFormId)
  const file = upload && (await ports.files.read(upload.storage_key))
  if (!file) {
    return fail('not_found')
  }
  return pictureSizeOf(new Uint8Array(await new Response(file.stream).arrayBuffer())) ?? null
}

function inPlaceOf(media: MediaRef): (one: MediaRef) => MediaRef {
  return (one) => (one.uploadId === media.uploadId ? media : one)
}
