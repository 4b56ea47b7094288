import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { PersonLine, Severity, SqrNcrStep, SqrPhase, SqrVerdict } from '@holdpoint/api'
import { namedIn, type Named } from '../../records/named.queries.ts'
import { personIn } from '../../records/people.queries.ts'
import { tieColumns, type Reader, type TieColumns } from './sqr.rights.ts'

/** Who reads a row, and whether they may give the statuses that need a permission. */
export type RowReader = Reader & { givesGuarded: boolean }

type StatusName = {
  statusId: string
  status: string
  backgroundColor: string
  textColor: string
}

/** What its actions and its lines come to. */
type Tallies = {
  actions: number
  open_actions: number
  /** Those that were not cancelled. */
  kept_actions: number
  /** Those that are still to be closed; of one that comes again and again, the first one. */
  pending_actions: number
  /** Those that were done. */
  done_actions: number
  cause_count: number
  /** What the timeline adds up to, in hours. */
  timeline_hours: number
  part_count: number
  /** The first part of which nothing was said yet, and the first that somebody disputes. */
  unverified: string | null
  disputed: string | null
  /** Of how many parts something was said. */
  verdict_count: number
}

/** A report as a list shows it to one person, and as its guards look at it. */
export type SqrSqlRow = TieColumns &
  Tallies & {
    id: string
    number: string
    title: string
    status: SqrPhase
    status_id: string
    status_name: StatusName
    status_reason: string | null
    phase_since: Date
    starts_at: Date | null
    ends_at: Date | null
    hours: number | null
    severity: Severity
    severity_override: string | null
    classification: Named
    type: Named
    business_unit: Named
    crew: Named
    district: Named
    customer: Named
    pad: Named
    well: string
    reporter: PersonLine
    owner: PersonLine | null
    team_ids: string[]
    investigator_ids: string[]
    has_description: boolean
    responsible_party_id: string | null
    party_verdict: SqrVerdict | null
    opened_at: Date | null
    due_at: Date | null
    ncr_step: SqrNcrStep | null
    parent_id: string | null
    /** Those that are neither drafts nor void. */
    child_count: number
    /** Its phase has another status that its reader may give it. */
    has_other_status: boolean
    created_at: Date
    updated_at: Date
    closed_at: Date | null
    row_version: number
  }

/** A category within a row, by the column that holds its id. */
const categoryIn = (column: string): RawBuilder<Named> => sql`(
  select jsonb_build_object('id', entry.id, 'name', entry.name) from categories as entry
  where entry.shard_key = sqr.shard_key and entry.id = ${sql.ref(column)}
)`

const statusName: RawBuilder<StatusName> = sql`(
  select jsonb_build_object('statusId', one.id, 'status', one.name,
    'backgroundColor', one.background_color, 'textColor', one.text_color)
  from sqr_statuses as one where one.shard_key = sqr.shard_key and one.id = sqr.status_id
)`

/**
 * An action that is still to be closed, in SQL over `actions as action`. Of one that comes again and
 * again it is the first: once one of its title was closed, those that follow keep nothing open.
 */
export const isPending = sql<SqlBool>`(action.status not in ('closed', 'cancelled')
  and (action.repeat_every_days is null or not exists (
    select 1 from actions as earlier
    where earlier.shard_key = action.shard_key and earlier.source_type = action.source_type
      and earlier.source_id = action.source_id and earlier.title = action.title
      and earlier.repeat_every_days is not null and earlier.status = 'closed'
      and earlier.deleted_at is null
  )))`

/** What stands beside `sqrs as sqr` where a row is read. */
export const tallies: RawBuilder<unknown> = sql`cross join lateral (
    select count(*)::int as actions,
      (count(*) filter (where action.status not in ('closed', 'cancelled')))::int as open_actions,
      (count(*) filter (where action.status <> 'cancelled'))::int as kept_actions,
      (count(*) filter (where ${isPending}))::int as pending_actions,
      (count(*) filter (where action.status = 'closed'))::int as done_actions
    from actions as action
    where action.shard_key = sqr.shard_key and action.source_type = 'sqr'
      and action.source_id = sqr.id and action.deleted_at is null
  ) as acted
  cross join lateral (
    select (count(*) filter (where line.part = 'scat'))::int as cause_count,
      (count(*) filter (where line.part = 'parts'))::int as part_count,
      coalesce(sum((line.content ->> 'hours')::numeric)
        filter (where line.part = 'timeline'), 0)::float8 as timeline_hours,
      (array_agg(line.content ->> 'itemNumber' order by line.place)
        filter (where line.part = 'parts' and line.verdict is null))[1] as unverified,
      (array_agg(line.content ->> 'itemNumber' order by line.place)
        filter (where line.part = 'parts' and line.verdict ->> 'verdict' = 'disputed'))[1]
        as disputed,
      (count(line.verdict))::int as verdict_count
    from sqr_lines as line
    where line.shard_key = sqr.shard_key and line.sqr_id = sqr.id
  ) as lined`

/** A status that may be given to `sqrs as sqr` instead of its own, of a unit or of all. */
const other = (unit: RawBuilder<unknown>, { givesGuarded }: RowReader) => sql`
  select 1 from sqr_statuses as one
  where one.shard_key = sqr.shard_key and one.phase = sqr.status and one.is_active
    and one.business_unit_code is not distinct from ${unit}
    and (not one.is_permission_required or ${givesGuarded}::boolean)`

/** One of its unit, or of all where its unit has none: as `statusesOf` has them. */
const hasOtherStatus = (reader: RowReader) => {
  const ofUnit = other(sql`sqr.business_unit`, reader)
  const isOther = sql`one.id <> sqr.status_id`
  return sql<boolean>`(exists (${ofUnit} and sqr.business_unit is not null and ${isOther})
    or (not exists (${ofUnit} and sqr.business_unit is not null)
      and exists (${other(sql`null`, reader)} and ${isOther})))`
}

/** The columns of a row, over `sqrs as sqr` and its `tallies`. */
export function sqrColumns(reader: RowReader): RawBuilder<SqrSqlRow> {
  return sql`sqr.id, sqr.number, sqr.title, sqr.status, sqr.status_id, ${statusName} as status_name,
    sqr.status_reason, sqr.phase_since, sqr.starts_at, sqr.ends_at, sqr.hours, sqr.severity,
    sqr.severity_override, ${categoryIn('sqr.classification_id')} as classification,
    ${categoryIn('sqr.type_id')} as type,
    ${namedIn('business_units', 'code', 'sqr.business_unit')} as business_unit,
    ${namedIn('crews', 'code', 'sqr.crew_id')} as crew,
    ${namedIn('districts', 'code', 'sqr.district_id')} as district,
    ${namedIn('customers', 'id', 'sqr.customer_id')} as customer,
    ${namedIn('pads', 'id', 'sqr.pad_id')} as pad, sqr.well,
    ${personIn('sqr.reporter_id')} as reporter, ${personIn('sqr.owner_id')} as owner, sqr.team_ids,
    sqr.investigator_ids,
    sqr.description <> '' as has_description, sqr.responsible_party_id,
    sqr.responsible_party_verdict ->> 'verdict' as party_verdict, sqr.opened_at, sqr.due_at,
    sqr.ncr_step, sqr.parent_id, (
      select count(*)::int from sqrs as below
      where below.shard_key = sqr.shard_key and below.parent_id = sqr.id
        and below.deleted_at is null and below.status not in ('draft', 'void')
    ) as child_count, ${hasOtherStatus(reader)} as has_other_status,
    sqr.created_at, sqr.updated_at, sqr.closed_at, sqr.row_version,
    acted.actions, acted.open_actions, acted.kept_actions, acted.pending_actions, acted.done_actions,
    lined.cause_count, lined.part_count,
    lined.timeline_hours, lined.unverified, lined.disputed, lined.verdict_count, ${tieColumns(reader)}`
}
