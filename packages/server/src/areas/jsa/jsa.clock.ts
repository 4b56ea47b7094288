import { sql } from 'kysely'
import { endNearMinutes, jsaExpiredReason, type JsaState } from '@holdpoint/api'
import { appendAudits } from '../../audit.ts'
import type { ClockContext, ClockJob } from '../../clock/clock.ts'
import { eachInTurn } from '../../clock/each-in-turn.ts'
import type { Queryable } from '../../db/database.ts'
import { transaction } from '../../db/transaction.ts'
import { writeMove } from '../../records/move.ts'
import { jsaKind } from './jsa.facts.ts'
import { approversOf, tell, tellCrew, type ToApprove } from './jsa.told.ts'

const expiredAtOnce = 500
const toldAtOnce = 500

/** Looks several times an hour: nobody works on under an analysis whose time is over. */
export const overtimeJsasJob: ClockJob = {
  name: 'overtime-jsas',
  cron: '*/10 * * * *',
  run: expireJsas,
}

/**
 * One round; each analysis expires by itself, as a move that nobody made. Of a job that was opened its
 * crew, its supervisor and its author are told: nobody works on under it.
 */
export async function expireJsas({ database, ports, now }: ClockContext): Promise<void> {
  const over = await overtime(database.kysely, now)
  await eachInTurn(over, { ports, job: 'overtime-jsas' }, ({ shard_key: shardKey, id }) =>
    transaction(database, async (db) => {
      const [jsa] = await overtime(db, now, id)
      if (jsa === undefined) {
        return
      }
      const stamp = { shardKey, personId: null, at: now, requestId: 'clock' }
      const reason = jsaExpiredReason
      // Why the work was stopped stands on: nobody has said that it goes on.
      const columns = jsa.status === 'stopped' ? {} : { status_reason: reason }
      await writeMove(
        jsaKind,
        jsa,
        { event: 'expire', to: 'expired', columns, reason },
        { db, shardKey, now, audit: (...events) => appendAudits(db, stamp, events) },
      )
      if (jsa.opened_at !== null) {
        const clock = { db, ports, now, person: { shardKey, personId: null } }
        await tellCrew(clock, 'jsa_expired', id, [jsa.supervisor_id ?? undefined, jsa.author_id])
      }
    }),
  )
}

type Overtime = {
  shard_key: string
  id: string
  status: JsaState
  row_version: number
  opened_at: Date | null
  author_id: string
  supervisor_id: string | null
}

/** Analyses that were not ended in their time; one of them is held. */
async function overtime(db: Queryable, now: Date, id?: string): Promise<Overtime[]> {
  const { rows } = await sql<Overtime>`
    select jsa.shard_key, jsa.id, jsa.status, jsa.row_version, jsa.opened_at, jsa.author_id,
      jsa.supervisor_id
    from jsas as jsa
    where jsa.deleted_at is null and jsa.expires_at <= ${now}::timestamptz
      and jsa.status in ('awaiting_approval', 'ready', 'active', 'stopped')
      ${id === undefined ? sql`` : sql`and jsa.id = ${id}`}
    order by jsa.expires_at
    ${id === undefined ? sql`limit ${expiredAtOnce}::int` : sql`for update of jsa`}`.execute(db)
  return rows
}

/** Looks several times an hour for jobs under way whose time is nearly over. */
export const endingJsasJob: ClockJob = {
  name: 'ending-jsas',
  cron: '*/10 * * * *',
  run: tellOfEndingJsas,
}

/**
 * One round: the crew of a job, its supervisor and its author are told once that its time is over
 * within half an hour, while there is time to finish, or to sign on for the next analysis.
 */
export async function tellOfEndingJsas({ database, ports, now }: ClockContext): Promise<void> {
  const untold = sql`jsa.deleted_at is null and jsa.status in ('active', 'stopped')
    and jsa.expires_at > ${now}::timestamptz
    and jsa.expires_at <= ${now}::timestamptz + ${sql.lit(`${endNearMinutes} minutes`)}::interval
    and jsa.end_told_for is distinct from jsa.expires_at`
  const { rows } = await sql<{ shard_key: string; id: string }>`
    select jsa.shard_key, jsa.id from jsas as jsa
    where ${untold} order by jsa.expires_at, jsa.id limit ${toldAtOnce}::int`.execute(
    database.kysely,
  )
  await eachInTurn(rows, { ports, job: 'ending-jsas' }, ({ shard_key: shardKey, id }) =>
    transaction(database, async (db) => {
      const told = await sql<Pick<Overtime, 'author_id' | 'supervisor_id'>>`
        update jsas as jsa set end_told_for = jsa.expires_at
        where jsa.shard_key = ${shardKey} and jsa.id = ${id} and ${untold}
        returning jsa.author_id, jsa.supervisor_id`.execute(db)
      const [jsa] = told.rows
      if (jsa !== undefined) {
        const clock = { db, ports, now, person: { shardKey, personId: null } }
        await tellCrew(clock, 'jsa_ends_soon', id, [jsa.supervisor_id ?? undefined, jsa.author_id])
      }
    }),
  )
}

/** Looks several times an hour for jobs that are about to begin without an approval. */
export const waitingJsasJob: ClockJob = {
  name: 'waiting-jsas',
  cron: '*/10 * * * *',
  run: tellOfWaitingJsas,
}

/** One round: whoever may approve an analysis is told once that its work begins within the hour. */
export async function tellOfWaitingJsas({ database, ports, now }: ClockContext): Promise<void> {
  const untold = sql`jsa.deleted_at is null and jsa.status = 'awaiting_approval'
    and jsa.expires_at > ${now}::timestamptz
    and jsa.starts_at <= ${now}::timestamptz + interval '1 hour'
    and jsa.approval_told_for is distinct from jsa.starts_at`
  const { rows } = await sql<{ shard_key: string; id: string }>`
    select jsa.shard_key, jsa.id from jsas as jsa
    where ${untold} order by jsa.starts_at, jsa.id limit ${toldAtOnce}::int`.execute(
    database.kysely,
  )
  await eachInTurn(rows, { ports, job: 'waiting-jsas' }, ({ shard_key: shardKey, id }) =>
    transaction(database, async (db) => {
      const told = await sql<ToApprove>`
        update jsas as jsa set approval_told_for = jsa.starts_at
        where jsa.shard_key = ${shardKey} and jsa.id = ${id} and ${untold}
        returning jsa.supervisor_id, jsa.hazard_writers || jsa.author_id || jsa.submitted_by as writers, (
          select max(one.residual_level) from jsa_hazards as one
          where one.shard_key = jsa.shard_key and one.jsa_id = jsa.id
        ) as residual_level`.execute(db)
      const [jsa] = told.rows
      if (jsa !== undefined) {
        const clock = { db, ports, now, person: { shardKey, personId: null } }
        await tell(clock, 'jsa_approval_soon', id, await approversOf(db, shardKey, jsa))
      }
    }),
  )
}
