import { today, type MyFormAction } from '@holdpoint/api'
import { paths } from '../../paths.ts'
import { contentOf } from '../../session/content-of.server.ts'
import { shortCalendarDay } from '../../ui/time.ts'
import type { MyFormRow } from '../list/my-forms.rows.server.ts'
import type { PageAsk } from '../page-ask.ts'
import type { ActionLine, ActionsList } from './actions-list.ts'

/** Loads the actions of an entry. */
export async function loadActions(
  { id }: { id: string },
  { context, request }: PageAsk,
  rows: readonly MyFormRow[],
): Promise<ActionsList> {
  const actions = contentOf(await context.api.myForms.actionSummary({ myFormId: id }), request, {
    forbidden: 'my_forms',
  })
  return {
    title: rows.find((row) => row.id === id)?.title ?? null,
    actions: actions.map((action) => toLine(action, { ...context, now: context.now() })),
  }
}

/** An action leads to where it was raised: to the form itself, or to its review (spec 2). */
export function toLine(
  { type, myFormId, action }: MyFormAction,
  { timeZone, now }: { timeZone: string; now: Date },
): ActionLine {
  const { actionId, number, title, status, assignedTo, dueOn } = action
  return {
    id: actionId,
    number,
    title,
    status,
    assignedTo: assignedTo.fullName,
    due: { on: dueOn, words: shortCalendarDay(dueOn, timeZone, now) },
    isLate: status === 'open' && dueOn < today(now, timeZone),
    to:
      type === 'my_form'
        ? paths.fillOut(myFormId, { tab: 3 })
        : paths.reviewQuestion(myFormId, { tab: 2 }),
  }
}
