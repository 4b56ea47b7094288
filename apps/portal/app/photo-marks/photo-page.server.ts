import type { MyFormDetail } from '@holdpoint/api'
import { findQuestion, laidOut, textOf, type MediaRef, type Question } from '@holdpoint/forms'
import { answersOf, definitionOf } from '../fill-out/definition-of.server.ts'
import { questionId } from '../fill-out/field-names.ts'
import { refusalOf } from '../fill-out/language/refusal.ts'
import { paths } from '../paths.ts'
import { tabs } from '../review-question/tabs.ts'
import { contentOf } from '../session/content-of.server.ts'
import { detailOf, mayChange, saidHere, takeMarkPost, type MarkAsk } from './mark-page.server.ts'
import { marksSent } from './photo-marks.ts'
import type { PhotoView } from './photo-view.ts'
import { draftOf } from './read-mark-post.ts'

interface PhotoAsk extends MarkAsk {
  uploadId: string
}

/** Loads one photo of an answer, as it is now or as it was handed in. */
export async function loadPhoto(ask: PhotoAsk): Promise<PhotoView> {
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

async function answersAsked(
  detail: MyFormDetail,
  version: number | null,
  { context, request, myFormId }: PhotoAsk,
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
async function sizeOf({ marked }: MediaRef, { context, myFormId, uploadId }: PhotoAsk) {
  if (marked !== undefined) {
    return { width: marked.width, height: marked.height }
  }
  const answer = await context.api.myForms.answerImageSize({ myFormId, uploadId })
  return answer.status === 200 ? answer.content : null
}

/** Takes a mark that is added or removed on the page of a photo, or the first place of one. */
export async function takePhotoPost(ask: PhotoAsk) {
  const { context, request, myFormId, uploadId } = ask
  return takeMarkPost(ask, async () => {
    const detail = await detailOf(ask)
    const { question, media } = findPhoto(answersOf(detail), detail, uploadId)
    return {
      marks: media.marked?.marks ?? [],
      here: (query) => paths.answerPhoto(myFormId, uploadId, query),
      async save(marks, { shown, idempotencyKey }) {
        const reply = await context.api.myForms.markAnswerImage(
          {
            ...{ myFormId, questionKey: question.key, uploadId },
            ...{ marks: marksSent(marks), baseRev: Number(shown) || 0 },
          },
          { idempotencyKey },
        )
        if (reply.status === 'problem' && saidHere.includes(reply.problem.name)) {
          return reply.problem.name === 'row_changed'
            ? { why: 'changedMeanwhile' }
            : { refusal: refusalOf(reply.problem) }
        }
        contentOf(reply, request, { forbidden: 'my_forms' })
        return 'saved'
      },
    }
  })
}
