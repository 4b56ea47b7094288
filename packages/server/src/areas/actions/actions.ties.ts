import { sql } from 'kysely'
import type { Tie } from '@holdpoint/api'
import type { TieFinder } from '../../access.ts'
import type { Queryable } from '../../db/database.ts'
import type { PersonRights } from '../../identity.ts'
import { readerOf, tieColumns, tiesOf, type TieColumns } from './actions.rights.ts'

/** How a person is tied to the action that a call names; one that is yet to be raised is their own. */
export const actionTies: TieFinder = async (db, person, input, now) => {
  const actionId = idIn(input)
  if (actionId === undefined) {
    return new Set<Tie>(['own'])
  }
  return (await tiesOfActions(db, person, [actionId], now)).get(actionId) ?? new Set()
}

/** How a person is tied to some actions; a deleted one ties nobody. */
export async function tiesOfActions(
  db: Queryable,
  person: PersonRights,
  actionIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, ReadonlySet<Tie>>> {
  const { rows } = await sql<TieColumns & { id: string }>`
    select action.id, ${tieColumns(readerOf(person, now))}
    from actions as action
    where action.shard_key = ${person.shardKey} and action.id = any(${[...actionIds]}::text[])
      and action.deleted_at is null`.execute(db)
  return new Map(rows.map((row) => [row.id, tiesOf(row)]))
}

function idIn(input: unknown): string | undefined {
  if (typeof input === 'object' && input !== null && 'actionId' in input) {
    return typeof input.actionId === 'string' ? input.actionId : undefined
  }
  return undefined
}
