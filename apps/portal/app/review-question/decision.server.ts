import type { AppLoadContext } from '@remix-run/node'
import type { MyForm, ReviewInformation } from '@holdpoint/api'
import { paths } from '../paths.ts'
import { contentOf } from '../session/content-of.server.ts'
import { dayAndClock } from '../ui/time.ts'
import type { AccessView, DecisionView, KudosView, VersionsView } from './decision-view.ts'
import { words } from './decision.words.ts'
import { tabs } from './tabs.ts'
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

/** What an entry is decided on: what failed first, and what may be decided. */
export async function toDecision(
  review: ReviewInformation,
  { context, personId }: Pick<Ask, 'context'> & { personId: string },
): Promise<DecisionView> {
  const { myFormId: id } = review
  const all = review.sections.flatMap(({ answers }) => answers)
  const moves = review.allowedEvents.filter(({ event }) => offered.includes(event))
  return {
    id,
    formKey: context.mintFormKey(),
    rowVersion: review.rowVersion,
    failures: review.failures,
    odd: review.odd,
    others: all
      .filter(({ isFailed }) => !isFailed)
      .map(({ questionKey: key, label }) => ({ key, label })),
    handedBack: handedBackIn(review),
    answered: review.verdict.answered,
    owed: review.owed.map((line, place) => owedBy(line, { personId, place })),
    skipped: review.skipped,
    waiting: toWaiting(review, context),
    moves,
    // Whoever has decided here wants the next one most.
    next: review.steps.some(({ person }) => person.personId === personId)
      ? await nextAfter(id, context)
      : null,
  }
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
    waiting.status === 200 ? waiting.content.data.filter(({ canDecide }) => canDecide) : []
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

/** Loads what was handed in, and what one of it differs in from what came after. */
export async function loadVersions(id: string, ask: Ask): Promise<VersionsView> {
  const { context, request } = ask
  const review = await readReview(id, ask)
  const asked = Number(new URL(request.url).searchParams.get('from'))
  // What the last handing in changed is what a reader wants to know first.
  const shown =
    review.versions.find(({ version }) => version === asked)?.version ??
    review.versions[1]?.version ??
    null
  const found =
    shown === null
      ? []
      : contentOf(await context.api.reviewForms.difference({ myFormId: id, from: shown }), request)
  return {
    versions: review.versions.map((each) => versionOf(each, { id, shown, context })),
    differences: found.map(({ questionKey: key, ...rest }) => ({ key, ...rest })),
    shown,
  }
}

function versionOf(
  { version, at, person }: ReviewInformation['versions'][number],
  { id, shown, context }: { id: string; shown: number | null; context: AppLoadContext },
): VersionsView['versions'][number] {
  return {
    version,
    by: person.fullName,
    made: { at, words: dayAndClock(at, context.timeZone, context.now()) },
    to: paths.reviewQuestion(id, { tab: tabs.versions, from: version }),
    isShown: version === shown,
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

/** Loads the thanks on an entry; its submitter thanks nobody there, and a draft takes none. */
export async function loadKudos(
  { id, submittedAt, submittedUserInfo }: MyForm,
  { context, request, personId }: Ask & { personId: string },
): Promise<KudosView> {
  const answer = await context.api.myForms.kudos({ myFormId: id })
  const given = contentOf(answer, request, { forbidden: 'my_forms' })
  return {
    formKey: context.mintFormKey(),
    given: given.map(({ id: key, category, givenBy, people, at }) => ({
      id: key,
      category,
      by: givenBy.fullName,
      people: people.map(({ fullName }) => fullName).join(', '),
      at: { at, words: dayAndClock(at, context.timeZone, context.now()) },
    })),
    canGive: submittedAt !== null && submittedUserInfo.personId !== personId,
  }
}
