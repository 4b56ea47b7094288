import { sql } from 'kysely'
import type { Queryable } from '../db/database.ts'

/** By which road something goes out. */
export type Road = 'events' | 'notifications' | 'mail' | 'webhooks'

/** What waits on a road: how much, what of it was refused before, and how long the first is due. */
export type Waiting = { road: Road; waiting: number; failing: number; overdueS: number }

/** The jobs of the clock: what is due or under way, what failed for good, how long the first is due. */
export type WaitingJobs = { due: number; running: number; failed: number; overdueS: number }

/** What is still to be told, mailed and posted. Each is asked of a small index. */
export async function waitingOnRoads(db: Queryable, now: Date): Promise<Waiting[]> {
  const overdue = sql`coalesce(extract(epoch from ${now}::timestamptz - min(next_try_at)), 0)`
  const { rows } = await sql<{ road: Road; waiting: string; failing: string; overdue: string }>`
    select 'events' as road, count(*) as waiting, count(*) filter (where tries > 0) as failing,
      ${overdue} as overdue
    from outbox_events
    union all
    select 'notifications', count(*), count(*) filter (where tries > 0), ${overdue} from outbox
    union all
    select 'mail', count(*), count(*) filter (where tries > 0), ${overdue}
    from mail_outbox where state = 'waiting'
    union all
    select 'webhooks', count(*), count(*) filter (where attempts > 0), ${overdue}
    from webhook_deliveries as delivery
    where state = 'waiting' and exists (
      select 1 from webhooks as webhook
      where webhook.shard_key = delivery.shard_key and webhook.id = delivery.webhook_id
        and webhook.state = 'active' and webhook.deleted_at is null
    )`.execute(db)
  return rows.map(({ road, waiting, failing, overdue: seconds }) => ({
    road,
    waiting: Number(waiting),
    failing: Number(failing),
    overdueS: Math.max(0, Number(seconds)),
  }))
}

/** Webhooks that post nothing just now. */
export async function pausedWebhooks(db: Queryable): Promise<number> {
  const { paused } = await db
    .selectFrom('webhooks')
    .select(({ fn }) => fn.countAll<string>().as('paused'))
    .where('state', '=', 'paused')
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(paused)
}

/** What the clock is about; jobs that failed for good are kept for some hours. */
export async function waitingJobs(db: Queryable, now: Date): Promise<WaitingJobs> {
  const { rows } = await sql<Record<'due' | 'running' | 'failed' | 'overdue', string>>`
    with due as (
      select state, start_after from clock.job
      where state in ('created', 'retry', 'active', 'failed') and name not like '!_!_pgboss%' escape '!'
    )
    select
      count(*) filter (where state in ('created', 'retry') and start_after <= ${now}::timestamptz) as due,
      count(*) filter (where state = 'active') as running,
      count(*) filter (where state = 'failed') as failed,
      coalesce(extract(epoch from ${now}::timestamptz
        - min(start_after) filter (where state in ('created', 'retry'))), 0) as overdue
    from due`.execute(db)
  const [row] = rows
  return {
    due: Number(row?.due ?? 0),
    running: Number(row?.running ?? 0),
    failed: Number(row?.failed ?? 0),
    overdueS: Math.max(0, Number(row?.overdue ?? 0)),
  }
}
