import { sql } from 'kysely'
import { countOf, type Count } from '../../db/counts.ts'
import type { PersonContext } from '../../handler.ts'
import type { WaitingPart } from '../home/waiting.ts'
import { isToSign, waiterOf } from './jsa.waiting.ts'

type Asking = Pick<PersonContext, 'person' | 'now'>

/** The jobs that wait for somebody's signature; what ends first. */
const waits = ({ person, now }: Asking) => sql`from jsas as jsa
  where jsa.shard_key = ${person.shardKey} and jsa.deleted_at is null
    and ${isToSign(waiterOf(person, now))}`

/** What waits of analyses, on the first page: to sign on. */
export const jsasToSign: WaitingPart = async (context) => {
  const { rows } = await sql<{ id: string; title: string; number: string; total: number }>`
    select jsa.id, jsa.title, jsa.number, (count(*) over ())::int as total
    ${waits(context)}
    order by jsa.expires_at, jsa.id
    limit 1`.execute(context.db)
  const [first] = rows
  if (first === undefined) {
    return []
  }
  const { id, title, number, total } = first
  return [{ kind: 'jsas_to_sign', count: total, first: { id, title, detail: number } }]
}

/** How many jobs wait for somebody's signature: asked for every page. */
export const jsasWaiting = (context: Asking): Count => countOf(waits(context))
