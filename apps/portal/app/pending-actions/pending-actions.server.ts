import type { AppLoadContext } from '@remix-run/node'
import { actionMoves, eventNames, type AllowedEvent } from '@holdpoint/api'
import { takes, type ActionEvent } from '../actions/action-event.ts'
import { toRow } from '../actions/list/actions.rows.server.ts'
import { requirePerson } from '../session/require-person.server.ts'
import { contentOf } from '../session/content-of.server.ts'

export type Ask = { context: AppLoadContext; request: Request }
export type PendingPage = Awaited<ReturnType<typeof loadPendingActions>>
export type PendingRow = PendingPage['rows'][number]

const pageSize = 20

/** What the address of the page says. */
export function readAddress(request: Request) {
  const query = new URL(request.url).searchParams
  const page = Number(query.get('page') ?? 1)
  return {
    page: Number.isInteger(page) && page > 1 && page < 10_000 ? page : undefined,
    isTicked: query.get('tick') === 'all',
  }
}

/** Loads what waits for the person, and the moves that can be made with several of it. */
export async function loadPendingActions({ context, request }: Ask) {
  const { personId } = requirePerson(context, request).user
  const { page, isTicked } = readAddress(request)
  const asked = ((page ?? 1) - 1) * pageSize
  const read = async (pOffset: number) =>
    contentOf(await context.api.actions.pending({ pOffset, pLimit: pageSize }), request)
  const found = await read(asked)
  // What was moved may have emptied the last page; what became of it is said above the first.
  const offset = found.data.length === 0 ? 0 : asked
  const { data, totalRecords } = offset === asked ? found : await read(offset)
  const clock = { now: context.now(), timeZone: context.timeZone, personId }
  return {
    ...{ page, isTicked, offset, pageSize, total: totalRecords },
    rows: data.map((one) => toRow(one, clock)),
    moves: movesOf(data.map(({ allowedEvents }) => allowedEvents)),
    formKey: context.mintFormKey(),
  }
}

/** The moves that some of them are open to and that need nothing but a reason, in their order. */
function movesOf(all: readonly (readonly AllowedEvent[])[]) {
  return bulkEvents.flatMap((event) => {
    const open = all.filter((events) => events.some((one) => one.event === event && one.isOpen))
    const { label, needsReason } = actionMoves.events[event]
    return open.length === 0 ? [] : [{ event, label, needsReason, count: open.length }]
  })
}

/** A day, people and a look at its work order are asked for on the page of each action. */
export const bulkEvents: readonly ActionEvent[] = eventNames(actionMoves).filter(
  (event) => takes(event) === null && event !== 'waiveWorkOrder',
)
