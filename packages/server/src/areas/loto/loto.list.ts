import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { lotoList } from '@holdpoint/api'
import { isOneOf, type Conditions } from '../../lists/conditions.ts'
import { listSource, type Asked } from '../../lists/source.ts'
import { moments } from '../../lists/window.ts'
import { lockTally, lotoColumns, tallies, type LotoSqlRow } from './loto.columns.ts'
import {
  isLive,
  isLockedLong,
  isMine,
  isOfAny,
  isReadable,
  isWaiting,
  seesAll,
} from './loto.rights.ts'

type Facts = { seesAll: boolean; now: string }
type ListQuery = Asked<typeof lotoList, Facts>

const conditions: Conditions<typeof lotoList.filter.parts, ListQuery> = {
  statuses: isOneOf('loto.status'),
  categories: isOneOf('loto.equipment_category'),
  assets: isOneOf('loto.asset_id'),
  pads: (chosen) => sql`loto.pad_id = any(${chosen}::text[] || array(
    select id from pads where name = any(${chosen}::text[])
  ))`,
  primaries: isOneOf('loto.primary_id'),
  people: (chosen, { shardKey }) => isOfAny(sql`${chosen}`, shardKey),
  templates: (chosen) => sql`loto.template_id = any(array(
    select other.id from loto_templates as one
    join loto_templates as other
      on other.shard_key = one.shard_key and other.family_id = one.family_id
    where one.shard_key = loto.shard_key and one.id = any(${chosen}::text[])
  ))`,
  isWaiting: (_, query) => isWaiting(query),
  isLong: (_, query) => isLockedLong(sql`${query.now}`),
}

/** The list of lockouts. */
export const lotos = listSource<typeof lotoList, LotoSqlRow & { counted: number }, Facts>(
  lotoList,
  {
    facts: (_query, { person, now }) => ({ seesAll: seesAll(person), now: now.toISOString() }),
    structure: ['seesAll'],
    from: ({ orderBy }) => sql`lotos as loto ${besidesFor(orderBy)}`,
    id: 'loto.id',
    readable: (query) => sql<SqlBool>`loto.shard_key = ${query.shardKey}
      and loto.deleted_at is null and ${onTab(query)}`,
    day: moments('loto.listed_at'),
    search: (pattern) => sql`(loto.title ilike ${pattern} or loto.number ilike ${pattern}
      or exists (
        select 1 from assets as one
        where one.shard_key = loto.shard_key and one.id = loto.asset_id
          and (one.code ilike ${pattern} or one.name ilike ${pattern})
      )
      or exists (
        select 1 from loto_templates as one
        where one.shard_key = loto.shard_key and one.id = loto.template_id
          and one.code ilike ${pattern}
      )
      or exists (
        select 1 from loto_locks as one
        where one.shard_key = loto.shard_key and one.loto_id = loto.id
          and one.lock_number ilike ${pattern}
      ))`,
    orders: {
      start: 'loto.listed_at',
      number: 'loto.number',
      title: 'loto.title',
      equipment: 'machine.code',
      locks: 'locks.lock_count',
    },
    conditions,
    select: (db, page, query) => ({
      compile: () =>
        sql<LotoSqlRow & { counted: number }>`
          select ${lotoColumns(query)}, page.counted
          from ${page}
          join lotos as loto on loto.id = page.id and loto.shard_key = ${query.shardKey}
          ${tallies}
          order by page.place`.compile(db),
    }),
  },
)

/** What an order needs beside the rows, so that no other one looks at machines and locks. */
function besidesFor(orderBy: ListQuery['orderBy']): RawBuilder<unknown> {
  switch (orderBy) {
    case 'equipment':
      return sql`cross join lateral (
        select coalesce((
          select one.code from assets as one
          where one.shard_key = loto.shard_key and one.id = loto.asset_id
        ), '') as code
      ) as machine`
    case 'locks':
      return sql`cross join lateral (${lockTally}) as locks`
    default:
      return sql``
  }
}

function onTab(query: ListQuery): RawBuilder<SqlBool> {
  switch (query.section) {
    case 'mine':
      return isMine(query)
    case 'live':
      return sql`${isLive} and ${isReadable(query, query.seesAll)}`
    default:
      return isReadable(query, query.seesAll)
  }
}
