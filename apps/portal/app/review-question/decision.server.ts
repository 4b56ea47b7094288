import type { AppLoadContext } from '@remix-run/node'
import type { ReviewInformation } from '@holdpoint/api'
import { paths } from '../paths.ts'
import { contentOf } from '../session/content-of.server.ts'
import { dayAndClock } from '../ui/time.ts'
import type { AccessView, DecisionView, VersionsView } from './decision-view.ts'
import { tabs } from './tabs.ts'

type Ask = { context: AppLoadContext; request: Request }

/** The moves of a review that its page offers; signing and deleting have places of their own. */
const offered: readonly string[] = [
  ...['approve', 'requestChange', 'reject', 'reassign'],
  ...['amend', 'correct', 'reopen'],
]

/** Loads what an entry is decided on: what failed first, and what may be decided. */
export async function loadDecision(id: string, { context, request }: Ask): Promise<DecisionView> {
  const answer = await context.api.reviewForms.information({ myFormId: id })
  const review = contentOf(answer, request, { forbidden: 'my_forms' })
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
    handedBack: all.flatMap(({ questionKey: key, label, flag }) =>
      flag === null ? [] : [{ key, label, note: flag.note, by: flag.person.fullName }],
    ),
    moves,
    next: moves.some(({ event }) => event === 'approve') ? await nextAfter(id, context) : null,
  }
}

async function nextAfter(id: string, { api }: AppLoadContext): Promise<string | null> {
  const waiting = await api.pendingApprovals.list({ kind: 'form', pLimit: 2 })
  const next =
    waiting.status === 200
      ? waiting.content.data.find(({ recordId }) => recordId !== id)
      : undefined
  return next === undefined ? null : paths.reviewQuestion(next.recordId)
}

/** Loads what was handed in, and what one of it differs in from what came after. */
export async function loadVersions(id: string, ask: Ask): Promise<VersionsView> {
  const { context, request } = ask
  const answer = await context.api.reviewForms.information({ myFormId: id })
  const review = contentOf(answer, request, { forbidden: 'my_forms' })
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
export async function loadAccess(id: string, { context, request }: Ask): Promise<AccessView> {
  const answer = await context.api.reviewForms.accessControl({ myFormId: id })
  const { isLimitedAccess, canChange, people } = contentOf(answer, request, {
    forbidden: 'my_forms',
  })
  return {
    formKey: context.mintFormKey(),
    isLimited: isLimitedAccess,
    canChange,
    people: people.map(({ person, as }) => ({ id: person.personId, name: person.fullName, as })),
  }
}
