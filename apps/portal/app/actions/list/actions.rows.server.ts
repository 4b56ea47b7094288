import {
  openActionStatuses,
  today,
  type Action,
  type ActionPriority,
  type ActionStatus,
} from '@holdpoint/api'
import type { RowMove } from '../../lists/row-menu.tsx'
import { paths } from '../../paths.ts'
import { shortCalendarDay, shortDay } from '../../ui/time.ts'
import { doneBy, raisedFrom, waitWords, words } from '../actions.words.ts'
import { dueOf, type Due } from '../due.ts'

/** A row as the page draws it. */
export type ActionRow = {
  id: string
  rowVersion: number
  /** The assignment that it is shown for, which a delete names beside it. */
  assignmentId: string
  /** The quality report that it belongs to, from which it is deleted. */
  sqrId: string | null
  to: string
  title: string
  number: string
  /** What it was raised from, in words. */
  source: string | null
  status: ActionStatus
  /** Why it stands there: who it waits for, or what was said last. */
  wait: { text: string; isYou: boolean } | null
  doing: string
  priority: ActionPriority
  due: Due
  /** The moves that are open to whoever looks. */
  moves: RowMove[]
  /** Of a move that is made in the list; nothing where none is made. */
  formKey?: string
  canDelete: boolean
}

export type RowContext = {
  personId: string
  now: Date
  timeZone: string
}

export function toRow(action: Action, context: RowContext): ActionRow {
  const { actionId, rowVersion, title, number, status, priority, can } = action
  const isOpen = openActionStatuses.some((one) => one === status)
  return {
    id: actionId,
    rowVersion,
    assignmentId: action.assignedActionId,
    sqrId: action.source?.type === 'sqr' ? action.source.id : null,
    to: paths.action(actionId),
    title,
    number,
    source: sourceOf(action),
    status,
    wait: waitOf(action, context),
    doing: doingOf(action, context),
    priority,
    due: dueOf({ ...action, isOpen }, context),
    moves: action.allowedEvents
      .filter((event) => event.isOpen)
      .map(({ event, label, kind }) => ({ event, label, kind })),
    canDelete: can.delete,
  }
}

/** An action that nobody raised from anywhere has no source, and an old one may have no words. */
function sourceOf({ source }: Action): string | null {
  const name = source?.title || source?.number
  return name ? raisedFrom(name) : null
}

function doingOf({ assignees, assigneeCount }: Action, { personId }: RowContext): string {
  // Oneself before others.
  const you = assignees.find((one) => one.personId === personId)
  const [first] = assignees
  const name = you === undefined ? (first?.fullName ?? '') : words.you
  return doneBy(name, assigneeCount - 1)
}

function waitOf(action: Action, context: RowContext): ActionRow['wait'] {
  const { status, statusReason, verifier, owner, waitsUntil, closedAt } = action
  const { now, timeZone } = context
  const day = waitsUntil === null ? null : shortCalendarDay(waitsUntil, timeZone, now)
  switch (status) {
    case 'pending_verification':
      return verifier === null ? null : waitsFor(verifier, context)
    case 'effectiveness_review':
      return waitsUntil === null || day === null || waitsUntil <= today(now, timeZone)
        ? waitsFor(owner, context)
        : said(waitWords.watchedUntil(day))
    case 'on_hold':
      return said(
        day === null ? statusReason : statusReason?.replace(/\.$/, ''),
        day === null ? null : waitWords.until(day),
      )
    case 'closed':
      return said(closedAt === null ? null : waitWords.on(shortDay(closedAt, timeZone, now)))
    default:
      return said(statusReason)
  }
}

function waitsFor({ personId, fullName }: Action['owner'], context: RowContext): ActionRow['wait'] {
  const isYou = personId === context.personId
  return { text: isYou ? waitWords.waitsForYou : waitWords.waitsFor(fullName), isYou }
}

function said(...parts: readonly (string | null | undefined)[]): ActionRow['wait'] {
  const text = parts.filter(Boolean).join(', ')
  return text === '' ? null : { text, isYou: false }
}
