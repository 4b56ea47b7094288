import type { AppLoadContext } from '@remix-run/node'
import { sqrMoves, type SqrDetail, type SqrStatus } from '@holdpoint/api'
import { paths } from '../../paths.ts'
import type { FactRow } from '../../records/facts.tsx'
import { momentOf } from '../../records/moment.ts'
import { dueIn, phaseOf } from '../list/sqr.rows.server.ts'
import { hoursAndMinutes } from '../lost-time.ts'
import { paneAt, type ShownPane } from './sqr-at.ts'
import { words } from './sqr.words.ts'

/** Puts what a report is into the words of its page. */
export function toSqrView(detail: SqrDetail, pane: ShownPane, context: AppLoadContext) {
  const { sqrId, number, title, severity, status, rowVersion, can, reporter, createdAt } = detail
  const reasonTitle = words.reasonIn[detail.phase]
  return {
    ...{ id: sqrId, number, title, severity, rowVersion, can, pane },
    status: { ...status, phase: detail.phase },
    isSeveritySaid: detail.isSeverityOverridden,
    phase: phaseOf(detail),
    by: words.by(reporter.fullName, momentOf(createdAt, context).short),
    moves: detail.allowedEvents,
    /** The statuses that a move may give, where there is a choice. */
    statuses: Object.fromEntries(
      detail.allowedEvents.map(({ event }) => [event, statusesOf(event, detail)]),
    ),
    formKey: context.mintFormKey(),
    note:
      detail.statusReason === null || reasonTitle === undefined
        ? null
        : { title: reasonTitle, text: detail.statusReason },
    warnings: detail.warnings,
    counts: {
      involved: detail.equipments.length + detail.employees.length + detail.parts.length,
      timeline: detail.timeline.length,
      causes: detail.scat.length + detail.ncr.length,
      followUp: detail.linkedActions.length + detail.forms.length + detail.files.length,
    },
    facts: factsOf(detail, context),
    instead: insteadOf(detail),
  }
}

/** What a move may give, named and in its order; a name that it has already is none to change to. */
export function statusesOf(
  event: string,
  { phase, status, statuses, linkedActions, ncrStep }: SqrDetail,
): (readonly [id: string, name: string])[] {
  // What has actions, or a non-conformance that is not over, is watched once it is approved.
  const isWatched =
    linkedActions.some((action) => action.status !== 'cancelled') ||
    (ncrStep !== null && ncrStep !== 'closed')
  const fitting = (one: SqrStatus) => {
    switch (event) {
      case 'relabel':
        return one.phase === phase && one.statusId !== status.statusId
      case 'approve':
        return one.phase === (isWatched ? 'monitoring' : 'closed')
      default:
        return targetsOf(event).includes(one.phase)
    }
  }
  return statuses.filter(fitting).map((one) => [one.statusId, one.status])
}

function targetsOf(event: string): readonly string[] {
  const { events } = sqrMoves
  return Object.hasOwn(events, event) ? events[event as keyof typeof events].to : []
}

/** What is done first while no main move is open. */
function insteadOf(detail: SqrDetail): { name: string; to: string } | null {
  const { sqrId, phase, can, allowedEvents } = detail
  const isOpen = (name: string) => allowedEvents.some((move) => move.event === name && move.isOpen)
  if (phase === 'draft' && can.edit && !isOpen('submit')) {
    return { name: words.complete, to: paths.sqrEdit(sqrId) }
  }
  return phase === 'verifying' && can.verify && !isOpen('verify')
    ? { name: words.verifyNext, to: paneAt(sqrId, verifiedIn(detail)) }
    : null
}

/** Where something is left to be verified: the parts first, then who is responsible. */
function verifiedIn({ parts }: SqrDetail): ShownPane {
  return parts.some(({ verdict }) => verdict === null) ? 'involved' : 'overview'
}

function factsOf(detail: SqrDetail, context: AppLoadContext): FactRow[] {
  const { facts } = words
  const { sqrId, hours, owner, phase, phaseSince, parent, children, closedAt } = detail
  const due = dueIn(detail, context)
  const row = (term: string, text: string | null): FactRow[] =>
    text === null ? [] : [{ term, text }]
  return [
    ...row(facts.severity, detail.isSeverityOverridden ? words.byPerson : words.byLostTime),
    ...row(facts.lost, hours === null ? words.notKnown : words.lost(hoursAndMinutes(hours))),
    ...row(facts.owner, owner?.fullName ?? (phase === 'draft' ? null : words.noOwner)),
    ...(due === null ? [] : [{ term: facts.due, text: due.words, isLate: due.isLate }]),
    ...row(facts.since, words.since(momentOf(phaseSince, context).short)),
    ...(parent === null
      ? []
      : [
          {
            ...{ term: facts.parent, text: parent.number },
            ...(parent.isReadable && { to: paths.sqr(parent.sqrId) }),
          },
        ]),
    ...(children.length === 0
      ? []
      : [
          {
            ...{ term: facts.children, text: words.reports(children.length) },
            to: paneAt(sqrId, 'followUp'),
          },
        ]),
    ...row(facts.closed, closedAt && momentOf(closedAt, context).short),
  ]
}

/** A report as its page shows it: words only, nothing left to work out. */
export type SqrView = ReturnType<typeof toSqrView>
