import { sql } from 'kysely'
import type { ClockContext, ClockJob } from '../../clock/clock.ts'
import { eachInTurn } from '../../clock/each-in-turn.ts'
import { transaction } from '../../db/transaction.ts'
import { notify } from '../../outbox/notify.ts'

const toldAtOnce = 500

/** Looks several times an hour for investigations that take longer than they may. */
export const overdueSqrsJob: ClockJob = {
  name: 'overdue-sqrs',
  cron: '*/10 * * * *',
  run: tellOfOverdueSqrs,
}

type Overdue = { shard_key: string; id: string; owner_id: string | null; reporter_id: string }

/**
 * One round: the owner of a report whose time is over is told of it, once for each due time, and who
 * reported it where nobody leads it yet. What waits for verification is still being investigated.
 */
export async function tellOfOverdueSqrs({ database, ports, now }: ClockContext): Promise<void> {
  const untold = sql`sqr.deleted_at is null
    and sqr.status in ('open', 'investigating', 'verifying')
    and sqr.due_at < ${now}::timestamptz and sqr.overdue_for is distinct from sqr.due_at`
  const { rows } = await sql<Pick<Overdue, 'shard_key' | 'id'>>`
    select sqr.shard_key, sqr.id from sqrs as sqr
    where ${untold} order by sqr.due_at, sqr.id limit ${toldAtOnce}::int`.execute(database.kysely)
  await eachInTurn(rows, { ports, job: 'overdue-sqrs' }, ({ shard_key: shardKey, id }) =>
    transaction(database, async (db) => {
      const told = await sql<Overdue>`
        update sqrs as sqr set overdue_for = sqr.due_at
        where sqr.shard_key = ${shardKey} and sqr.id = ${id} and ${untold}
        returning sqr.shard_key, sqr.id, sqr.owner_id, sqr.reporter_id`.execute(db)
      const [sqr] = told.rows
      if (sqr !== undefined) {
        await notify(
          { db, ports, now, person: { shardKey, personId: null } },
          {
            ...{ kind: 'sqr_overdue', record: { type: 'sqr', id } },
            personIds: [sqr.owner_id ?? sqr.reporter_id],
          },
        )
      }
    }),
  )
}
