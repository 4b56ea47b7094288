import { sql } from 'kysely'
import type { Queryable } from '../../db/database.ts'

/** A paper by the code at its end. */
export function paperOfCode(db: Queryable, code: string) {
  return db.selectFrom('papers').selectAll().where('code', '=', code).executeTakeFirst()
}

/** A paper that was made. */
export type Paper = NonNullable<Awaited<ReturnType<typeof paperOfCode>>>

/** What has come to the history of its record since, and the hash of the line that it was made after. */
export async function historySince(db: Queryable, paper: Paper) {
  const { sequence } = paper
  return db
    .selectFrom('audit_events')
    .select([
      sql<number>`count(*) filter (where sequence > ${sequence})`.as('count'),
      sql<Date | null>`max(at) filter (where sequence > ${sequence})`.as('last_at'),
      sql<string | null>`(array_agg(action order by sequence desc))[1]`.as('last_action'),
      sql<string | null>`max(hash) filter (where sequence = ${sequence})`.as('hash'),
    ])
    .where('shard_key', '=', paper.shard_key)
    .where('record_type', '=', paper.record_type)
    .where('record_id', '=', paper.record_id)
    .executeTakeFirstOrThrow()
}
