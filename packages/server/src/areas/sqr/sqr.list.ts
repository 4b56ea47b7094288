import { sql, type SqlBool } from 'kysely'
import { sqrList } from '@holdpoint/api'
import { isOneOf, isTrue, type Conditions } from '../../lists/conditions.ts'
import { listSource, type Asked } from '../../lists/source.ts'
import { moments } from '../../lists/window.ts'
import { sqrColumns, tallies, type SqrSqlRow } from './sqr.columns.ts'
import { givesGuarded, isOnTab, seesAll } from './sqr.rights.ts'
import { isWaiting, waiterOf, type Waiter } from './sqr.waiting.ts'

type Facts = Omit<Waiter, 'personId'> & { seesAll: boolean; givesGuarded: boolean; now: string }
type ListQuery = Asked<typeof sqrList, Facts>

const conditions: Conditions<typeof sqrList.filter.parts, ListQuery> = {
  phases: isOneOf('sqr.status'),
  severities: isOneOf('sqr.severity'),
  classifications: isOneOf('sqr.classification_id'),
  types: isOneOf('sqr.type_id'),
  districts: isOneOf('sqr.district_id'),
  businessUnits: isOneOf('sqr.business_unit'),
  crews: isOneOf('sqr.crew_id'),
  customers: isOneOf('sqr.customer_id'),
  pads: (chosen) => sql`sqr.pad_id = any(${chosen}::text[] || array(
    select id from pads where name = any(${chosen}::text[])
  ))`,
  assets: (chosen, { shardKey }) => sql`sqr.id = any(array(
    select line.sqr_id from sqr_lines as line
    where line.shard_key = ${shardKey} and line.part = 'equipments'
      and line.content ->> 'assetId' = any(${chosen}::text[])
  ))`,
  owners: isOneOf('sqr.owner_id'),
  isWaiting: (_, query) => isWaiting(query),
  isOverdue: (_, { now }) => sql`(sqr.status in ('open', 'investigating', 'verifying')
    and sqr.due_at < ${now}::timestamptz)`,
  hasNcr: isTrue(sql`sqr.ncr_step is not null`),
  isRecordable: isTrue(sql`sqr.is_recordable`),
}

/** The list of safety quality reports. */
export const sqrs = listSource<typeof sqrList, SqrSqlRow & { counted: number }, Facts>(sqrList, {
  facts: (_query, { person, now }) => ({
    ...waiterOf(person),
    ...{ seesAll: seesAll(person), givesGuarded: givesGuarded(person), now: now.toISOString() },
  }),
  structure: ['seesAll'],
  // Nobody knows yet how long a report without an end lasts: it stands with those of no lost time.
  from: ({ orderBy }) =>
    orderBy === 'lost'
      ? sql`sqrs as sqr cross join lateral (select coalesce(sqr.hours, 0) as hours) as lost`
      : sql`sqrs as sqr`,
  id: 'sqr.id',
  readable: (query) => sql<SqlBool>`sqr.shard_key = ${query.shardKey} and sqr.deleted_at is null
    and ${isOnTab(query.section, query, query.seesAll)}`,
  day: moments('sqr.begins_at'),
  search: (pattern) => sql`(sqr.number ilike ${pattern} or sqr.title ilike ${pattern}
    or sqr.well ilike ${pattern} or sqr.job_ticket ilike ${pattern}
    or sqr.vendor ilike ${pattern} or exists (
      select 1 from sqr_lines as line
      where line.shard_key = sqr.shard_key and line.sqr_id = sqr.id and line.part = 'parts'
        and line.content ->> 'itemNumber' ilike ${pattern}
    ))`,
  orders: {
    start: 'sqr.begins_at',
    number: 'sqr.number',
    title: 'sqr.title',
    severity: 'sqr.severity_rank',
    lost: 'lost.hours',
    changed: 'sqr.updated_at',
  },
  conditions,
  select: (db, page, query) => ({
    compile: () =>
      sql<SqrSqlRow & { counted: number }>`
        select ${sqrColumns(query)}, page.counted
        from ${page}
        join sqrs as sqr on sqr.id = page.id and sqr.shard_key = ${query.shardKey}
        ${tallies}
        order by page.place`.compile(db),
  }),
})
