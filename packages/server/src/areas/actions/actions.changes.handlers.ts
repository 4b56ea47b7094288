import { sql } from 'kysely'
import { noState, policies } from '@holdpoint/api'
import { opens } from '../../access.ts'
import type { Queryable } from '../../db/database.ts'
import { ok, type PersonHandler } from '../../handler.ts'
import { changesOf, watchOf } from '../../records/changes.ts'
import { tiesOfActions } from './actions.ties.ts'

const watch = watchOf(statesOf)

export const changes: PersonHandler<'actions.changes'> = async (
  { actionIds, states, waitS },
  { db, person, cacheOwner, now },
) => {
  const ties = await tiesOfActions(db, person, actionIds, now)
  const rule = policies['actions.get'].record
  const answers = await changesOf(statesOf, watch(cacheOwner, db), db, {
    ...{ shardKey: person.shardKey, ids: actionIds, known: states, waitS, none: noState },
    readable: new Set(actionIds.filter((id) => opens(rule, ties.get(id) ?? new Set(), person))),
    told: (state) => state ?? noState,
  })
  return ok({
    data: actionIds.map((actionId, place) => ({ actionId, state: answers[place] ?? noState })),
  })
}

/** How actions look: each move and edit counts the version up, and evidence changes a guard. */
async function statesOf(
  db: Queryable,
  shardKey: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('actions as action')
    .select([
      'action.id',
      sql<string>`concat_ws('-', action.row_version, (
        select count(*) from record_files as file
        where file.shard_key = action.shard_key and file.record_type = 'action'
          and file.record_id = action.id
      ))`.as('state'),
    ])
    .where('action.shard_key', '=', shardKey)
    .where('action.id', '=', sql<string>`any(${[...ids]}::text[])`)
    .where('action.deleted_at', 'is', null)
    .execute()
  return new Map(rows.map(({ id, state }) => [id, state]))
}
