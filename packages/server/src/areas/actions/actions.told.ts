import { policies, type Tie } from '@holdpoint/api'
import { sql } from 'kysely'
import { opens } from '../../access.ts'
import type { TitlesOf } from '../../outbox/titles.ts'
import { tiesOfActions } from './actions.ties.ts'

/** What actions are called in what somebody is told of them. */
export const titlesOfActions: TitlesOf = async ({ db, person, now }, ids) => {
  const ties = await tiesOfActions(db, person, ids, now)
  const rule = policies['actions.get'].record
  const readable = ids.filter((id) => opens(rule, ties.get(id) ?? new Set<Tie>(), person))
  const rows = await db
    .selectFrom('actions')
    .select(['id', 'number', 'title'])
    .where('shard_key', '=', person.shardKey)
    .where('id', '=', sql<string>`any(${readable}::text[])`)
    .where('deleted_at', 'is', null)
    .execute()
  return new Map(rows.map(({ id, title, number }) => [id, { title, number, within: null }]))
}
