import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { jsaList } from '@holdpoint/api'
import { isOneOf, isTrue, type Conditions } from '../../lists/conditions.ts'
import { listSource, type Asked } from '../../lists/source.ts'
import { moments } from '../../lists/window.ts'
import { crewTally, hazardTally, jsaColumns, tallies, type JsaSqlRow } from './jsa.columns.ts'
import { isMine, isNear, isOf, isTeams, seesAll } from './jsa.rights.ts'
import { isWaiting, waiterOf, type Waiter } from './jsa.waiting.ts'

type Facts = Pick<Waiter, 'editsAll' | 'now'> & { seesAll: boolean }
type ListQuery = Asked<typeof jsaList, Facts>

const conditions: Conditions<typeof jsaList.filter.parts, ListQuery> = {
  statuses: isOneOf('jsa.status'),
  shifts: isOneOf('jsa.shift'),
  signedShares: (chosen) => sql`(
    select case when tally.signed_count = 0 then 'none'
      when tally.signed_count = tally.attendee_count then 'all' else 'some' end
    from (${crewTally}) as tally
  ) = any(${chosen}::text[])`,
  crews: isOneOf('jsa.crew_code'),
  crewColors: (chosen) => sql`jsa.crew_code = any(array(
    select code from crews
    where lower(colour) in (select lower(one) from unnest(${chosen}::text[]) as one)
  ))`,
  pads: (chosen) => sql`jsa.pad_id = any(${chosen}::text[] || array(
    select id from pads where name = any(${chosen}::text[])
  ))`,
  supervisors: isOneOf('jsa.supervisor_id'),
  people: (chosen, { shardKey }) => isOf(sql`${chosen}`, shardKey),
  isMine: (_, query) => isMine(query),
  isTeams: (_, query) => isTeams(query),
  isStar: isTrue(sql`jsa.is_star`),
  isWaiting: (_, query) => isWaiting(query),
}

/** The list of job safety analyses. */
export const jsas = listSource<typeof jsaList, JsaSqlRow & { counted: number }, Facts>(jsaList, {
  facts: (_query, { person, now }) => ({ ...waiterOf(person, now), seesAll: seesAll(person) }),
  structure: ['seesAll'],
  from: ({ orderBy }) => sql`jsas as jsa ${besidesFor(orderBy)}`,
  id: 'jsa.id',
  readable: (query) => sql<SqlBool>`jsa.shard_key = ${query.shardKey} and jsa.deleted_at is null
    and ${onTab(query)}`,
  day: moments('jsa.begins_at'),
  search: (pattern) => sql`(jsa.title ilike ${pattern} or jsa.number ilike ${pattern} or exists (
    select 1 from jsa_hazards as one
    where one.shard_key = jsa.shard_key and one.jsa_id = jsa.id and one.title ilike ${pattern}
  ))`,
  orders: {
    start: 'jsa.begins_at',
    number: 'jsa.number',
    title: 'jsa.title',
    signed: 'tally.signature_percentage',
    risk: 'worst.residual_rank',
  },
  conditions,
  select: (db, page, query) => ({
    compile: () =>
      sql<JsaSqlRow & { counted: number }>`
        select ${jsaColumns(query)}, page.counted
        from ${page}
        join jsas as jsa on jsa.id = page.id and jsa.shard_key = ${query.shardKey}
        ${tallies}
        order by page.place`.compile(db),
  }),
})

/** What an order needs beside the rows, so that no other one counts crews and hazards. */
function besidesFor(orderBy: ListQuery['orderBy']): RawBuilder<unknown> {
  switch (orderBy) {
    case 'signed':
      return sql`cross join lateral (${crewTally}) as tally`
    case 'risk':
      return sql`cross join lateral (${hazardTally}) as worst`
    default:
      return sql``
  }
}

function onTab(query: ListQuery): RawBuilder<SqlBool> {
  switch (query.section) {
    case 'mine':
      return isMine(query)
    case 'team':
      return isTeams(query)
    default:
      return query.seesAll ? sql`true` : isNear(query)
  }
}
