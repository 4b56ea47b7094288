import { data, type AppLoadContext } from '@remix-run/node'
import type { MyFormDetail } from '@holdpoint/api'
import { laidOut, openedBy, type PhotoMark, type Question } from '@holdpoint/forms'
import { answersOf, definitionOf } from '../fill-out/definition-of.server.ts'
import { handedBackIn, readReview } from '../review-question/decision.server.ts'
import { contentOf } from '../session/content-of.server.ts'
import { redirectWithToast } from '../session/flash.server.ts'
import { formText } from '../ui/form-text.ts'
import { formKeyField } from '../ui/form-key.tsx'
import { words } from './photo-marks.words.ts'
import { pictureId, type PhotoAgain } from './photo-view.ts'
import { emptyDraft, readMarkPost, withMark, type MarkDraft } from './read-mark-post.ts'

// A page on which marks are set by plain posts, whatever they are set on.

export interface MarkAsk {
  context: AppLoadContext
  request: Request
  myFormId: string
}

/** What a page draws on: the marks that are there, how all of them are saved, and its address. */
interface Drawn {
  marks: readonly PhotoMark[]
  /** Saves marks over those that the page showed, or says why not. */
  save: (
    marks: readonly PhotoMark[],
    over: { shown: string; idempotencyKey: string },
  ) => Promise<'saved' | Partial<Pick<PhotoAgain, 'why' | 'refusal'>>>
  here: (query: { size: 'large' | undefined; kind: string; colour: string }) => string
}

/** The entry that is drawn on. */
export async function detailOf({ context, request, myFormId }: MarkAsk): Promise<MyFormDetail> {
  return contentOf(await context.api.myForms.get({ myFormId }), request, { forbidden: 'my_forms' })
}

/** Whether the answer may be changed: of a form that is under review, what was handed back alone. */
export async function mayChange(
  { key, type }: Question,
  detail: MyFormDetail,
  ask: MarkAsk,
): Promise<boolean> {
  if (!detail.can.fill || type === 'file') {
    return false
  }
  if (detail.entry.formStatus !== 'in_review') {
    return true
  }
  const handedBack = handedBackIn(await readReview(detail.entry.id, ask)).map((one) => one.key)
  return openedBy(laidOut(definitionOf(detail), answersOf(detail)), handedBack).has(key)
}

/** Takes a mark that is added or removed, or the first place of one. */
export async function takeMarkPost({ context, request }: MarkAsk, open: () => Promise<Drawn>) {
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
      const { marks: before, save, here } = await open()
      const marks =
        post.do === 'add'
          ? withMark(before, post.mark)
          : before.filter((_, place) => place !== post.place)
      const outcome = await save(marks, {
        // The marks that the page showed: one that was added since has moved what stands where.
        shown: formText(form, 'shown'),
        idempotencyKey: formText(form, formKeyField),
      })
      if (outcome !== 'saved') {
        return again(outcome.why === 'changedMeanwhile' ? 409 : 422, post.draft, outcome)
      }
      const { kind, colour } = post.draft
      const isLarge = new URL(request.url).searchParams.get('size') === 'large'
      const size = isLarge ? ('large' as const) : undefined
      const text = post.do === 'add' ? words.saved : words.removed
      const place = `${here({ size, kind, colour })}#${pictureId}`
      return redirectWithToast(context, place, { tone: 'success', text })
    }
  }
}

/** Problems that the page itself says, by their names. */
export const saidHere = [
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
