import type { AppLoadContext } from '@remix-run/node'
import { badgeOf, today, type MyFormAction, type MyFormDetail } from '@holdpoint/api'
import type { EntryView } from '../fill-out/entry-view.ts'
import { contentOf } from '../session/content-of.server.ts'
import { shortCalendarDay } from '../ui/time.ts'
import type { ActionLine } from './entry-actions.ts'

interface ActionsAsk {
  context: AppLoadContext
  request: Request
}

/** The head of an entry and the actions that hang on it. */
export type EntryActionsView = {
  head: Pick<EntryView, 'id' | 'title' | 'number' | 'formType' | 'badge'>
  actions: ActionLine[]
}

/** Loads the actions part of an entry. */
export async function loadEntryActions(
  { entry }: MyFormDetail,
  { context, request }: ActionsAsk,
): Promise<EntryActionsView> {
  const answer = await context.api.myForms.actionSummary({ myFormId: entry.id })
  const actions = contentOf(answer, request, { forbidden: 'my_forms' })
  return {
    head: {
      id: entry.id,
      title: entry.form.title,
      number: entry.number,
      formType: entry.form.formTypeName,
      badge: badgeOf(entry),
    },
    actions: actions.map((action) => toActionLine(action, context)),
  }
}

/** One action as its line shows it. */
export function toActionLine(
  { type, action }: MyFormAction,
  { now, timeZone }: Pick<AppLoadContext, 'now' | 'timeZone'>,
): ActionLine {
  const { actionId, number, title, status, assignedTo, dueOn } = action
  return {
    id: actionId,
    number,
    title,
    status,
    type,
    assignedTo: assignedTo.fullName,
    due: { day: dueOn, words: shortCalendarDay(dueOn, timeZone, now()) },
    isOverdue: status === 'open' && dueOn < today(now(), timeZone),
  }
}
