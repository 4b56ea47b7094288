import { redirect, type AppLoadContext } from '@remix-run/node'
import {
  isWorkStopped,
  jsaLanguageLabels,
  jsaLanguages,
  jsaPermitLabels,
  signOnStatements,
  type Attendee,
  type JsaDetail,
  type JsaLanguage,
} from '@holdpoint/api'
import { paths } from '../../paths.ts'
import { contentOf } from '../../session/content-of.server.ts'
import { clock, dayAndClock } from '../../ui/time.ts'
import { changesSince } from '../analyses/changes-since.ts'
import { toSteps } from '../analyses/hazards-view.server.ts'
import { stopOf, toJob } from '../analyses/jsa-view.server.ts'
import { words as pageWords } from '../analyses/jsa.words.ts'
import { revisionIn } from './read-revision.ts'
import { words } from './sign.words.ts'

type Ask = { context: AppLoadContext; request: Request; jsaId: string }

/** Loads the sheet on which a crew signs on, and whose line the address asks about. */
export async function loadSheet({ context, request, jsaId }: Ask) {
  // The history comes with it, and is not shown here.
  const answer = await context.api.jsa.get({ jsaId, pLimit: 1 })
  const detail = contentOf(answer, request, { forbidden: 'jsa' })
  const query = new URL(request.url).searchParams
  const read = revisionIn(query.get('revision'))
  if (query.has('attendee') && read !== detail.revision) {
    // What is signed is what was read: it is read again first.
    throw redirect(paths.jsaSign(jsaId, { revision: read }))
  }
  const asked = detail.attendees.find(({ attendeeId }) => attendeeId === query.get('attendee'))
  const signing = asked?.can.sign === true ? signingOf(detail, asked, query, context) : null
  return { sheet: toSheet(detail, context, read), signing }
}

/** The sheet, for somebody who may have read an earlier revision of it. */
function toSheet(detail: JsaDetail, context: AppLoadContext, read = detail.revision) {
  const { jsaId, number, title, revision, status, statusReason, expiresAt, supervisor } = detail
  const { timeZone } = context
  const now = context.now()
  const until = expiresAt === null ? null : dayAndClock(expiresAt, timeZone, now)
  const isReadAgain = read < revision
  return {
    ...{ id: jsaId, number, title, revision },
    about: words.about(number, revision, until, supervisor?.fullName ?? null),
    stopped: isWorkStopped(detail) ? words.stopped(statusReason ?? '') : null,
    isActive: status === 'active',
    stop: stopOf(detail),
    readAgain: isReadAgain ? words.readAgain(read) : null,
    percent: detail.signaturePercentage,
    signed: { count: detail.signedCount, of: detail.attendeeCount },
    warnings: detail.warnings,
    changed: changedSince(detail.changes, isReadAgain ? read : revision - 1),
    job: toSheetJob(detail),
    steps: toSteps(detail.hazards),
    crew: detail.attendees
      .map((one) => toLine(one, detail, context))
      .toSorted((one, other) => one.place - other.place),
    canEditCrew: detail.can.crew,
    canJoin: detail.can.join,
    formKey: context.mintFormKey(),
  }
}

/** What is said of the job, all of which is signed: where it is and what it needs before the rest. */
function toSheetJob(detail: JsaDetail) {
  const { facts } = pageWords
  const { location, pad, well, permits } = detail
  const told = [
    [facts.location, location],
    [facts.pad, pad?.name ?? ''],
    [facts.well, well],
    [facts.permits, permits.map((permit) => jsaPermitLabels[permit]).join(', ')],
  ] as const
  const where = told.flatMap(([name, text]) => (text === '' ? [] : [{ name, text }]))
  return [...where, ...toJob(detail)]
}

function changedSince(changes: JsaDetail['changes'], revision: number): string | null {
  const text = changesSince(changes, revision)
  return text === null ? null : words.changed(text)
}

/** One line of the crew: who must sign yet stands first, one's own line before all others. */
function toLine(one: Attendee, { revision }: JsaDetail, context: AppLoadContext) {
  const { attendeeId, name, person, signedAt, signedRevision, leftAt, can } = one
  const { timeZone } = context
  const isOwn = person !== null && person.personId === context.person?.user.personId
  const isAgain = signedRevision !== null && signedRevision < revision && one.isHere
  // What somebody signed stays, also when they leave before the job ends.
  const isSigned = one.isSigned || (!one.isHere && signedAt !== null)
  const about = [
    isAgain ? words.signed(signedRevision) : one.role,
    one.company,
    one.mentor === null
      ? ''
      : (one.isMentorHere ? words.mentorHere : words.mentorAway)(one.mentor.fullName),
  ]
  return {
    ...{ id: attendeeId, name, isOwn, isAgain, isSigned, isSSE: one.isSSE },
    about: about.filter((each) => each !== '').join('. '),
    signed:
      signedAt !== null && isSigned ? { at: signedAt, words: clock(signedAt, timeZone) } : null,
    uploadId: one.uploadId,
    witness: one.witness === null ? null : words.witness(one.witness.fullName),
    left: leftAt === null ? null : words.left(clock(leftAt, timeZone)),
    can,
    place: (leftAt === null ? 0 : 4) + (isSigned ? 2 : 0) + (isOwn ? 0 : 1),
  }
}

/** One line of the crew, as the sheet shows it. */
export type CrewLine = ReturnType<typeof toLine>
/** The sheet on which a crew signs on. */
export type SheetView = ReturnType<typeof toSheet>

function signingOf(
  { jsaId, revision, changes }: JsaDetail,
  { attendeeId, name, person, signedRevision, signedLanguage, language: own }: Attendee,
  query: URLSearchParams,
  context: AppLoadContext,
) {
  const asked = jsaLanguages.find((one) => one === query.get('language'))
  const language: JsaLanguage = asked ?? signedLanguage ?? own
  return {
    ...{ attendeeId, name, revision, language },
    // All that is new to them, also what revisions between have changed.
    changed: changedSince(changes, signedRevision ?? 0),
    statement: signOnStatements[language],
    isOwn: person !== null && person.personId === context.person?.user.personId,
    languages: jsaLanguages.map((one) => ({
      ...{ name: jsaLanguageLabels[one], lang: one, isCurrent: one === language },
      to: paths.jsaSign(jsaId, { revision, attendee: attendeeId, language: one }),
    })),
    formKey: context.mintFormKey(),
  }
}
/** What one of the crew is about to sign. */
export type SheetSigning = NonNullable<ReturnType<typeof signingOf>>
