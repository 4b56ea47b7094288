import { sql } from 'kysely'
import { countOf, type Count } from '../../db/counts.ts'
import type { PersonContext } from '../../handler.ts'
import type { WaitingPart } from '../home/waiting.ts'
import { isToDecide, isWaiting, waiterOf } from './sqr.waiting.ts'

type Asking = Pick<PersonContext, 'person'>

const waits = ({ person }: Asking) => sql`from sqrs as sqr
  where sqr.shard_key = ${person.shardKey} and sqr.deleted_at is null
    and not ${isToDecide} and ${isWaiting(waiterOf(person))}`

/**
 * What waits of reports, on the first page: for their owner and team what is to be investigated, and
 * what is to be closed for those who close it. What is to be verified and approved stands among the
 * approvals, where it is counted. What is due first comes first.
 */
export const sqrsWaiting: WaitingPart = async (context) => {
  const { rows } = await sql<{ id: string; title: string; number: string; total: number }>`
    select sqr.id, sqr.title, sqr.number, (count(*) over ())::int as total
    ${waits(context)}
    order by sqr.due_at, sqr.id
    limit 1`.execute(context.db)
  const [first] = rows
  if (first === undefined) {
    return []
  }
  const { id, title, number, total } = first
  return [{ kind: 'sqrs_waiting', count: total, first: { id, title, detail: number } }]
}

/** How many reports wait for somebody: asked for every page. */
export const sqrsWaitingCount = (context: Asking): Count => countOf(waits(context))
