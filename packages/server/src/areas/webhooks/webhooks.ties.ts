import type { Tie } from '@holdpoint/api'
import type { TieFinder } from '../../access.ts'

/** A webhook belongs to its organisation: whoever may keep webhooks is tied to all of them. */
export const webhookTies: TieFinder = async (db, person, input) => {
  const id = typeof input === 'object' && input !== null && 'webhookId' in input && input.webhookId
  if (typeof id !== 'string') {
    return new Set<Tie>()
  }
  const row = await db
    .selectFrom('webhooks')
    .select('id')
    .where('shard_key', '=', person.shardKey)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return new Set<Tie>(row === undefined ? [] : ['all'])
}
