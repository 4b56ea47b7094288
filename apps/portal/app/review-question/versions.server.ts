import type { AppLoadContext } from '@remix-run/node'
import type { MyFormDetail, ReviewInformation } from '@holdpoint/api'
import { toEntryFiles } from '../entry-files/entry-files.server.ts'
import { toEntryView } from '../fill-out/entry-view.server.ts'
import { paths } from '../paths.ts'
import { contentOf } from '../session/content-of.server.ts'
import { dayAndClock } from '../ui/time.ts'
import { readReview } from './decision.server.ts'
import { toSignature } from './review.server.ts'
import { tabs } from './tabs.ts'
import type { Given, VersionsView, VersionView } from './versions-view.ts'

type Ask = { context: AppLoadContext; request: Request }
type Version = ReviewInformation['versions'][number]

/** Loads what was handed in and what two of it differ in, or the one that the address names. */
export async function loadVersionsPart(
  detail: MyFormDetail,
  ask: Ask,
): Promise<VersionsView | VersionView> {
  const asked = new URL(ask.request.url).searchParams.get('version') ?? ''
  return /^[1-9]\d{0,5}$/.test(asked)
    ? await loadVersion(detail, Number(asked), ask)
    : await loadVersions(detail.entry.id, ask)
}

async function loadVersions(id: string, ask: Ask): Promise<VersionsView> {
  const { context, request } = ask
  const { versions } = await readReview(id, ask)
  return {
    kind: 'all',
    id,
    versions: versions.map(({ version, person, at }) => ({
      ...{ version, by: person.fullName, made: momentOf(at, context) },
      to: paths.reviewQuestion(id, { tab: tabs.versions, version }),
    })),
    compared: await compare(id, askedPair(versions, new URL(request.url).searchParams), ask),
  }
}

/** Which two are compared: at first the last handing in but one, with how it stands now. */
function askedPair(
  versions: readonly Version[],
  search: URLSearchParams,
): { from: number; to: number | null } | null {
  const named = (part: 'from' | 'to') =>
    versions.find(({ version }) => version === Number(search.get(part)))?.version
  const from = named('from') ?? versions[1]?.version ?? versions[0]?.version
  return from === undefined ? null : { from, to: named('to') ?? null }
}

async function compare(
  myFormId: string,
  pair: ReturnType<typeof askedPair>,
  { context, request }: Ask,
): Promise<VersionsView['compared']> {
  if (pair === null) {
    return null
  }
  const { from, to } = pair
  const answer = await context.api.reviewForms.difference({ myFormId, from, to: to ?? undefined })
  const differences = contentOf(answer, request, { forbidden: 'my_forms' })
  return {
    ...pair,
    differences: differences.map(({ questionKey: key, ...rest }) => ({ key, ...rest })),
  }
}

/** One version as it was handed in: its answers and score of then, and what was signed under it. */
async function loadVersion(
  detail: MyFormDetail,
  asked: number,
  { context, request }: Ask,
): Promise<VersionView> {
  const { id: myFormId } = detail.entry
  const [then, review] = await Promise.all([
    context.api.myForms.historyVersion({ myFormId, version: asked }),
    context.api.reviewForms.information({ myFormId, historyVersion: asked }),
  ])
  const { version, at, score, person, answers, files, given } = contentOf(then, request)
  const { verdict, versions } = contentOf(review, request)
  const { result, hasCriticalFailure } = verdict
  const handedIn: MyFormDetail = {
    ...{ ...detail, answers },
    entry: { ...detail.entry, submittedAt: at, score, result, hasCriticalFailure },
  }
  return {
    ...{ kind: 'one', version, by: person.fullName, handedIn: momentOf(at, context) },
    entry: toEntryView(handedIn, { timeZone: context.timeZone, now: context.now(), version }),
    given: given.map((one, place) => givenLine(one, place, context)),
    files: toEntryFiles(files, { myFormId, submittedAt: at, context }),
    newest: versions[0]?.version ?? version,
  }
}

function givenLine(
  { person, task, status, meaning, at, signature }: Given,
  place: number,
  context: AppLoadContext,
): VersionView['given'][number] {
  return {
    // One's own is drawn among the others here.
    ...{ id: `${place}`, name: person.fullName, isOwn: false },
    ...{ task, status, meaning, step: null, deputyFor: null, signed: momentOf(at, context) },
    note: null,
    signature: signature === null ? null : toSignature(signature, at),
  }
}

function momentOf(at: string, { timeZone, now }: AppLoadContext) {
  return { at, words: dayAndClock(at, timeZone, now()) }
}
