import { sql } from 'kysely'
import type { Queryable } from '../../../db/database.ts'
import type { CommentReader } from '../talk/comments.queries.ts'

/** Which page of which history, and who reads it. */
export type HistoryQuery = {
  shardKey: string
  myFormId: string
  reader: CommentReader
  offset: number
  limit: number
}

/** One row of the audit trail, without any value. */
export type HistoryRow = {
  at: Date
  record_type: 'my_form' | 'my_form_comment'
  record_id: string
  action: string
  reason: string | null
  fields: string[]
  person_id: string | null
  full_name: string | null
  profile_image: string | null
}

/** A page of what happened to an entry and its comments, newest first. */
export async function pageOfHistory(db: Queryable, query: HistoryQuery): Promise<HistoryRow[]> {
  const { rows } = await sql<HistoryRow>`
    select event.at, event.record_type, event.record_id, event.action, event.reason,
      array(
        select field.key from jsonb_each(event.changes) as field
        where field.value -> 'from' is null or field.value -> 'from' <> field.value -> 'to'
        order by field.key
      ) as fields,
      event.person_id, actor.full_name, actor.profile_image
    from (
      ${events(query)}
      order by at desc, record_type, record_id, sequence desc
      limit ${query.limit} offset ${query.offset}
    ) as event
    left join people as actor on actor.id = event.person_id
    order by event.at desc, event.record_type, event.record_id, event.sequence desc
  `.execute(db)
  return rows
}

/** How many rows there are for this reader: what is kept from them is not counted either. */
export async function countOfHistory(db: Queryable, query: HistoryQuery): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from (${events(query)}) as event
  `.execute(db)
  return rows[0]?.total ?? 0
}

/**
 * The rows of the entry itself, and of the comments that the reader may see. A comment that is
 * public now may have been private before: the rows of that time stay closed to others.
 */
function events({ shardKey, myFormId, reader }: HistoryQuery) {
  return sql`
    select * from audit_events
    where shard_key = ${shardKey} and record_type = 'my_form' and record_id = ${myFormId}
    union all
    select event.* from my_form_comments as comment
    join audit_events as event on event.shard_key = comment.shard_key
      and event.record_type = 'my_form_comment' and event.record_id = comment.id
    where comment.shard_key = ${shardKey} and comment.my_form_id = ${myFormId}
      and (
        ${reader.mayReadPrivate}::boolean
        or comment.person_id = ${reader.personId}
        or (
          comment.privacy_type = 'public'
          and event.changes #>> '{privacyType,from}' is distinct from 'private'
          and event.changes #>> '{privacyType,to}' is distinct from 'private'
        )
      )
  `
}
