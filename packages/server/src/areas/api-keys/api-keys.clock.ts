import { policies } from '@holdpoint/api'
import { sql } from 'kysely'
import type { ClockContext, ClockJob } from '../../clock/clock.ts'
import type { Queryable } from '../../db/database.ts'
import { transaction } from '../../db/transaction.ts'
import { notify } from '../../outbox/notify.ts'
import { notYetTold } from '../../outbox/untold.ts'
import { holdersOfAny } from '../../session/permissions-of.ts'

/** Days before the end of a key on which whoever keeps keys is told: time to make another, and none left. */
const daysBefore = [14, 2]

/** Tells of keys three times a day, so that a day on which it was down is no day without. */
export const endingKeysJob: ClockJob = {
  name: 'ending-keys',
  cron: '23 5,11,17 * * *',
  run: tellEndingKeys,
}

/**
 * Tells all who keep keys 14 and 2 days before one ends, once each: what uses it is refused from then
 * on, a directory that keeps people by it as well.
 */
export async function tellEndingKeys({ database, ports, now }: ClockContext): Promise<void> {
  await transaction(database, async (db) => {
    for (const { shard_key: shardKey, id, told_from: since } of await endingKeys(db, now)) {
      const told = { kind: 'key_ends', record: { type: 'api_key', id } } as const
      const keepers = await holdersOfAny(db, shardKey, policies['apiKeys.list'].keys)
      const personIds = await notYetTold(db, { ...told, shardKey, since }, keepers)
      await notify({ db, ports, now, person: { shardKey, personId: null } }, { ...told, personIds })
    }
  })
}

type EndingKey = { shard_key: string; id: string; told_from: Date }

/** Living keys that end soon, and from when on somebody who was told of that is not told again. */
async function endingKeys(db: Queryable, now: Date): Promise<EndingKey[]> {
  const { rows } = await sql<EndingKey>`
    select key.shard_key, key.id, key.expires_at - (
      select min(ahead) from unnest(${daysBefore}::int[]) as ahead
      where key.expires_at <= ${now}::timestamptz + ahead * interval '1 day'
    ) * interval '1 day' as told_from
    from api_keys as key
    where key.revoked_at is null and key.expires_at > ${now}::timestamptz
      and key.expires_at <= ${now}::timestamptz + ${Math.max(...daysBefore)} * interval '1 day'
    order by key.id`.execute(db)
  return rows
}
