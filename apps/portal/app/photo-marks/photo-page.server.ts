import { data, type AppLoadContext } from '@remix-run/node'
import type { MyFormDetail } from '@holdpoint/api'
import {
  findQuestion,
  laidOut,
  openedBy,
  textOf,
  type MediaRef,
  type Question,
} from '@holdpoint/forms'
import { answersOf, definitionOf } from '../fill-out/definition-of.server.ts'
import { questionId } from '../fill-out/field-names.ts'
import { refusalOf } from '../fill-out/language/refusal.ts'
import { paths } from '../paths.ts'
import { handedBackIn, readReview } from '../review-question/decision.server.ts'
import { tabs } from '../review-question/tabs.ts'
import { contentOf } from '../session/content-of.server.ts'
import { redirectWithToast } from '../session/flash.server.ts'
import { formText } from '../ui/form-text.ts'
import { formKeyField } from '../ui/form-key.tsx'
import { marksSent } from './photo-marks.ts'
import { words } from './photo-marks.words.ts'
import { pictureId, type PhotoAgain, type PhotoView } from './photo-view.ts'
import { draftOf, emptyDraft, readMarkPost, withMark, type MarkDraft } from './read-mark-post.ts'

interface Ask {
  context: AppLoadContext
  request: Request
  myFormId: string
  uploadId: string
}

/** Loads one photo of an answer, as it is now or as it was handed in. */
export async function loadPhoto(ask: Ask): Promise<PhotoView> {
  const { context, request, myFormId, uploadId } = ask
  const { searchParams } = new URL(request.url)
  const detail = await detailOf(ask)
  const version = versionIn(searchParams)
  const found = findPhoto(await answersAsked(detail, version, ask), detail, uploadId)
  const isChangeable = version === null && (await mayChange(found.question, detail, ask))
  const size = isChangeable ? await sizeOf(found.media, ask) : null
  const { key, label } = found.question
  return {
    ...{ id: myFormId, uploadId, version, questionKey: key },
    number: detail.entry.number,
    formTitle: detail.entry.form.title,
    label: textOf(label, detail.language),
    lang: detail.language,
    place: found.place,
    marked: found.media.marked,
    isBare: searchParams.get('marks') === '0',
    isLarge: searchParams.get('size') === 'large',
    back:
      version === null
        ? `${paths.fillOut(myFormId, detail.can.fill ? { question: key } : {})}#${questionId(key)}`
        : paths.reviewQuestion(myFormId, { tab: tabs.versions, version }),
    size,
    draft: draftOf(searchParams),
    formKey: context.mintFormKey(),
  }
}

/** Whether the answer may be changed: of a form that is under review, what was handed back alone. */
async function mayChange({ key, type }: Question, detail: MyFormDetail, ask: Ask) {
  if (!detail.can.fill || type === 'file') {
    return false
  }
  if (detail.entry.formStatus !== 'in_review') {
    return true
  }
  const handedBack = handedBackIn(await readReview(detail.entry.id, ask)).map((one) => one.key)
  return openedBy(laidOut(definitionOf(detail), answersOf(detail)), handedBack).has(key)
}

async function detailOf({ context, request, myFormId }: Ask): Promise<MyFormDetail> {
  return contentOf(await context.api.myForms.get({ myFormId }), request, { forbidden: 'my_forms' })
}

async function answersAsked(
  detail: MyFormDetail,
  version: number | null,
  { context, request, myFormId }: Ask,
) {
  if (version === null) {
    return answersOf(detail)
  }
  const then = await context.api.myForms.historyVersion({ myFormId, version })
  return answersOf({ ...detail, answers: contentOf(then, request).answers })
}

function versionIn(search: URLSearchParams): number | null {
  const asked = search.get('version') ?? ''
  return /^[1-9]\d{0,5}$/.test(asked) ? Number(asked) : null
}

type Found = { question: Question; media: MediaRef; place: number }

function findPhoto(
  answers: ReturnType<typeof answersOf>,
  detail: MyFormDetail,
  uploadId: string,
): Found {
  const form = laidOut(definitionOf(detail), answers)
  for (const [key, { media = [] }] of Object.entries(answers)) {
    const place = media.findIndex((one) => one.uploadId === uploadId)
    const photo = media[place]
    const question = findQuestion(form, key)
    if (photo?.type.startsWith('image/') === true && question !== undefined) {
      return { question, media: photo, place: place + 1 }
    }
  }
  throw new Response(null, { status: 404 })
}

/** How large a photo is; null where that cannot be told, so that it takes no marks. */
async function sizeOf({ marked }: MediaRef, { context, myFormId, uploadId }: Ask) {
  if (marked !== undefined) {
    return { width: marked.width, height: marked.height }
  }
  const answer = await context.api.myForms.answerImageSize({ myFormId, uploadId })
  return answer.status === 200 ? answer.content : null
}

/** Takes a mark that is added or removed on the page of a photo, or the first place of one. */
export async function takePhotoPost(ask: Ask) {
  const { context, request, myFormId, uploadId } = ask
  const form = await request.formData()
  const post = readMarkPost(form)
  switch (post.do) {
    case 'refuse':
      return again(422, post.draft, { why: post.why, from: post.from })
    case 'goOn':
      return again(200, post.draft, { from: post.from })
    case 'startAgain':
      return again(200, post.draft)
    case 'add':
    case 'remove': {
      const detail = await detailOf(ask)
      const { question, media } = findPhoto(answersOf(detail), detail, uploadId)
      const before = media.marked?.marks ?? []
      const marks =
        post.do === 'add'
          ? withMark(before, post.mark)
          : before.filter((_, place) => place !== post.place)
      const reply = await context.api.myForms.markAnswerImage(
        {
          ...{ myFormId, questionKey: question.key, uploadId },
          marks: marksSent(marks),
          // The marks that the page showed: one that was added since has moved what stands where.
          baseRev: Number(formText(form, 'rev')) || 0,
        },
        { idempotencyKey: formText(form, formKeyField) },
      )
      if (reply.status === 'problem' && saidHere.includes(reply.problem.name)) {
        return reply.problem.name === 'row_changed'
          ? again(409, post.draft, { why: 'changedMeanwhile' })
          : again(422, post.draft, { refusal: refusalOf(reply.problem) })
      }
      contentOf(reply, request, { forbidden: 'my_forms' })
      const { kind, colour } = post.draft
      const isLarge = new URL(request.url).searchParams.get('size') === 'large'
      const size = isLarge ? ('large' as const) : undefined
      const here = paths.answerPhoto(myFormId, uploadId, { size, kind, colour })
      const text = post.do === 'add' ? words.saved : words.removed
      return redirectWithToast(context, `${here}#${pictureId}`, { tone: 'success', text })
    }
  }
}

const saidHere = [
  'invalid_input',
  'wrong_state',
  'row_changed',
  'idempotency_mismatch',
  'not_found',
]

function again(
  status: number,
  draft: MarkDraft = emptyDraft,
  more: Partial<Omit<PhotoAgain, 'draft'>> = {},
) {
  const answer: PhotoAgain = { draft, from: null, why: null, refusal: null, ...more }
  return data(answer, { status })
}
