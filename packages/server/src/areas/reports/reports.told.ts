import { policies, type Tie } from '@holdpoint/api'
import { sql } from 'kysely'
import { opens } from '../../access.ts'
import type { TitlesOf } from '../../outbox/titles.ts'
import { tiesOfReports } from './reports.ties.ts'

/** What reports are called in what somebody is told of them; they have no numbers. */
export const titlesOfReports: TitlesOf = async ({ db, person, now }, ids) => {
  const ties = await tiesOfReports(db, person, ids, now)
  const rule = policies['reports.get'].record
  const readable = ids.filter((id) => opens(rule, ties.get(id) ?? new Set<Tie>(), person))
  const rows = await db
    .selectFrom('reports')
    .select(['id', 'title'])
    .where('shard_key', '=', person.shardKey)
    .where('id', '=', sql<string>`any(${readable}::text[])`)
    .execute()
  return new Map(rows.map(({ id, title }) => [id, { title, number: '', within: null }]))
}
