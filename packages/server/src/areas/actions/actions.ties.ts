import { sql } from 'kysely'
import { tieFinder, type TiesOfSome } from '../../records/ties.ts'
import { readerOf, tieColumns, tiesOf, type TieColumns } from './actions.rights.ts'

/** How a person is tied to some actions; a deleted one ties nobody. */
export const tiesOfActions: TiesOfSome = async (db, person, actionIds, now) => {
  const { rows } = await sql<TieColumns & { id: string }>`
    select action.id, ${tieColumns(readerOf(person, now))}
    from actions as action
    where action.shard_key = ${person.shardKey} and action.id = any(${[...actionIds]}::text[])
      and action.deleted_at is null`.execute(db)
  return new Map(rows.map((row) => [row.id, tiesOf(row)]))
}

/** How a person is tied to the action that a call names; one that is yet to be raised is their own. */
export const actionTies = tieFinder('actionId', tiesOfActions, ['own'])
