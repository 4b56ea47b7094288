import { createHash } from 'node:crypto'
import { redirect } from '@remix-run/node'
import type { MyFormDetail } from '@holdpoint/api'
import {
  answerWordsLanguage,
  backgroundOf,
  checkMarks,
  findQuestion,
  laidOut,
  markWordsIn,
  readSketch,
  sketchSize,
  sketchText,
  textOf,
} from '@holdpoint/forms'
import { answersOf, definitionOf } from '../fill-out/definition-of.server.ts'
import { questionId } from '../fill-out/field-names.ts'
import { refusalOf } from '../fill-out/language/refusal.ts'
import { paths } from '../paths.ts'
import {
  detailOf,
  mayChange,
  saidHere,
  takeMarkPost,
  type MarkAsk,
} from '../photo-marks/mark-page.server.ts'
import { draftOf } from '../photo-marks/read-mark-post.ts'
import { contentOf } from '../session/content-of.server.ts'
import type { SketchView } from './sketch-view.ts'

interface SketchAsk extends MarkAsk {
  questionKey: string
}

/** Loads a sketch for whoever may draw it; the form shows it to everybody else. */
export async function loadSketch(ask: SketchAsk): Promise<SketchView> {
  const { context, request, myFormId } = ask
  const detail = await detailOf(ask)
  const { question, marks, rev, stamp } = findSketch(detail, ask)
  const { key, label } = question
  const search = new URL(request.url).searchParams
  const query = detail.can.fill ? { question: key } : {}
  const back = `${paths.fillOut(myFormId, query)}#${questionId(key)}`
  if (!(await mayChange(question, detail, ask))) {
    throw redirect(back)
  }
  return {
    ...{ id: myFormId, questionKey: key, number: detail.entry.number },
    ...{ label: textOf(label, detail.language), lang: detail.language },
    background: backgroundOf(question),
    marked: { rev, ...sketchSize, marks },
    stamp,
    isLarge: search.get('size') === 'large',
    ...{ back, draft: draftOf(search), formKey: context.mintFormKey() },
  }
}

function findSketch(detail: MyFormDetail, { questionKey }: SketchAsk) {
  const answers = answersOf(detail)
  const question = findQuestion(laidOut(definitionOf(detail), answers), questionKey)
  if (question?.type !== 'sketch') {
    throw new Response(null, { status: 404 })
  }
  const { value, rev = 0 } = answers[questionKey] ?? { value: null }
  return { question, marks: readSketch(value) ?? [], rev, stamp: stampOf(value) }
}

/** Names what is drawn, whatever is noted beside it. */
function stampOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 16)
}

/** Takes a mark that is added or removed on the page of a sketch, or the first place of one. */
export async function takeSketchPost(ask: SketchAsk) {
  const { context, request, myFormId, questionKey } = ask
  return takeMarkPost(ask, async () => {
    const detail = await detailOf(ask)
    const { marks: before, rev, stamp } = findSketch(detail, ask)
    return {
      marks: before,
      here: (query) => paths.sketch(myFormId, questionKey, query),
      async save(marks, { shown, idempotencyKey }) {
        if (shown !== stamp) {
          return { why: 'changedMeanwhile' }
        }
        const checked = checkMarks(marks, markWordsIn(detail.language))
        if (!checked.ok) {
          const lang = answerWordsLanguage(detail.language)
          return { refusal: { message: checked.message, lang } }
        }
        const change = { key: questionKey, value: sketchText(checked.marks), baseRev: rev }
        const reply = await context.api.myForms.fill(
          { myFormId, changes: [change] },
          { idempotencyKey },
        )
        if (reply.status === 'problem' && saidHere.includes(reply.problem.name)) {
          return { refusal: refusalOf(reply.problem) }
        }
        if (reply.status === 222 && reply.content.refused[0] !== undefined) {
          return { refusal: reply.content.refused[0] }
        }
        const { conflicts } = contentOf(reply, request, { forbidden: 'my_forms' })
        return conflicts.length > 0 ? { why: 'changedMeanwhile' } : 'saved'
      },
    }
  })
}
