import {
  answerWordsLanguage,
  checkAnswer,
  checkMarks,
  findQuestion,
  isSameMarks,
  type MediaRef,
} from '@holdpoint/forms'
import { fail, failField } from '../../../fail.ts'
import { pictureSizeOf, type PictureSize } from '../../../files/picture-size.ts'
import { ok, type PersonContext, type PersonHandler } from '../../../handler.ts'
import * as uploads from '../../../records/files.queries.ts'
import { languageToShow } from '../my-forms.language.ts'
import { openEntry, revised, storeChange } from './change.ts'
import { failIn, refusalWords } from './refusal.words.ts'

const noMarks = 'This photo takes no marks: how large it is could not be read.'

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
  const checked = checkMarks(input.marks)
  if (!checked.ok) {
    return failField('marks', checked.message)
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
  const { width, height } = photo.marked ?? (await readSize(context, myFormId, uploadId))
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
) => ok(await readSize(context, myFormId, uploadId))

async function readSize(
  { db, person, ports }: PersonContext,
  myFormId: string,
  uploadId: string,
): Promise<PictureSize> {
  const upload = await uploads.attachedUpload(db, person.shardKey, uploadId, myFormId)
  const file = upload && (await ports.files.read(upload.storage_key))
  if (!file) {
    return fail('not_found')
  }
  const size = pictureSizeOf(new Uint8Array(await new Response(file.stream).arrayBuffer()))
  return size ?? fail('not_found', { message: noMarks })
}

function inPlaceOf(media: MediaRef): (one: MediaRef) => MediaRef {
  return (one) => (one.uploadId === media.uploadId ? media : one)
}
