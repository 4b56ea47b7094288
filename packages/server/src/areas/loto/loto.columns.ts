import { sql, type RawBuilder } from 'kysely'
import type { LotoAsset, LotoState, PersonLine } from '@holdpoint/api'
import { namedIn, type Named } from '../../records/named.queries.ts'
import { personIn } from '../../records/people.queries.ts'
import type { PointName } from './loto.point-words.ts'
import type { Reading } from './loto.readings.ts'
import {
  isLockedLong,
  isWaiting,
  mayLead,
  tieColumns,
  type ReaderNow,
  type TieColumns,
} from './loto.rights.ts'

/** For how many hours a machine was or is locked; null for one that never was. */
export const hoursLocked = ({ now }: { now: string }): RawBuilder<number | null> =>
  sql`round(extract(epoch from coalesce(loto.restored_at,
    case when loto.status = 'cancelled' then loto.updated_at end, ${now}::timestamptz)
    - loto.first_locked_at) / 3600, 1)::float`

/** The points of a lockout in numbers, and the first of each kind that stands in a move's way. */
type Points = {
  point_count: number
  locked_count: number
  /** The first point without lock or tag, and the first whose lock is still to be photographed. */
  unlocked: PointName | null
  unphotographed: PointName | null
  /** The first point that was not shown to be at zero. */
  unverified: (PointName & Reading & { isMet: boolean | null }) | null
  /** The point whose lock comes off next: the last one that has not. */
  unremoved: (PointName & { stepId: string }) | null
}

/** The locks that are on it now. */
type Locks = {
  lock_count: number
  people_count: number
  locked_since: Date | null
  /** Whose personal locks are on, by name, and by id those of colleagues. */
  locked_on: string[]
  locked_on_ids: string[]
}

/** A lockout as a list shows it to one person, and as its guards look at it. */
export type LotoSqlRow = TieColumns &
  Points &
  Locks & {
    id: string
    number: string
    title: string
    status: LotoState
    status_reason: string | null
    asset: LotoAsset | null
    equipment_category: string
    template: { templateId: string; code: string; revision: number }
    pad: Named
    author: PersonLine
    primary: PersonLine | null
    /** Whoever leads works here and may lead lockouts. */
    may_primary_lead: boolean
    is_group: boolean
    lockbox: string
    planned_start: Date | null
    planned_end: Date | null
    offered_to: string | null
    /** Who of its list works under a lock and may lead, beside the primary; while people work, with their lock on. */
    taker_ids: string[]
    handover_count: number
    test_count: number
    absent_count: number
    verified_at: Date | null
    restored_at: Date | null
    /** Somebody's personal lock is on at its machine under another lockout. */
    is_worked_on_elsewhere: boolean
    created_at: Date
    updated_at: Date
    row_version: number
    is_locked_long: boolean
    is_waiting: boolean
  }

const pointName = sql`jsonb_build_object('stepId', one.id, 'tag', one.point_tag,
  'device', one.device, 'reading', one.reading, 'isMet', one.is_reading_met,
  'expected', one.expected_reading, 'limit', one.reading_limit, 'unit', one.unit)`

/** The first point by its place of which something holds. */
const firstPoint = (condition: RawBuilder<unknown>) =>
  sql`(array_agg(${pointName} order by one.place) filter (where ${condition}))[1]`

/** The points of `lotos as loto` in numbers. */
const pointTally: RawBuilder<Points> = sql`
  select count(*)::int as point_count,
    (count(*) filter (where one.state in ('locked', 'released', 'verified')))::int
      as locked_count,
    ${firstPoint(sql`one.state in ('open', 'removed')`)} as unlocked,
    ${firstPoint(sql`one.needs_photo and one.photos = '[]'::jsonb`)} as unphotographed,
    ${firstPoint(sql`one.state <> 'verified'`)} as unverified,
    (array_agg(${pointName} order by one.place desc)
      filter (where one.state <> 'removed'))[1] as unremoved
  from loto_steps as one
  where one.shard_key = loto.shard_key and one.loto_id = loto.id`

/** The lead is offered to nobody, or to nobody any more. */
export const noOffer = { offered_to: null, offered_by: null, offered_at: null }

/** Whose a lock is, `loto_locks as lock`: a colleague, or somebody without an account by their line. */
export const holders = sql`left join people as holder on holder.id = lock.person_id
  left join loto_authorizations as line on line.shard_key = lock.shard_key
    and line.loto_id = lock.loto_id and line.id = lock.authorization_id`

/** What they are called, over `holders`. */
export const holderName: RawBuilder<string> = sql`coalesce(
  holder.full_name, line.name || coalesce(' (' || nullif(line.company, '') || ')', ''))`

/** The locks that are on `lotos as loto`. */
export const lockTally: RawBuilder<Locks> = sql`
  select count(*)::int as lock_count,
    (count(*) filter (where lock.authorization_id is not null))::int as people_count,
    min(lock.locked_at) as locked_since,
    coalesce(array_agg(${holderName} order by lock.locked_at, lock.lock_key)
      filter (where lock.authorization_id is not null), '{}') as locked_on,
    coalesce(array_agg(lock.person_id) filter (
      where lock.authorization_id is not null and lock.person_id is not null
    ), '{}') as locked_on_ids
  from loto_locks as lock ${holders}
  where lock.shard_key = loto.shard_key and lock.loto_id = loto.id`

/** What stands beside `lotos as loto` where a row is read. */
export const tallies: RawBuilder<unknown> = sql`cross join lateral (${pointTally}) as points
  cross join lateral (${lockTally}) as locks
  join loto_templates as template
    on template.shard_key = loto.shard_key and template.id = loto.template_id
  left join assets as asset on asset.shard_key = loto.shard_key and asset.id = loto.asset_id`

/** The columns of a row, over `lotos as loto` and its `tallies`. */
export function lotoColumns(reader: ReaderNow): RawBuilder<LotoSqlRow> {
  return sql`loto.id, loto.number, loto.title, loto.status, loto.status_reason,
    loto.equipment_category, loto.is_group, loto.lockbox, loto.planned_start, loto.planned_end,
    loto.offered_to, loto.handover_count, loto.test_count, loto.absent_count, loto.verified_at,
    loto.restored_at, loto.created_at, loto.updated_at, loto.row_version,
    points.*, locks.*,
    case when asset.id is not null then jsonb_build_object('assetId', asset.id,
      'code', asset.code, 'name', asset.name, 'category', asset.category) end as asset,
    jsonb_build_object('templateId', template.id, 'code', template.code,
      'revision', template.revision) as template,
    ${namedIn('pads', 'id', 'loto.pad_id')} as pad,
    ${personIn('loto.author_id')} as author, ${personIn('loto.primary_id')} as primary,
    ${mayLead('loto.primary_id')} as may_primary_lead,
    array(
      select taker.person_id from loto_authorizations as taker
      where taker.shard_key = loto.shard_key and taker.loto_id = loto.id
        and taker.role = 'authorized' and taker.person_id is distinct from loto.primary_id
        and (loto.status <> 'work_active' or taker.person_id = any(locks.locked_on_ids))
        and ${mayLead('taker.person_id')}
      order by taker.place
    ) as taker_ids,
    exists (
      select 1 from lotos as other
      join loto_locks as lock on lock.shard_key = other.shard_key and lock.loto_id = other.id
      where other.shard_key = loto.shard_key and other.asset_id = loto.asset_id
        and other.deleted_at is null and other.id <> loto.id and lock.authorization_id is not null
    ) as is_worked_on_elsewhere,
    ${isLockedLong(sql`${reader.now}`)} as is_locked_long, ${isWaiting(reader)} as is_waiting,
    ${tieColumns(reader)}`
}
