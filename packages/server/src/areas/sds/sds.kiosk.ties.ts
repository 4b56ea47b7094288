import type { Tie } from '@holdpoint/api'
import type { TieFinder } from '../../access.ts'

/** The key of a kiosk belongs to its organisation: whoever keeps sheets is tied to all of them. */
export const kioskTies: TieFinder = async (db, person, input) => {
  const id = typeof input === 'object' && input !== null && 'kioskId' in input && input.kioskId
  if (typeof id !== 'string') {
    return new Set<Tie>()
  }
  const row = await db
    .selectFrom('sds_kiosks')
    .select('id')
    .where('shard_key', '=', person.shardKey)
    .where('id', '=', id)
    .executeTakeFirst()
  return new Set<Tie>(row === undefined ? [] : ['all'])
}
