import { sql } from 'kysely'
import type { ClockContext, ClockJob } from '../../clock/clock.ts'
import { eachInTurn } from '../../clock/each-in-turn.ts'
import { transaction } from '../../db/transaction.ts'
import { notify } from '../../outbox/notify.ts'
import { isLong } from './loto.rights.ts'

const toldAtOnce = 500

/** Looks several times an hour for locks that are on for too long. */
export const longLocksJob: ClockJob = {
  name: 'long-locks',
  cron: '*/10 * * * *',
  run: tellOfLongLocks,
}

type Long = { shard_key: string; id: string; person_id: string }

/** One round: whoever holds locks of a lockout that are on for too long is told of it once. */
export async function tellOfLongLocks({ database, ports, now }: ClockContext): Promise<void> {
  const untold = sql`lock.long_told_at is null and ${isLong(sql`${now}`)}`
  const { rows } = await sql<Long>`
    select distinct lock.shard_key, lock.loto_id as id, lock.person_id from loto_locks as lock
    where ${untold} order by 1, 2, 3 limit ${toldAtOnce}::int`.execute(database.kysely)
  await eachInTurn(rows, { ports, job: 'long-locks' }, ({ shard_key: shardKey, id, person_id }) =>
    transaction(database, async (db) => {
      const told = await sql`
        update loto_locks as lock set long_told_at = ${now}::timestamptz
        where lock.shard_key = ${shardKey} and lock.loto_id = ${id}
          and lock.person_id = ${person_id} and ${untold}
        returning lock.lock_key`.execute(db)
      if (told.rows.length > 0) {
        await notify(
          { db, ports, now, person: { shardKey, personId: null } },
          { kind: 'loto_lock_long', record: { type: 'loto', id }, personIds: [person_id] },
        )
      }
    }),
  )
}
