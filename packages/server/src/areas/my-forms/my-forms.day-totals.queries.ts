import { sql } from 'kysely'
import type { FormStatus } from '@holdpoint/api'
import type { Queryable } from '../../db/database.ts'
import { preparedQuery } from '../../db/prepared.ts'

/** One person's entries in a window of instants; an end that is undefined is open. */
export type DaysQuery = {
  shardKey: string
  personId: string
  startsAt: string | undefined
  endsBefore: string | undefined
  statuses: readonly FormStatus[]
}

type WholeDays = { firstDay: string | undefined; endDay: string | undefined }

const selectNumber = preparedQuery([], (db, query: DaysQuery & WholeDays) => {
  const { shardKey, personId, statuses, startsAt, endsBefore, firstDay, endDay } = query
  const mine = sql`shard_key = ${shardKey} and person_id = ${personId}
    and status = any(${statuses}::text[])`
  const inFull = sql`select coalesce(sum(total), 0) from my_form_day_totals where ${mine}
    ${firstDay === undefined ? sql`` : sql`and day >= ${firstDay}::date`}
    ${endDay === undefined ? sql`` : sql`and day < ${endDay}::date`}`
  const between = (from: unknown, to: unknown) => sql`
    select count(*) from my_forms where ${mine} and deleted_at is null
      and started_at >= ${from}::timestamptz and started_at < ${to}::timestamptz`
  const before = startsAt === undefined ? sql`select 0` : between(startsAt, firstDay)
  const after = endsBefore === undefined ? sql`select 0` : between(endDay, endsBefore)
  return {
    compile: () =>
      sql<{ total: number }>`select ((${inFull}) + (${before}) + (${after}))::int as total`.compile(
        db,
      ),
  }
})

/**
 * How many entries of those statuses one person has in a window: whole days from their totals, and
 * what the window cuts off of a day at either end counted one by one.
 */
export async function numberByDays(db: Queryable, query: DaysQuery): Promise<number> {
  const [row] = await selectNumber(db, { ...query, ...wholeDaysIn(query) })
  return row?.total ?? 0
}

const dayMs = 86_400_000

/** The whole UTC days of a window, from the first to before the last; none where they meet. */
function wholeDaysIn({ startsAt, endsBefore }: DaysQuery): WholeDays {
  const first = startsAt === undefined ? undefined : Math.ceil(Date.parse(startsAt) / dayMs) * dayMs
  const end =
    endsBefore === undefined ? undefined : Math.floor(Date.parse(endsBefore) / dayMs) * dayMs
  if (first === undefined || end === undefined || first <= end) {
    return { firstDay: instantOf(first), endDay: instantOf(end) }
  }
  // Within one day: all of it lies before the end, and nothing after it.
  return { firstDay: endsBefore, endDay: endsBefore }
}

function instantOf(milliseconds: number | undefined): string | undefined {
  return milliseconds === undefined ? undefined : new Date(milliseconds).toISOString()
}
