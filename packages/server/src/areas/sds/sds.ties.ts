import { sql } from 'kysely'
import { tieFinder, type TiesOfSome } from '../../records/ties.ts'
import { requestColumn } from './sds.requests.ts'
import { tiesIn, type TieColumns } from './sds.rights.ts'

/** How a person is tied to some sheets; a deleted one ties nobody. */
export const tiesOfSheets: TiesOfSome = async (db, person, sheetIds) => {
  const { rows } = await sql<{ id: string } & TieColumns>`
    select sheet.id, sheet.status, sheet.stays_in_use, ${requestColumn(person)} as request
    from sds_sheets as sheet
    where sheet.shard_key = ${person.shardKey} and sheet.id = any(${[...sheetIds]}::text[])
      and sheet.deleted_at is null`.execute(db)
  return new Map(rows.map((row) => [row.id, tiesIn(row)]))
}

/** How a person is tied to the sheet that a call names; one that is yet to be added is their own. */
export const sheetTies = tieFinder('sheetId', tiesOfSheets, ['own'])
