import { actionsList, actionStatuses, openActionStatuses, type ActionStatus } from '@holdpoint/api'
import { ok, type PersonHandler } from '../../handler.ts'
import { withKeptFilter } from '../../lists/kept-filter.ts'
import { listPage } from '../../lists/page.ts'
import { actions } from './actions.list.ts'
import { readerOf } from './actions.rights.ts'
import { toAction } from './actions.row.ts'

const laneOf = listPage(actions)

/**
 * Each lane is the list, narrowed to its state: its number is the list's own, and costs no more than
 * a page of it. In one statement all rows of the tab would have to be read.
 */
export const board: PersonHandler<'actions.board'> = async (input, context) => {
  const { person, now } = context
  const { today } = readerOf(person, now)
  const opened = await withKeptFilter<Omit<typeof input, 'filter'>>(actionsList, input, context)
  const { statuses } = actionsList.filter.fromCall(opened)
  const asked: readonly string[] = statuses.length > 0 ? statuses : openActionStatuses
  const lanes = []
  for (const status of actionStatuses.filter((one) => asked.includes(one))) {
    const { rows, totalRecords, isTotalAbout } = await laneOf(inState(opened, status), context)
    if (rows.length > 0) {
      const data = rows.map((row) => toAction(row, person, today))
      lanes.push({ status, data, totalRecords, isTotalAbout })
    }
  }
  return ok(lanes)
}

function inState<Asked>(asked: Asked, status: ActionStatus): Asked & { status: ActionStatus[] } {
  return { ...asked, status: [status] }
}
