import type { Tie } from '@holdpoint/api'
import type { TieFinder } from '../../access.ts'
import { tiesIn } from './sds.rights.ts'

/** How a person is tied to the sheet that a call names; one that is yet to be added is their own. */
export const sheetTies: TieFinder = async (db, person, input) => {
  const sheetId = idIn(input)
  if (sheetId === undefined) {
    return new Set<Tie>(['own'])
  }
  const row = await db
    .selectFrom('sds_sheets')
    .select('status')
    .where('shard_key', '=', person.shardKey)
    .where('id', '=', sheetId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return row === undefined ? new Set<Tie>() : tiesIn(row.status)
}

function idIn(input: unknown): string | undefined {
  if (typeof input === 'object' && input !== null && 'sheetId' in input) {
    return typeof input.sheetId === 'string' ? input.sheetId : undefined
  }
  return undefined
}
