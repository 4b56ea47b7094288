import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { actionsList } from '@holdpoint/api'
import { isInCountry, isOneOf, overlaps, type Conditions } from '../../lists/conditions.ts'
import { listSource, type Asked } from '../../lists/source.ts'
import { moments } from '../../lists/window.ts'
import { seesAll as seesAllSqrs } from '../sqr/sqr.rights.ts'
import { actionColumns, type ActionRow } from './actions.columns.ts'
import {
  isAssignee,
  isLimited,
  isMine,
  isOverdue,
  isOwn,
  isNearTeam,
  isTeams,
  isVerifier,
  readerOf,
  seesAll,
} from './actions.rights.ts'

type Facts = {
  today: string
  timeZone: string
  /** ISO 8601. */
  now: string
  seesAll: boolean
  /** Whether all quality reports are theirs to read. */
  seesReports: boolean
  /** Whether statuses were asked for: otherwise what is closed stays away. */
  isAnyStatus: boolean
}

type ListQuery = Asked<typeof actionsList, Facts>

/** The same row by row, where it is one way of several. */
const isAlsoMine = (query: ListQuery) =>
  sql<SqlBool>`(${isOwn(query)} or ${isAssignee(query)} or ${isVerifier(query)})`
const isOfTeam = (query: ListQuery) => sql<SqlBool>`(${isTeams(query)} and not ${isLimited})`

const conditions: Conditions<typeof actionsList.filter.parts, ListQuery> = {
  statuses: isOneOf('action.status'),
  priorities: isOneOf('action.priority'),
  types: isOneOf('action.type'),
  sources: (chosen) => sql`coalesce(action.source_type, 'none') = any(${chosen}::text[])`,
  isOverdue: (_, query) => isOverdue(query),
  isMine: (_, query) => isMine(query),
  isTeams: (_, query) => isOfTeam(query),
  countries: isInCountry('action.country_code'),
  districts: isOneOf('action.district_code'),
  businessUnits: isOneOf('action.business_unit_code'),
  crews: overlaps('action.crew_codes'),
  assets: isOneOf('action.asset_id'),
  pads: (chosen) => sql`action.pad_ids && (${chosen}::text[] || array(
    select id from pads where name = any(${chosen}::text[])
  ))`,
  customers: isOneOf('action.customer_id'),
  createdBy: isOneOf('action.created_by'),
  assignees: (chosen, { shardKey }) => sql`action.id = any(array(
    select action_id from action_assignees
    where shard_key = ${shardKey} and person_id = any(${chosen}::text[])
  ))`,
  owners: isOneOf('action.owner_id'),
  verifiers: isOneOf('action.verifier_id'),
}

/** The list of actions. */
export const actions = listSource<typeof actionsList, ActionRow & { counted: number }, Facts>(
  actionsList,
  {
    facts: ({ statuses }, { person, now }) => ({
      today: readerOf(person, now).today,
      timeZone: person.timeZone,
      now: now.toISOString(),
      seesAll: seesAll(person),
      seesReports: seesAllSqrs(person),
      isAnyStatus: statuses !== undefined,
    }),
    structure: ['seesAll', 'isAnyStatus'],
    from: () => sql`actions as action`,
    id: 'action.id',
    readable: (query) => sql`action.shard_key = ${query.shardKey} and action.deleted_at is null
      and ${onTab(query)}
      ${query.isAnyStatus ? sql`` : sql`and action.status not in ('closed', 'cancelled')`}`,
    day: moments('action.created_at'),
    search: (pattern) => sql`(action.title ilike ${pattern} or action.number ilike ${pattern}
      or exists (
        select 1 from work_orders as work
        where work.shard_key = action.shard_key and work.id = action.work_order_id
          and work.number ilike ${pattern}
      ))`,
    orders: {
      due: 'action.due_on',
      number: 'action.number',
      title: 'action.title',
      status: 'action.status_rank',
      priority: 'action.priority_rank',
      created: 'action.created_at',
    },
    conditions,
    select: (db, page, query) => ({
      compile: () =>
        sql<ActionRow & { counted: number }>`
          select ${actionColumns(query, 3)}, page.counted
          from ${page}
          join actions as action on action.id = page.id and action.shard_key = ${query.shardKey}
          order by page.place`.compile(db),
    }),
  },
)

function onTab(query: ListQuery): RawBuilder<SqlBool> {
  switch (query.section) {
    case 'mine':
      return isMine(query)
    case 'team':
      return isOfTeam(query)
    default:
      return query.seesAll
        ? sql`(not ${isLimited} or ${isAlsoMine(query)})`
        : sql`(${isAlsoMine(query)} or (${isNearTeam(query)} and not ${isLimited}))`
  }
}
