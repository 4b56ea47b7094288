import type { AppLoadContext } from '@remix-run/node'
import { isWorkStopped, jsaPermitLabels, jsaShiftLabels, type JsaDetail } from '@holdpoint/api'
import { jsaFile } from '@holdpoint/api/calls'
import { paths } from '../../paths.ts'
import type { FactRow } from '../../records/facts.tsx'
import { momentOf } from '../../records/moment.ts'
import { toFileView } from '../../records/record-files.server.ts'
import { hasGate } from '../gate/has-gate.ts'
import { changesSince } from './changes-since.ts'
import { spanOf } from './jsa-when.ts'
import { words } from './jsa.words.ts'

/** Puts what an analysis is into the words of its page. */
export function toJsaView(detail: JsaDetail, context: AppLoadContext) {
  const { jsaId, number, title, status, rowVersion, revision, isStar, can } = detail
  const { attendeeCount, signedCount, signaturePercentage, sseCount, hazardCount } = detail
  const isRunning = status === 'active'
  return {
    ...{ id: jsaId, number, title, status, rowVersion, isStar, can, isRunning },
    canSignOn: isRunning && can.share,
    hasGate: hasGate(detail),
    by: words.by(detail.author.fullName, revision),
    moves: detail.allowedEvents,
    formKey: context.mintFormKey(),
    stop: stopOf(detail),
    isStopped: isWorkStopped(detail),
    notes: notesOf(detail, context),
    warnings: detail.warnings,
    actions: detail.actions,
    signed: {
      ...{ count: signedCount, of: attendeeCount, percent: signaturePercentage },
      sse: sseCount === 0 ? null : words.sse(sseCount),
    },
    counts: { hazards: hazardCount, crew: attendeeCount, files: detail.files.length },
    facts: factsOf(detail, context),
    instead: insteadOf(detail),
    /** What has changed is said with an edit while the job runs: the crew signs it anew. */
    needsChange: ['active', 'stopped'].includes(status),
  }
}

/**
 * What stops the work, each trigger once, and whether whoever reads may do it; null where no work is to
 * be stopped. A crew may work on though the time of its job is over.
 */
export function stopOf({ status, openedAt, hazards, allowedEvents }: JsaDetail) {
  const isWorkedOn = status === 'active' || (status === 'expired' && openedAt !== null)
  if (!isWorkedOn) {
    return null
  }
  const triggers = hazards.map(({ stopTrigger }) => stopTrigger).filter(Boolean)
  return {
    triggers: [...new Set(triggers)],
    isOpen: allowedEvents.some(({ event, isOpen }) => event === 'stop' && isOpen),
  }
}

/** What whoever opens it must read first: why the work stands, what is new, what was learnt. */
function notesOf(detail: JsaDetail, context: AppLoadContext) {
  const { status, statusReason, revision, lessons } = detail
  const reasonTitle = titleOfReason(detail, context)
  const isGoing = ['ready', 'active'].includes(status)
  return [
    ...note(reasonTitle === null ? null : statusReason, reasonTitle ?? ''),
    ...note(whoOpens(detail, context), words.opens),
    ...note(isGoing ? newFor(detail, context) : null, words.changed(revision)),
    ...note(lessons, words.lessons),
  ]
}

/** Of a job that is ready: who opens the sign-on, for everybody else. */
function whoOpens({ status, supervisor }: JsaDetail, context: AppLoadContext): string | null {
  const isOther = supervisor !== null && supervisor.personId !== context.person?.user.personId
  return status === 'ready' && isOther ? words.opensIt(supervisor.fullName) : null
}

/** What has changed since the reader signed; for whoever has not, with the last revision. */
function newFor({ attendees, changes }: JsaDetail, context: AppLoadContext): string | null {
  const me = context.person?.user.personId
  const own = attendees.find(({ person }) => person !== null && person.personId === me)
  return changesSince(changes, own?.signedRevision ?? (changes.at(-1)?.revision ?? 1) - 1)
}

function note(text: string | null, title: string) {
  return text === null ? [] : [{ title, text }]
}

/** What a reason is called in its state; of work that is stopped also who did it, and when. */
function titleOfReason(detail: JsaDetail, context: AppLoadContext): string | null {
  switch (detail.status) {
    case 'draft':
      return words.returned
    case 'cancelled':
      return words.cancelled
    default:
      return isWorkStopped(detail) ? titleOfStop(detail, context) : null
  }
}

function titleOfStop({ history }: JsaDetail, context: AppLoadContext): string {
  // On an older page of the history there is an earlier stop.
  const stop =
    history.offset === 0
      ? history.data.find(({ action, person }) => action === 'stop' && person !== null)
      : undefined
  return stop === undefined || stop.person === null
    ? words.stopped
    : words.stoppedBy(stop.person.fullName, momentOf(stop.at, context).short)
}

/** What is done first while no main move is open. */
function insteadOf(detail: JsaDetail): { name: string; to: string } | null {
  const { jsaId, status, can, attendees } = detail
  const isToSign = can.collect || attendees.some((one) => one.can.sign)
  if (status === 'active') {
    return isToSign ? { name: words.signOnNow, to: paths.jsaSign(jsaId) } : null
  }
  if (can.edit && detail.hazardCount === 0) {
    return { name: words.addHazard, to: paths.jsaHazard(jsaId) }
  }
  if (can.edit && (detail.startsAt === null || detail.supervisor === null)) {
    return { name: words.addTime, to: paths.jsaEdit(jsaId) }
  }
  return can.crew && detail.attendeeCount === 0
    ? { name: words.addCrew, to: paths.jsaCrew(jsaId) }
    : null
}

function factsOf(detail: JsaDetail, context: AppLoadContext): FactRow[] {
  const { facts } = words
  const { timeZone, now } = context
  const { crew, crewColor, supervisor, clonedFrom, stopCount, createdAt, closedAt } = detail
  const row = (term: string, text: string | null | undefined): FactRow[] =>
    text ? [{ term, text }] : []
  const span = spanOf(detail, { timeZone, now: now() })
  return [
    ...row(facts.when, span === null ? words.noTime : words.span(span.starts, span.ends)),
    ...row(facts.shift, jsaShiftLabels[detail.shift]),
    ...row(facts.supervisor, supervisor?.fullName ?? words.noTime),
    ...row(facts.crew, crew && namedWithColor(crew.name, crewColor)),
    ...row(facts.pad, detail.pad?.name),
    ...row(facts.customer, detail.customer?.name),
    ...row(facts.well, detail.well),
    ...row(facts.location, detail.location),
    ...row(facts.permits, detail.permits.map((permit) => jsaPermitLabels[permit]).join(', ')),
    ...row(facts.stops, stopCount === 0 ? null : words.times(stopCount)),
    ...(clonedFrom === null
      ? []
      : [{ term: facts.copied, text: clonedFrom.number, to: paths.jsa(clonedFrom.jsaId) }]),
    ...row(facts.begun, momentOf(createdAt, context).short),
    ...row(facts.closed, closedAt && momentOf(closedAt, context).short),
  ]
}

/** Most crews are named by their colour; of the others it is said. */
function namedWithColor(name: string, color: string | null): string {
  const isSaid = color === null || name.toLowerCase().includes(color.toLowerCase())
  return isSaid ? name : `${name}, ${color}`
}

/** What is said of the job, under a heading each; what is not said is left out. */
export function toJob(detail: JsaDetail) {
  const { job } = words
  const told = [
    [job.description, detail.description],
    [job.ppe, detail.ppe],
    [job.emergency, detail.emergency],
    [job.weather, detail.weather],
    [job.simops, detail.simops],
  ] as const
  return told.flatMap(([name, text]) => (text === '' ? [] : [{ name, text }]))
}

/** The files of the job, each with where its bytes are. */
export function toFiles({ jsaId, files, can }: JsaDetail, context: AppLoadContext) {
  return files.map((file) => {
    const asked = new URLSearchParams({ jsaId, uploadId: file.uploadId })
    const view = toFileView(file, `/api/v1${jsaFile.path}?${asked}`, context)
    return { ...view, isKept: !can.removeFiles }
  })
}

/** An analysis as its page shows it: words only, nothing left to work out. */
export type JsaView = ReturnType<typeof toJsaView>
/** What is said of its job. */
export type JobView = ReturnType<typeof toJob>
