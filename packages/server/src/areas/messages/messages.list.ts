import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { messagesList, wholePart } from '@holdpoint/api'
import { isOneOf, type Conditions, type Parameter } from '../../lists/conditions.ts'
import { listSource, type Asked } from '../../lists/source.ts'
import { moments } from '../../lists/window.ts'
import { messageColumns, messageJoins, type MessageRow } from './messages.columns.ts'
import { isMine, isOwn, isUnopened, readerOf, seesAll, stateOf } from './messages.rights.ts'

type Facts = { now: string; seesAll: boolean }
type ListQuery = Asked<typeof messagesList, Facts>

/** Those that are for one of the places that are chosen, or for all of that kind. */
const isForPlace = (column: string) => (chosen: Parameter<readonly string[]>) =>
  sql<SqlBool>`exists (
    select 1 from record_audiences as place
    where place.shard_key = message.shard_key and place.record_type = 'message'
      and place.record_id = message.id
      and ${sql.ref(`place.${column}`)} && (${chosen}::text[] || ${sql.lit(wholePart)}::text)
  )`

const conditions: Conditions<typeof messagesList.filter.parts, ListQuery> = {
  categories: isOneOf('message.category'),
  priorities: isOneOf('message.priority'),
  isUnread: (_, query) => sql`(${isMine(query)} and ${isUnopened(query)})`,
  countries: isForPlace('countries'),
  districts: isForPlace('districts'),
  businessUnits: isForPlace('business_units'),
  crews: isForPlace('crews'),
}

/** The message center. */
export const messages = listSource<typeof messagesList, MessageRow & { counted: number }, Facts>(
  messagesList,
  {
    facts: (_query, { person, now }) => ({
      now: readerOf(person, now).now,
      seesAll: seesAll(person),
    }),
    structure: ['seesAll'],
    // What is new to the reader stands in front of all that is not, each by its start. A draft that
    // has none yet stands by the day on which it was made.
    from: (query) => sql`(
      select message.*, coalesce(message.starts_at, message.created_at) as begins_at,
        extract(epoch from coalesce(message.starts_at, message.created_at))
        + case when ${isMine(query)} and ${isUnopened(query)} then 100000000000 else 0 end
        as freshness
      from messages as message where message.shard_key = ${query.shardKey}
    ) as message`,
    id: 'message.id',
    readable: (query) => sql`message.shard_key = ${query.shardKey} and message.deleted_at is null
      and ${onTab(query)}`,
    day: moments('message.begins_at'),
    search: (pattern) => sql`(message.title ilike ${pattern} or message.number ilike ${pattern}
      or exists (
        select 1 from message_texts as said
        where said.shard_key = message.shard_key and said.message_id = message.id
          and said.edition = message.edition and said.title ilike ${pattern}
      ))`,
    orders: {
      unread: 'message.freshness',
      starts: 'message.begins_at',
      title: 'message.title',
      priority: 'message.priority_rank',
    },
    conditions,
    select: (db, page, query) => ({
      compile: () =>
        sql<MessageRow & { counted: number }>`
          select ${messageColumns(query)}, page.counted
          from ${page}
          join messages as message on message.id = page.id
            and message.shard_key = ${query.shardKey}
          ${messageJoins(query)}
          order by page.place`.compile(db),
    }),
  },
)

/** What authors see: their own, or with the right everybody's. */
const byRight = (query: ListQuery) => (query.seesAll ? sql<SqlBool>`true` : isOwn(query))

function onTab(query: ListQuery): RawBuilder<SqlBool> {
  switch (query.section) {
    case 'inbox':
      return isMine(query)
    case 'sent':
      return sql`(${byRight(query)} and ${stateOf(query)} in ('scheduled', 'active'))`
    case 'drafts':
      return sql`(${byRight(query)} and message.status = 'draft')`
    default:
      return sql`(${byRight(query)} and ${stateOf(query)} in ('expired', 'recalled'))`
  }
}
