import type { ToldRecord } from '@holdpoint/api'
import { castShard } from './cast.ts'
import type { TestServer } from './harness.ts'

type Placed = {
  type: ToldRecord
  id: string
  personId: string
  /** The person it was shared with, where nobody else is named. */
  sharedBy?: string
  shardKey?: string
}

/** Writes that a record was shared with somebody, past every rule. */
export async function placeShare(
  { database }: Pick<TestServer, 'database'>,
  { type, id, personId, sharedBy = personId, shardKey = castShard }: Placed,
): Promise<void> {
  await database.kysely
    .insertInto('record_shares')
    .values({
      ...{ shard_key: shardKey, record_type: type, record_id: id, person_id: personId },
      ...{ shared_by: sharedBy, shared_at: '2026-03-05T12:00:00Z' },
    })
    .execute()
}
