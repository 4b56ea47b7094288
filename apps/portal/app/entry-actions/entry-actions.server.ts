import type { AppLoadContext } from '@remix-run/node'
import {
  badgeOf,
  openActionStatuses,
  today,
  type MyFormAction,
  type MyFormDetail,
} from '@holdpoint/api'
import { dueOf } from '../actions/due.ts'
import type { EntryView } from '../fill-out/entry-view.ts'
import { paths } from '../paths.ts'
import { contentOf } from '../session/content-of.server.ts'
import type { ActionLine } from './entry-actions.ts'

interface ActionsAsk {
  context: AppLoadContext
  request: Request
}

/** What stands at the head of every part of an entry. */
export type EntryHeadView = Pick<EntryView, 'id' | 'title' | 'number' | 'formType' | 'badge'>

/** The head of an entry and the actions that hang on it. */
export type EntryActionsView = { head: EntryHeadView; actions: ActionLine[] }

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
  return { head: toEntryHead(detail), actions: await loadActionLines(detail.entry.id, ask) }
}

/** Loads the actions that hang on an entry. */
export async function loadActionLines(
  myFormId: string,
  { context, request }: ActionsAsk,
): Promise<ActionLine[]> {
  const answer = await context.api.myForms.actionSummary({ myFormId })
  const actions = contentOf(answer, request, { forbidden: 'my_forms' })
  return actions.map((action) => toActionLine(action, context))
}

/** An action as a line shows it: it leads to the action, and to where that was raised (spec 2). */
export function toActionLine(
  { type, myFormId, action }: MyFormAction,
  { now, timeZone }: Pick<AppLoadContext, 'now' | 'timeZone'>,
): ActionLine {
  const { actionId, number, title, status, assignedTo, dueOn } = action
  const isOpen = openActionStatuses.some((one) => one === status)
  const clock = { now: now(), timeZone }
  const isOverdue = isOpen && dueOn < today(clock.now, timeZone)
  return {
    id: actionId,
    number,
    title,
    status,
    type,
    assignedTo: assignedTo.fullName,
    due: dueOf({ dueOn, isOverdue, isOpen }, clock),
    to: paths.action(actionId),
    raisedAt:
      type === 'my_form'
        ? paths.fillOut(myFormId, { tab: 3 })
        : paths.reviewQuestion(myFormId, { tab: 2 }),
  }
}
