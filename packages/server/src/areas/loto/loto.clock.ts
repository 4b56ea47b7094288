import { endNearMinutes, lotoStandingStates } from '@holdpoint/api'
import { sql, type RawBuilder } from 'kysely'
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

type Long = { shard_key: string; id: string; holder_id: string | null; person_id: string | null }

/**
 * One round: whoever holds locks of a lockout that are on for too long is told of it once; of those of
 * somebody without an account, whoever leads it.
 */
export async function tellOfLongLocks({ database, ports, now }: ClockContext): Promise<void> {
  const untold = sql`lock.long_told_at is null and ${isLong(sql`${now}`)}`
  const { rows } = await sql<Long>`
    select distinct lock.shard_key, lock.loto_id as id, lock.person_id as holder_id,
      coalesce(lock.person_id, loto.primary_id) as person_id
    from loto_locks as lock
    join lotos as loto on loto.shard_key = lock.shard_key and loto.id = lock.loto_id
    where ${untold} order by 1, 2, 3 limit ${toldAtOnce}::int`.execute(database.kysely)
  await eachInTurn(rows, { ports, job: 'long-locks' }, ({ shard_key: shardKey, id, ...to }) =>
    transaction(database, async (db) => {
      const told = await sql`
        update loto_locks as lock set long_told_at = ${now}::timestamptz
        where lock.shard_key = ${shardKey} and lock.loto_id = ${id}
          and lock.person_id is not distinct from ${to.holder_id}::text and ${untold}
        returning lock.lock_key`.execute(db)
      if (told.rows.length > 0) {
        await notify(
          { db, ports, now, person: { shardKey, personId: null } },
          {
            kind: to.holder_id === null ? 'loto_visitor_lock_long' : 'loto_lock_long',
            ...{
              record: { type: 'loto', id },
              personIds: to.person_id === null ? [] : [to.person_id],
            },
          },
        )
      }
    }),
  )
}

/** Looks several times an hour for lockouts that are out of their planned time. */
export const passedLotosJob: ClockJob = {
  name: 'passed-lotos',
  cron: '*/10 * * * *',
  run: tellOfPassedEnds,
}

type Ending = { shard_key: string; id: string; primary_id: string | null }

/** One round: whoever leads a lockout is told once of each planned end that has passed. */
export function tellOfPassedEnds(clock: ClockContext): Promise<void> {
  return tellOfEnds(clock, {
    ...{ kind: 'loto_end_passed', job: 'passed-lotos', told: 'loto.end_told_for' },
    isDue: sql`loto.planned_end <= ${clock.now}::timestamptz`,
  })
}

/** Looks several times an hour for lockouts whose planned end is near. */
export const endingLotosJob: ClockJob = {
  name: 'ending-lotos',
  cron: '*/10 * * * *',
  run: tellOfNearEnds,
}

/** One round: the same of each planned end that is within half an hour. */
export function tellOfNearEnds(clock: ClockContext): Promise<void> {
  return tellOfEnds(clock, {
    ...{ kind: 'loto_end_near', job: 'ending-lotos', told: 'loto.near_end_told_for' },
    isDue: sql`loto.planned_end > ${clock.now}::timestamptz and loto.planned_end
      <= ${clock.now}::timestamptz + ${sql.lit(`${endNearMinutes} minutes`)}::interval`,
  })
}

type Ends = {
  kind: 'loto_end_passed' | 'loto_end_near'
  job: string
  /** The column of the planned end that was told of. */
  told: 'loto.end_told_for' | 'loto.near_end_told_for'
  isDue: RawBuilder<unknown>
}

async function tellOfEnds(
  { database, ports, now }: ClockContext,
  { kind, job, told: column, isDue }: Ends,
): Promise<void> {
  const standing = sql.lit(`{${lotoStandingStates.join(',')}}`)
  const untold = sql`loto.deleted_at is null and loto.status = any(${standing}::text[]) and ${isDue}
    and ${sql.ref(column)} is distinct from loto.planned_end`
  const { rows } = await sql<Ending>`
    select loto.shard_key, loto.id, loto.primary_id from lotos as loto
    where ${untold} order by loto.planned_end, loto.id limit ${toldAtOnce}::int`.execute(
    database.kysely,
  )
  await eachInTurn(rows, { ports, job }, ({ shard_key: shardKey, id }) =>
    transaction(database, async (db) => {
      const told = await sql<Ending>`
        update lotos as loto set ${sql.ref(column.slice('loto.'.length))} = loto.planned_end
        where loto.shard_key = ${shardKey} and loto.id = ${id} and ${untold}
        returning loto.shard_key, loto.id, loto.primary_id`.execute(db)
      const personIds = told.rows.flatMap(({ primary_id: primaryId }) => primaryId ?? [])
      const record = { type: 'loto', id } as const
      const clock = { db, ports, now, person: { shardKey, personId: null } }
      await notify(clock, { kind, record, personIds })
    }),
  )
}
