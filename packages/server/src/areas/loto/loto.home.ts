import { sql } from 'kysely'
import { countOf, type Count } from '../../db/counts.ts'
import type { PersonContext } from '../../handler.ts'
import type { WaitingPart } from '../home/waiting.ts'
import { isReadable, isWaiting, seesAll } from './loto.rights.ts'

type Asking = Pick<PersonContext, 'person' | 'now'>

const waits = ({ person, now }: Asking) => sql`from lotos as loto
  where loto.shard_key = ${person.shardKey} and loto.deleted_at is null
    and ${isReadable(person, seesAll(person))} and ${isWaiting({ ...person, now })}`

/** What waits of lockouts, on the first page; what is planned to end first stands in front. */
export const lotosWaiting: WaitingPart = async (context) => {
  const { rows } = await sql<{ id: string; title: string; number: string; total: number }>`
    select loto.id, loto.title, loto.number, (count(*) over ())::int as total
    ${waits(context)}
    order by loto.planned_end nulls last, loto.id
    limit 1`.execute(context.db)
  const [first] = rows
  if (first === undefined) {
    return []
  }
  const { id, title, number, total } = first
  return [{ kind: 'lockouts_waiting', count: total, first: { id, title, detail: number } }]
}

/** How many lockouts wait for somebody: asked for every page. */
export const lotosWaitingCount = (context: Asking): Count => countOf(waits(context))
