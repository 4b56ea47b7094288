import { sql } from 'kysely'
import type { PersonContext } from '../../handler.ts'
import type { WaitingPart } from '../home/waiting.ts'

type Asking = Pick<PersonContext, 'db' | 'person' | 'now'>

/** The jobs that somebody is on the crew of, and whose revision they have not signed; what ends first. */
const waits = ({ person, now }: Asking) => sql`from jsa_attendees as one
  join jsas as jsa on jsa.shard_key = one.shard_key and jsa.id = one.jsa_id
  where one.shard_key = ${person.shardKey} and one.person_id = ${person.personId}
    and one.left_at is null and one.signed_revision is distinct from jsa.revision
    and jsa.status = 'active' and jsa.deleted_at is null
    and jsa.expires_at > ${now}::timestamptz`

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
export async function jsasWaiting(context: Asking): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total ${waits(context)}`.execute(context.db)
  return rows[0]?.total ?? 0
}
