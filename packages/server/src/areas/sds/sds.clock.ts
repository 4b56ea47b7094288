import { sql } from 'kysely'
import type { ClockContext, ClockJob } from '../../clock/clock.ts'
import type { Queryable } from '../../db/database.ts'
import { transaction } from '../../db/transaction.ts'
import { notify } from '../../outbox/notify.ts'
import { notYetTold } from '../../outbox/untold.ts'
import { holdersOf } from '../../session/permissions-of.ts'

/** Days before the next review on which it is told of. */
const reviewDaysBefore = [30, 7, 0]

/** Tells of reviews and of what has no sheet three times a day, so that no day is lost. */
export const dueSheetsJob: ClockJob = {
  name: 'due-sheets',
  cron: '19 5,11,17 * * *',
  run: tellDueSheets,
}

/**
 * Reminds of the next review of a sheet in force 30 and 7 days before, and on the day, once each: who
 * added it, who approved it, and whoever keeps sheets where both have left. Tells whoever keeps
 * sheets once a week of a product that lies on a pad without a sheet in force. Days are those of UTC.
 */
export async function tellDueSheets({ database, ports, now }: ClockContext): Promise<void> {
  await transaction(database, async (db) => {
    const keepers = keepersIn(db)
    const due = [
      ...(await dueReviews(db, now)).map((one) => ({ ...one, kind: 'sheet_review_due' as const })),
      ...(await missingSheets(db)).map((one) => ({ ...one, kind: 'sheet_missing' as const })),
    ]
    for (const { shard_key: shardKey, id, person_ids, told_from, kind } of due) {
      const known = person_ids.length > 0 ? person_ids : await keepers(shardKey)
      const since = told_from ?? new Date(now.getTime() - weekMs)
      const told = { kind, record: { type: 'sds', id } } as const
      const personIds = await notYetTold(db, { ...told, shardKey, since }, known)
      await notify({ db, ports, now, person: { shardKey, personId: null } }, { ...told, personIds })
    }
  })
}

// An hour less, so that a round that comes a little early does not wait for the next one.
const weekMs = (7 * 24 - 1) * 3_600_000

/** Something to tell: of which sheet, whom (nobody: whoever keeps sheets), and since when it is due. */
type Due = { shard_key: string; id: string; person_ids: string[]; told_from: Date | null }

/** Whoever keeps sheets in an organisation, asked once. */
function keepersIn(db: Queryable): (shardKey: string) => Promise<readonly string[]> {
  const known = new Map<string, readonly string[]>()
  return async (shardKey) => {
    const keepers = known.get(shardKey) ?? (await holdersOf(db, shardKey, 'manage_sds'))
    known.set(shardKey, keepers)
    return keepers
  }
}

/**
 * Sheets in force whose review is near. A reminder is due from its day on until the next one's; a
 * revision that comes too late for one needs none but the nearest.
 */
async function dueReviews(db: Queryable, now: Date): Promise<Due[]> {
  const day = now.toISOString().slice(0, 10)
  const { rows } = await sql<Due>`
    select sheet.shard_key, sheet.id, (sheet.review_on - (
        select min(ahead) from unnest(${reviewDaysBefore}::int[]) as ahead
        where ahead >= sheet.review_on - ${day}::text::date
      ))::timestamp at time zone 'UTC' as told_from,
      array(
        select person.id from people as person
        where person.id in (sheet.created_by, sheet.approved_by) and person.is_active
        order by person.id
      ) as person_ids
    from sds_sheets as sheet
    where sheet.deleted_at is null and sheet.status = 'approved'
      and sheet.review_on between ${day}::text::date
        and ${day}::text::date + ${Math.max(...reviewDaysBefore)}::int
    order by sheet.id`.execute(db)
  return rows
}

/** Sheets that are not in force though their product lies on a pad. */
async function missingSheets(db: Queryable): Promise<Due[]> {
  const { rows } = await sql<Due>`
    select sheet.shard_key, sheet.id, '{}'::text[] as person_ids, null as told_from
    from sds_sheets as sheet
    where sheet.deleted_at is null and sheet.status <> 'approved' and exists (
      select 1 from sds_inventory as stock
      where stock.shard_key = sheet.shard_key and stock.sheet_id = sheet.id
    )
    order by sheet.id`.execute(db)
  return rows
}
