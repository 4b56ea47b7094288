import type { AppLoadContext } from '@remix-run/node'
import { contentOf } from '../../session/content-of.server.ts'
import { totalInWords } from '../../ui/counts.ts'
import type { ActionsPlace } from '../actions.place.ts'
import { toRow, type ActionRow, type RowContext } from '../list/actions.rows.server.ts'
import type { BoardView } from './board.ts'

type BoardAsk = { context: AppLoadContext; request: Request; place: ActionsPlace }
type BoardCall = Parameters<AppLoadContext['api']['actions']['board']>[0]

/** Loads the list state by state: how many actions are in each, and the first of them. */
export async function loadBoard(
  { context, request, place }: BoardAsk,
  call: BoardCall,
  clock: RowContext,
) {
  const answer = await context.api.actions.board(call)
  const lanes = contentOf(answer, request, { forbidden: 'actions' })
  const rows: ActionRow[] = lanes.flatMap(({ data }) => data.map((one) => toRow(one, clock)))
  const instead: BoardView = {
    lanes: lanes.map(({ status, totalRecords, isTotalAbout, data }) => ({
      status,
      total: totalInWords(totalRecords, isTotalAbout),
      to:
        totalRecords > data.length
          ? place.closed.with({ own: { view: 'list' } }).filteredBy({ statuses: [status] }).address
          : null,
    })),
  }
  return {
    rows,
    totalRecords: lanes.reduce((sum, { totalRecords }) => sum + totalRecords, 0),
    isTotalAbout: lanes.some(({ isTotalAbout }) => isTotalAbout),
    offset: 0,
    instead,
  }
}
