import type { AppLoadContext } from '@remix-run/node'
import {
  actionPriorityLabels,
  actionTypeLabels,
  openActionStatuses,
  type ActionDetail,
  type ActionFile,
  type ActionLine,
  type AllowedEvent,
  type SourceOfAction,
} from '@holdpoint/api'
import { actionsFile } from '@holdpoint/api/calls'
import { questionPath } from '../fill-out/question-path.ts'
import { paths, questionPlace } from '../paths.ts'
import { momentOf } from '../records/moment.ts'
import type { RecordFileView } from '../records/record-files.ts'
import { shortCalendarDay, shortDay } from '../ui/time.ts'
import { factRows } from './action-facts.server.ts'
import { words } from './action-page.words.ts'
import { dueOf } from './due.ts'

/** What else is known of an action beside itself. */
type Around = {
  context: AppLoadContext
  /** The records that whoever reads may open, by id: what it hangs on, and other actions. */
  openIds: ReadonlySet<string>
  /** How many other open actions are about the same equipment. */
  sameAsset: number
}

/** Puts an action into the words of its page. */
export function toActionView(detail: ActionDetail, around: Around) {
  const { context, openIds } = around
  const { actionId, number, title, description, status, statusReason, rowVersion } = detail
  const { createdBy, createdAt, files, evidenceMin, can } = detail
  const type = actionTypeLabels[detail.type]
  const priority = actionPriorityLabels[detail.priority].toLowerCase()
  const raised = words.raised(
    createdBy.fullName,
    shortDay(createdAt, context.timeZone, context.now()),
  )
  const shown = files.map((file) => toFile(actionId, file, context))
  const isKind = (kind: ActionFile['kind']) => (_file: unknown, place: number) =>
    files[place]?.kind === kind
  return {
    ...{ number, title, description, status, statusReason, rowVersion, evidenceMin },
    id: actionId,
    facts: `${type}, ${priority}. ${raised}`,
    canEdit: can.edit,
    canAddEvidence: can.addFile,
    canRemoveEvidence: can.removeFile,
    source: detail.source && toSource(detail.source, openIds),
    links: detail.links.map((link) => toSource(link, openIds)),
    photos: shown.filter(isKind('source')),
    evidence: shown.filter(isKind('evidence')),
    due: toDue(detail, context),
    rows: factRows(detail, around),
    parent: detail.parent && toRelative(detail.parent, openIds),
    children: detail.children.map((child) => toRelative(child, openIds)),
    moves: movesOf(detail),
    assignees: detail.assignees.map(({ personId, fullName }) => ({
      ...{ id: personId, name: fullName, detail: null },
    })),
    formKey: context.mintFormKey(),
  }
}

/** Only an action that waits for its work order has anything to say of waiving it. */
function movesOf({ allowedEvents, workOrderWaiver }: ActionDetail): AllowedEvent[] {
  return allowedEvents.filter(
    ({ event, isOpen: isAskable }) =>
      event !== 'waiveWorkOrder' || (isAskable && workOrderWaiver === null),
  )
}

function isOpen(status: ActionDetail['status']): boolean {
  return openActionStatuses.some((one) => one === status)
}

function toSource(source: SourceOfAction, openIds: ReadonlySet<string>) {
  const { id, type, number, title, question, answer } = source
  return {
    number,
    // A report is named to those who may read it.
    title: type === 'sqr' && title === '' ? words.aReport : title,
    asked: question === null ? null : words.asked(question, answer ?? ''),
    to: openIds.has(id) ? placeOf(source) : null,
  }
}

/** Where a record that an action hangs on is read, and the question on it. */
function placeOf({ type, id, questionKey }: SourceOfAction): string {
  switch (type) {
    case 'my_form':
      return questionPath(id, questionKey)
    case 'sqr':
      return paths.sqr(id)
    case 'jsa':
      return paths.jsa(id)
    case 'loto':
      return paths.lockout(id, { pane: 'plan' })
    case 'topic':
      return questionKey === null ? paths.topic(id) : questionPlace(id, questionKey)
    default:
      return type satisfies never
  }
}

function toFile(actionId: string, file: ActionFile, context: AppLoadContext): RecordFileView {
  const { uploadId, name, type, addedBy, addedAt } = file
  return {
    id: uploadId,
    name,
    isPhoto: type.startsWith('image/'),
    href: `/api/v1${actionsFile.path}?${new URLSearchParams({ actionId, uploadId })}`,
    by: addedBy.fullName,
    added: momentOf(addedAt, context),
  }
}

/** Another action, in a line. */
export function toLine({ actionId, number, title, status }: ActionLine) {
  return { ...{ number, title, status }, id: actionId, to: paths.action(actionId) }
}

/** The action that it follows, or one that follows it; `to` is null for who may not open that. */
function toRelative(line: ActionLine, openIds: ReadonlySet<string>) {
  return { ...toLine(line), to: openIds.has(line.actionId) ? paths.action(line.actionId) : null }
}

const dayMs = 24 * 60 * 60 * 1000

function toDue(detail: ActionDetail, { timeZone, now }: AppLoadContext) {
  const { dueOn, firstDueOn, dueMoves, isOverdue, status, waitsUntil, allowedEvents } = detail
  const day = (text: string) => shortCalendarDay(text, timeZone, now())
  const due = dueOf({ dueOn, isOverdue, isOpen: isOpen(status) }, { now: now(), timeZone })
  const days = Math.round((Date.parse(dueOn) - Date.parse(firstDueOn)) / dayMs)
  const extend = allowedEvents.find(({ event }) => event === 'extend')
  const wait = status === 'on_hold' ? words.comesBack : words.askedOn
  return {
    day: dueOn,
    heading: isOpen(status) ? words.due(day(dueOn)) : words.dueWas(day(dueOn)),
    isLate: due.isLate,
    moved: dueMoves === 0 ? null : words.moved(dueMoves, days),
    dates: detail.dueDates
      .toSorted((one, other) => one.setAt.localeCompare(other.setAt))
      .map(({ dueOn: date, reason, setBy, setAt }, place) => ({
        day: date,
        short: day(date),
        why: reason ?? (place === 0 ? words.firstDate : ''),
        by: `${words.setBy(setBy.fullName)}, ${shortDay(setAt, timeZone, now())}`,
      })),
    words: due.words,
    note: waitsUntil === null ? (extend?.why ?? null) : wait(day(waitsUntil)),
  }
}

/** An action as its page shows it: words only, nothing left to work out. */
export type ActionView = ReturnType<typeof toActionView>
/** What it was raised from, or linked with; `to` is null for who may not open it. */
export type SourceView = ReturnType<typeof toSource>
/** When it is due, and was. */
export type DueView = ReturnType<typeof toDue>
/** Another action, in a line. */
export type LineView = ReturnType<typeof toLine>
/** An action that it follows, or that follows it. */
export type RelativeView = ReturnType<typeof toRelative>
