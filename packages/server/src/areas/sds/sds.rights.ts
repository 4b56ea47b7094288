import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { policies, today, type SdsStatus, type Tie } from '@holdpoint/api'
import { opens } from '../../access.ts'
import type { PersonRights } from '../../identity.ts'

// Who reads a sheet: everybody what is in use, and whoever has a key for it the rest.

/** Who asks, when, and which day it is for them; `now` is ISO 8601. */
export type Reader = {
  shardKey: string
  personId: string
  now: string
  timeZone: string
  today: string
}

/** Who asks, and which day it is for them. */
export function readerOf({ shardKey, personId, timeZone }: PersonRights, now: Date): Reader {
  return { shardKey, personId, timeZone, now: now.toISOString(), today: today(now, timeZone) }
}

/** Whether a person reads sheets that are not approved as well. */
export function readsAll(person: PersonRights): boolean {
  return opens(policies['sds.get'].record, new Set<Tie>(['all']), person)
}

/** Whether a person keeps sheets. */
export function keepsSheets(person: PersonRights): boolean {
  return opens(policies['sds.saveDocument'].record, new Set<Tie>(['all']), person)
}

/** Whether a person reads who has acknowledged a sheet, and of whom that is not asked. */
export function readsPeople(person: PersonRights): boolean {
  return opens(policies['sds.acknowledgements'].record, new Set<Tie>(['all']), person)
}

/** What tells whether a sheet is in use. */
export type UseColumns = { status: SdsStatus; stays_in_use: boolean }

/** Whether everybody reads a sheet: it is approved, or was when its review began. */
export function isInUse({ status, stays_in_use }: UseColumns): boolean {
  return status === 'approved' || stays_in_use
}

/** The same over `sds_sheets as sheet`. */
export const inUse = sql<SqlBool>`(sheet.status = 'approved' or sheet.stays_in_use)`

/** Whether a sheet is to come into use. */
export function isOnItsWay({ status }: Pick<UseColumns, 'status'>): boolean {
  return status === 'requested' || status === 'received' || status === 'reviewing'
}

/** What tells how somebody is tied to a sheet. */
export type TieColumns = UseColumns & { request: { isMine: boolean; isWaiting: boolean } | null }

/**
 * How somebody of the organisation is tied to a sheet: what is in use, or waited for, is there for
 * all, and what became of it is told to whoever asked for it.
 */
export function tiesIn(sheet: TieColumns): ReadonlySet<Tie> {
  const ties = new Set<Tie>(['all'])
  if (isInUse(sheet) || sheet.request?.isWaiting === true) {
    ties.add('shared')
  }
  if (sheet.request?.isMine === true) {
    ties.add('named')
  }
  return ties
}

/** Whether somebody reads what a sheet says, and not only that it is asked for. */
export function readsWhatItSays(sheet: UseColumns, person: PersonRights): boolean {
  return isInUse(sheet) || readsAll(person)
}

/** The same over `sds_sheets as sheet`, of whoever reads all or does not. */
export const isRead = (reader: { readsAll: boolean }): RawBuilder<SqlBool> =>
  reader.readsAll ? sql<SqlBool>`true` : inUse

/** Where its product lies, over `sds_sheets as sheet`. */
export const liesOn = (pads: RawBuilder<unknown>): RawBuilder<SqlBool> => sql<SqlBool>`exists (
  select 1 from sds_inventory as stock
  where stock.shard_key = sheet.shard_key and stock.sheet_id = sheet.id
    and stock.pad_id in (${pads})
)`

/** The pads of somebody's district, and those of their crew's where they have none. */
export const padsOf = (personId: string | RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select pad.id from pads as pad
  where pad.district_code = (
    select coalesce(worker.district_code, crew.district_code) from people as worker
    left join crews as crew on crew.code = worker.crew_code
    where worker.id = ${personId}
  )`

/**
 * Since when somebody works where its product lies: since they came, or since it came to a pad of
 * theirs, whichever is later; null where both were always so.
 */
export const placedThere = (personId: RawBuilder<unknown>): RawBuilder<Date | null> => sql`greatest(
  (select seat.placed_at from people as seat where seat.id = ${personId}),
  (
    select nullif(min(coalesce(stock.placed_at, '-infinity')), '-infinity')
    from sds_inventory as stock
    where stock.shard_key = sheet.shard_key and stock.sheet_id = sheet.id
      and stock.pad_id in (${padsOf(personId)})
  )
)`

/** Whether somebody is asked to acknowledge it: in force, and it lies on a pad of theirs. */
export const isAsked = ({ personId }: Pick<Reader, 'personId'>): RawBuilder<SqlBool> =>
  sql<SqlBool>`(sheet.require_ack and sheet.status = 'approved' and ${liesOn(padsOf(personId))})`

/**
 * Whether it asks somebody of `people as person`: whoever works in a district where its product lies,
 * by the rule of `padsOf`. Asked of each, since PostgreSQL before 17 would gather all whom it asks
 * again for every one of them.
 */
export const asksPerson: RawBuilder<SqlBool> = sql`(
  person.shard_key = sheet.shard_key and person.is_active and exists (
    select 1 from sds_inventory as stock
    join pads as pad on pad.id = stock.pad_id
    where stock.shard_key = sheet.shard_key and stock.sheet_id = sheet.id
      and pad.district_code = coalesce(
        person.district_code,
        (select crew.district_code from crews as crew where crew.code = person.crew_code)
      )
  )
)`

/** Whether it is to be reviewed by this day. */
export const isReviewDue = ({ today: day }: Pick<Reader, 'today'>): RawBuilder<SqlBool> =>
  sql<SqlBool>`(sheet.review_on <= ${day}::text::date)`
