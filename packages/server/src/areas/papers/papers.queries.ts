import { sql } from 'kysely'
import type { Queryable } from '../../db/database.ts'

/** A paper by the code at its end, and whose it is. */
export function paperOfCode(db: Queryable, code: string) {
  return db
    .selectFrom('papers as paper')
    .innerJoin('organisations as organisation', 'organisation.shard_key', 'paper.shard_key')
    .selectAll('paper')
    .select('organisation.name as organisation')
    .where('paper.code', '=', code)
    .executeTakeFirst()
}

type Paper = NonNullable<Awaited<ReturnType<typeof paperOfCode>>>

/** How many lines its record's history has since, the time of the last, and what it was made after. */
export async function historySince(db: Queryable, paper: Paper) {
  const { sequence } = paper
  return db
    .selectFrom('audit_events')
    .select([
      sql<number>`count(*) filter (where sequence > ${sequence})`.as('count'),
      sql<Date | null>`max(at) filter (where sequence > ${sequence})`.as('last_at'),
      sql<string | null>`max(hash) filter (where sequence = ${sequence})`.as('hash'),
    ])
    .where('shard_key', '=', paper.shard_key)
    .where('record_type', '=', paper.record_type)
    .where('record_id', '=', paper.record_id)
    .executeTakeFirstOrThrow()
}
