import type { Tie } from '@holdpoint/api'
import type { TieFinder } from '../../access.ts'

/** A key belongs to its organisation: whoever may keep keys is tied to all of them. */
export const apiKeyTies: TieFinder = async (db, person, input) => {
  const id = typeof input === 'object' && input !== null && 'apiKeyId' in input && input.apiKeyId
  if (typeof id !== 'string') {
    return new Set<Tie>()
  }
  const row = await db
    .selectFrom('api_keys')
    .select('id')
    .where('shard_key', '=', person.shardKey)
    .where('id', '=', id)
    .executeTakeFirst()
  return new Set<Tie>(row === undefined ? [] : ['all'])
}
