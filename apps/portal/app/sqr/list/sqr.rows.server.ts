import {
  sqrNcrStepLabels,
  sqrPhaseLabels,
  today,
  type Severity,
  type SqrRow as Report,
} from '@holdpoint/api'
import type { AppLoadContext } from '@remix-run/node'
import { dueOf } from '../../actions/due.ts'
import type { RowMove } from '../../lists/row-menu.tsx'
import { paths } from '../../paths.ts'
import { dayAndClock } from '../../ui/time.ts'
import { hoursAndMinutes } from '../lost-time.ts'
import type { StatusLook } from '../status-plate.tsx'
import { listWords as words } from './sqr-list.words.ts'

/** A row of the list as the page draws it. */
export type SqrRow = {
  id: string
  rowVersion: number
  to: string
  title: string
  number: string
  severity: Severity
  status: StatusLook
  /** The phase, where the status has another name. */
  phase: string
  /** Why it stands there: that it waits for the reader, or what was said last. */
  wait: { text: string; isYou: boolean } | null
  /** Unit and crew, pad and well, as far as they are said. */
  unit: string
  pad: string
  when: string
  lost: string
  owner: string
  due: { words: string; isLate: boolean } | null
  /** How far the non-conformance has come, and how many actions are open. */
  ncr: string
  actions: string
  moves: RowMove[]
  can: Report['can']
}

type Clock = Pick<AppLoadContext, 'timeZone' | 'now'>

/** Puts a report into the words of its row. */
export function toRow(report: Report, clock: Clock): SqrRow {
  const { sqrId, rowVersion, title, number, severity, phase, status, can } = report
  const { startsAt, hours, owner, ncrStep, actions, openActions } = report
  const joined = (...names: (string | undefined)[]) => names.filter(Boolean).join(', ')
  return {
    ...{ id: sqrId, rowVersion, title, number, severity, can },
    status: { ...status, phase },
    to: paths.sqr(sqrId),
    phase: phaseOf({ phase, status }),
    wait: waitOf(report),
    unit: joined(report.businessUnit?.name, report.crew?.name),
    pad: joined(report.pad?.name, report.well),
    when: startsAt === null ? words.noTime : dayAndClock(startsAt, clock.timeZone, clock.now()),
    lost: lostIn(hours),
    owner: owner?.fullName ?? (phase === 'draft' ? '' : words.noOwner),
    due: dueIn(report, clock),
    ncr: ncrStep === null ? '' : words.ncr(sqrNcrStepLabels[ncrStep]),
    actions: actions === 0 ? '' : words.openActions(openActions, actions),
    moves: report.allowedEvents
      .filter(({ isOpen }) => isOpen)
      .map(({ event, label, kind }) => ({ event, label, kind })),
  }
}

function lostIn(hours: number | null): string {
  if (hours === null) {
    return ''
  }
  return hours === 0 ? words.nothingLost : words.lost(hoursAndMinutes(hours))
}

/** The phase in words, where the status does not say it. */
export function phaseOf({ phase, status }: Pick<Report, 'phase' | 'status'>): string {
  const label = sqrPhaseLabels[phase]
  return status.status.toLowerCase() === label.toLowerCase() ? '' : label
}

/** What waits for somebody's look, by the phase. */
const lookedAtBy: Readonly<Partial<Record<Report['phase'], string>>> = {
  verifying: 'verify',
  approval: 'approve',
}

function waitOf({ phase, statusReason, allowedEvents }: Report): SqrRow['wait'] {
  const wanted = lookedAtBy[phase]
  if (allowedEvents.some(({ event, isOpen }) => event === wanted && isOpen)) {
    return { text: words.waitsForYou, isYou: true }
  }
  return statusReason === null ? null : { text: statusReason, isYou: false }
}

/** The phases in which it is being investigated. */
const running: readonly Report['phase'][] = ['open', 'investigating', 'verifying']

/** Until when it is to be investigated; null for what is not, or not any more. */
export function dueIn(
  { dueAt, isOverdue, phase }: Pick<Report, 'dueAt' | 'isOverdue' | 'phase'>,
  { timeZone, now }: Clock,
): SqrRow['due'] {
  if (dueAt === null || !running.includes(phase)) {
    return null
  }
  const dueOn = today(new Date(dueAt), timeZone)
  const due = dueOf({ dueOn, isOverdue, isOpen: true }, { timeZone, now: now() })
  return { words: due.words ?? words.due(due.date), isLate: due.isLate }
}
