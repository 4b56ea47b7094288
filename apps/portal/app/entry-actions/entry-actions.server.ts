import type { AppLoadContext } from '@remix-run/node'
import {
  badgeOf,
  openActionStatuses,
  today,
  type ActionLine as ApiLine,
  type MyFormAction,
  type MyFormDetail,
} from '@holdpoint/api'
import { dueOf } from '../actions/due.ts'
import { toEntryView } from '../fill-out/entry-view.server.ts'
import type { EntryView } from '../fill-out/entry-view.ts'
import { questionPath } from '../fill-out/question-path.ts'
import { paths } from '../paths.ts'
import { openRecords } from '../records/open-records.server.ts'
import { contentOf } from '../session/content-of.server.ts'
import { failedIn } from './failed-answers.ts'
import type { ActionLine } from './entry-actions.ts'

interface ActionsAsk {
  context: AppLoadContext
  request: Request
}

/** What stands at the head of every part of an entry. */
export type EntryHeadView = Pick<EntryView, 'id' | 'title' | 'number' | 'formType' | 'badge'>

/** The head of an entry and the actions that hang on it. */
export type EntryActionsView = {
  head: EntryHeadView
  actions: ActionLine[]
  /** Actions of other records that it was linked with, so that they are not raised twice. */
  linked: ActionLine[]
  /** How many of its answers have failed. */
  failedCount: number
}

/** What stands at the head of every part of an entry. */
export function toEntryHead({ entry }: MyFormDetail): EntryHeadView {
  return {
    id: entry.id,
    title: entry.form.title,
    number: entry.number,
    formType: entry.form.formTypeName,
    badge: badgeOf(entry),
  }
}

/** Loads the actions part of an entry. */
export async function loadEntryActions(
  detail: MyFormDetail,
  ask: ActionsAsk,
): Promise<EntryActionsView> {
  const { context } = ask
  const { id } = detail.entry
  const [actions, linked] = await Promise.all([
    loadActionLines(id, ask),
    context.api.myForms.linkedActions({ myFormId: id }),
  ])
  const entry = toEntryView(detail, { timeZone: context.timeZone, now: context.now() })
  return {
    head: toEntryHead(detail),
    actions,
    linked: contentOf(linked, ask.request, { forbidden: 'my_forms' }).map((line) =>
      toLinkedLine(line, id, context),
    ),
    failedCount: failedIn(entry).length,
  }
}

/** Loads the actions that hang on an entry. */
export async function loadActionLines(
  myFormId: string,
  { context, request }: ActionsAsk,
): Promise<ActionLine[]> {
  const answer = await context.api.myForms.actionSummary({ myFormId })
  const actions = contentOf(answer, request, { forbidden: 'my_forms' })
  // What hangs on an entry is told to its readers, who need not have to do with the action itself.
  const openIds = await openRecords(
    context,
    'action',
    actions.map(({ action }) => action.actionId),
  )
  return actions.map((one) => toActionLine(one, context, openIds.has(one.action.actionId)))
}

type Clock = Pick<AppLoadContext, 'now' | 'timeZone'>

/** An action as a line shows it: it leads to the action, and to where that was raised (spec 2). */
export function toActionLine(
  { type, myFormId, action }: MyFormAction,
  clock: Clock,
  isOpenToReader: boolean,
): ActionLine {
  const raisedAt =
    type === 'my_form'
      ? paths.fillOut(myFormId, { tab: 3 })
      : paths.reviewQuestion(myFormId, { tab: 2 })
  const to = isOpenToReader ? paths.action(action.actionId) : null
  return { ...lineOf(action, clock), to, type, raisedAt }
}

/**
 * An action of another record, which is told to those alone who may open it: it leads to the question
 * that it is linked at.
 */
function toLinkedLine(
  { questionKey, ...action }: ApiLine & { questionKey: string | null },
  myFormId: string,
  clock: Clock,
): ActionLine {
  const raisedAt = questionPath(myFormId, questionKey)
  const to = paths.action(action.actionId)
  return { ...lineOf(action, clock), to, type: 'linked', raisedAt }
}

function lineOf(action: MyFormAction['action'], { now, timeZone }: Clock) {
  const { actionId, number, title, status, assignedTo, dueOn } = action
  const isOpen = openActionStatuses.some((one) => one === status)
  const clock = { now: now(), timeZone }
  const isOverdue = isOpen && dueOn < today(clock.now, timeZone)
  return {
    id: actionId,
    number,
    title,
    status,
    assignedTo: assignedTo.fullName,
    due: dueOf({ dueOn, isOverdue, isOpen }, clock),
  }
}
