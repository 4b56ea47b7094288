import type { AppLoadContext } from '@remix-run/node'
import type { MyForm, ReviewInformation } from '@holdpoint/api'
import { paths } from '../paths.ts'
import { contentOf } from '../session/content-of.server.ts'
import type { AccessView, DecisionView } from './decision-view.ts'
import { words } from './decision.words.ts'
import { stillOwed } from './still-owed.ts'
import { toWaiting } from './waiting.server.ts'

type Ask = { context: AppLoadContext; request: Request }

/** The moves of a review that its page offers; signing and deleting have places of their own. */
const offered: readonly string[] = [
  ...['approve', 'requestChange', 'reject', 'reassign'],
  ...['amend', 'correct', 'reopen'],
]

/** Asks for all that a review shows of an entry. */
export async function readReview(
  id: string,
  { context, request }: Ask,
): Promise<ReviewInformation> {
  const answer = await context.api.reviewForms.information({ myFormId: id })
  return contentOf(answer, request, { forbidden: 'my_forms' })
}

/**
 * What an entry is decided on: what failed first, and what may be decided. `shown` is the version of
 * the answers that the page draws, which were read before: a decision is on what was seen.
 */
export async function toDecision(
  review: ReviewInformation,
  { context, personId, shown }: Pick<Ask, 'context'> & { personId: string; shown: number },
): Promise<DecisionView> {
  const { myFormId: id } = review
  const all = review.sections.flatMap(({ answers }) => answers)
  const moves = review.allowedEvents.filter(({ event }) => offered.includes(event))
  return {
    id,
    formKey: context.mintFormKey(),
    rowVersion: Math.min(shown, review.rowVersion),
    failures: review.failures,
    odd: review.odd,
    others: all
      .filter(({ isFailed }) => !isFailed)
      .map(({ questionKey: key, label }) => ({ key, label })),
    handedBack: handedBackIn(review),
    answered: review.verdict.answered,
    owed: review.owed.map((line, place) => owedBy(line, { personId, place })),
    stillOwed: stillOwed(review, personId).map((line, place) => owedBy(line, { personId, place })),
    skipped: review.skipped,
    waiting: toWaiting(review, context),
    moves,
    handsOver: handsOverIn(review, personId),
    // Whoever has decided here wants the next one most.
    next: review.steps.some(({ person }) => person.personId === personId)
      ? await nextAfter(id, context)
      : null,
  }
}

/** Whose part may go over, where there is a choice, or where it is not the reader's. */
function handsOverIn(
  { handsOver, steps }: ReviewInformation,
  personId: string,
): DecisionView['handsOver'] {
  const parts = handsOver.flatMap((id) => steps.find((step) => step.id === id) ?? [])
  const isOwnAlone = parts.every(({ person }) => person.personId === personId)
  return isOwnAlone
    ? []
    : parts.map(({ id, person, meaning }) => [id, words.part(person.fullName, meaning)])
}

/** What its submitter is asked to change. */
export function handedBackIn({ sections }: ReviewInformation): DecisionView['handedBack'] {
  return sections
    .flatMap(({ answers }) => answers)
    .flatMap(({ questionKey: key, label, flag }) =>
      flag === null ? [] : [{ key, label, note: flag.note, by: flag.person.fullName }],
    )
}

/** One thing that is owed, in words. */
function owedBy(
  { what, text, people, isDue }: ReviewInformation['owed'][number],
  { personId, place }: { personId: string; place: number },
): DecisionView['owed'][number] {
  const names = people.map((each) => (each.personId === personId ? words.you : each.fullName))
  const [ofOne, ofOthers] = words.owes[what]
  const task = names.length === 1 && names[0] !== words.you ? ofOne : ofOthers
  return { key: `${place} ${what}`, task, text, who: names.join(', '), isDue }
}

const queueMax = 50

/** Goes round: after the last one that waits for the reader the first comes again. */
async function nextAfter(id: string, { api }: AppLoadContext): Promise<DecisionView['next']> {
  const waiting = await api.pendingApprovals.list({ kind: 'form', pLimit: queueMax })
  const queue =
    waiting.status === 200 ? waiting.content.data.filter(({ isSignature }) => !isSignature) : []
  const here = queue.findIndex(({ recordId }) => recordId === id)
  const place = (here + 1) % queue.length
  const next = queue[place]
  return next === undefined || next.recordId === id
    ? null
    : {
        to: paths.reviewQuestion(next.recordId),
        place: words.placeOf(place + 1, queue.length, queue.length < queueMax),
      }
}

/** Loads whom an entry is open to. */
export async function loadAccess(
  { id, rowVersion }: Pick<MyForm, 'id' | 'rowVersion'>,
  { context, request }: Ask,
): Promise<AccessView> {
  const answer = await context.api.reviewForms.accessControl({ myFormId: id })
  const { isLimitedAccess, canChange, people } = contentOf(answer, request, {
    forbidden: 'my_forms',
  })
  return {
    formKey: context.mintFormKey(),
    rowVersion,
    isLimited: isLimitedAccess,
    canChange,
    people: people.map(({ person, as }) => ({ id: person.personId, name: person.fullName, as })),
  }
}
