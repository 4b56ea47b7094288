import { redirect, type AppLoadContext } from '@remix-run/node'
import { actionMoves, eventNames, type AllowedEvent } from '@holdpoint/api'
import { takes, type ActionEvent } from '../actions/action-event.ts'
import { toRow } from '../actions/list/actions.rows.server.ts'
import { paths } from '../paths.ts'
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
  const offset = ((page ?? 1) - 1) * pageSize
  const answer = await context.api.actions.pending({ pOffset: offset, pLimit: pageSize })
  const { data, totalRecords } = contentOf(answer, request)
  if (data.length === 0 && offset > 0) {
    // What was moved has emptied the last page.
    throw redirect(paths.pendingActions())
  }
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

/** A day or people are asked for on the page of each action. */
export const bulkEvents: readonly ActionEvent[] = eventNames(actionMoves).filter(
  (event) => takes(event) === null,
)
