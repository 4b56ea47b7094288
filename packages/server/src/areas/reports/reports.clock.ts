import { sql } from 'kysely'
import type { ReportPace } from '@holdpoint/api'
import type { ClockContext, ClockJob } from '../../clock/clock.ts'
import { eachInTurn } from '../../clock/each-in-turn.ts'
import type { Queryable } from '../../db/database.ts'
import { transaction } from '../../db/transaction.ts'
import { notify } from '../../outbox/notify.ts'
import { readersOf } from '../../session/permissions-of.ts'
import { nextTelling, tellingAt, toldAt } from './reports.pace.ts'
import { isTold } from './reports.rights.ts'

const toldAtOnce = 500

/** Looks every quarter of an hour: the hour at which people are told is that of many zones. */
export const dueReportsJob: ClockJob = {
  name: 'due-reports',
  cron: '*/15 * * * *',
  run: tellDueReports,
}

/** One round; each report is told of by itself, once for all the days that were missed. */
export async function tellDueReports({ database, ports, now }: ClockContext): Promise<void> {
  const due = await dueReports(database.kysely, now)
  await eachInTurn(due, { ports, job: 'due-reports' }, ({ id }) =>
    transaction(database, async (db) => {
      const [report] = await dueReports(db, now, id)
      // What the database knows of a zone may be newer than what is known here.
      if (report === undefined || tellingAt(report.tells_on, report.time_zone) > now) {
        return
      }
      const { shard_key: shardKey, pace, time_zone: timeZone } = report
      const personIds = await toldOf(db, report)
      await notify(
        { db, ports, now, person: { shardKey, personId: null } },
        { kind: 'report_ready', record: { type: 'report', id }, personIds },
      )
      await db
        .updateTable('reports')
        .set({ tells_on: nextTelling(pace, now, timeZone) })
        .where('shard_key', '=', shardKey)
        .where('id', '=', id)
        .execute()
    }),
  )
}

type DueReport = {
  shard_key: string
  id: string
  pace: ReportPace
  tells_on: string
  owner_id: string
  recipient_ids: readonly string[]
  /** That of its owner. */
  time_zone: string
}

/** Who is told of those who are named: whoever has left is not. */
async function toldOf(
  db: Queryable,
  { shard_key: shardKey, owner_id: ownerId, recipient_ids: recipients }: DueReport,
): Promise<string[]> {
  const people = await readersOf(db, shardKey, [ownerId, ...recipients])
  return recipients.filter((id) => people.has(id) && isTold(id, people.get(ownerId)))
}

/** Reports whose hour has come in the zone of their owner; one of them is held. */
async function dueReports(db: Queryable, now: Date, id?: string): Promise<DueReport[]> {
  const timeZone = sql<string>`coalesce(owner.time_zone, organisation.time_zone)`
  // Few of them are looked at: no calendar is further ahead than a day of UTC's.
  const day = new Date(now.getTime() + 24 * 3_600_000).toISOString().slice(0, 10)
  const { rows } = await sql<DueReport>`
    select report.shard_key, report.id, report.pace, report.tells_on, report.owner_id,
      report.recipient_ids, ${timeZone} as time_zone
    from reports as report
    join people as owner on owner.id = report.owner_id
    join organisations as organisation on organisation.shard_key = report.shard_key
    where report.tells_on <= ${day}::text::date
      and (report.tells_on + ${toldAt}::text::time) at time zone ${timeZone} <= ${now}::timestamptz
      ${id === undefined ? sql`` : sql`and report.id = ${id}`}
    order by report.tells_on, report.id
    ${id === undefined ? sql`limit ${toldAtOnce}::int` : sql`for update of report`}`.execute(db)
  return rows
}
