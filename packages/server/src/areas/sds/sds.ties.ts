import { sql } from 'kysely'
import { tieFinder, type TiesOfSome } from '../../records/ties.ts'
import { tiesIn } from './sds.rights.ts'

/** How a person is tied to some sheets; a deleted one ties nobody. */
export const tiesOfSheets: TiesOfSome = async (db, person, sheetIds) => {
  const rows = await db
    .selectFrom('sds_sheets')
    .select(['id', 'status', 'stays_in_use'])
    .where('shard_key', '=', person.shardKey)
    .where('id', '=', sql<string>`any(${[...sheetIds]}::text[])`)
    .where('deleted_at', 'is', null)
    .execute()
  return new Map(rows.map((row) => [row.id, tiesIn(row)]))
}

/** How a person is tied to the sheet that a call names; one that is yet to be added is their own. */
export const sheetTies = tieFinder('sheetId', tiesOfSheets, ['own'])
