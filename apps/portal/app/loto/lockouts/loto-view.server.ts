import type { AppLoadContext } from '@remix-run/node'
import { lotoLiveStates, wallTimeOf, type LotoDetail } from '@holdpoint/api'
import { paths } from '../../paths.ts'
import { momentOf } from '../../records/moment.ts'
import type { LotoAt } from './loto-at.ts'
import { words } from './loto.words.ts'
import { actionAt } from './point-order.ts'

/** Puts what a lockout is into the words of its page. */
export function toLotoView(detail: LotoDetail, context: AppLoadContext) {
  const { lotoId, number, title, status, rowVersion, can, template, author } = detail
  return {
    ...{ id: lotoId, number, title, status, rowVersion, can },
    /** The machine is out of service: at a point the phone is for the point. */
    isLive: lotoLiveStates.some((one) => one === status),
    by: words.by(words.code(template.code, template.revision), author.fullName),
    // A hand-over is withdrawn where there is one.
    moves: detail.allowedEvents.filter(({ event, isOpen }) => event !== 'keep' || isOpen),
    checklists: detail.checklists,
    plannedEnd:
      detail.plannedEnd === null ? '' : wallTimeOf(new Date(detail.plannedEnd), context.timeZone),
    takers: detail.takers.map(({ personId, fullName }) => [personId, fullName] as const),
    formKey: context.mintFormKey(),
    notes: notesOf(detail, context),
    warnings: detail.warnings,
    counts: { points: detail.pointCount, locks: detail.peopleCount },
    instead: insteadOf(detail, context),
    personId: context.person?.user.personId ?? '',
  }
}

/** What whoever opens it must read first: why it stands there, and that the lead is offered. */
function notesOf({ status, statusReason, handover }: LotoDetail, context: AppLoadContext) {
  const title = words.reasonOf[status]
  const why = statusReason === null || title === undefined ? [] : [{ title, text: statusReason }]
  if (handover === null) {
    return why
  }
  const { from, to, at } = handover
  const text = words.offeredTo(from.fullName, to.fullName, momentOf(at, context).short)
  return [...why, { title: words.offered, text }]
}

/** What is done first while no main move is open. */
function insteadOf(detail: LotoDetail, context: AppLoadContext) {
  const { lotoId, status, can, steps, authorizations } = detail
  const own = authorizations.find(
    ({ person }) => person !== null && person.personId === context.person?.user.personId,
  )
  if (own?.can.sign === true) {
    return {
      name: own.role === 'authorized' ? words.signNow : words.tellNow,
      to: paths.lockout(lotoId, { pane: 'locks', dialog: 'sign', line: own.authorizationId }),
    }
  }
  const waiting = steps.filter((step) => actionAt(step, status) !== null)
  const [first] = status === 'ready_to_restore' ? waiting.toReversed() : waiting
  if (first !== undefined) {
    return {
      name: words.goTo(first.pointTag),
      to: paths.lockout(lotoId, { point: first.stepId }),
    }
  }
  const isPlanned = detail.asset !== null && detail.primary !== null && detail.plannedEnd !== null
  return can.edit && !isPlanned
    ? { name: words.completePlan, to: paths.lockoutEdit({ lotoId }) }
    : null
}

/** A lockout as its page shows it: words only, nothing left to work out. */
export type LotoView = ReturnType<typeof toLotoView> & { at: LotoAt }
