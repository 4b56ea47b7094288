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

/** One row of the audit trail. */
export type HistoryRow = {
  at: Date
  record_type: 'my_form' | 'my_form_comment'
  record_id: string
  action: string
  reason: string | null
  changes: unknown
  person_id: string | null
  full_name: string | null
  profile_image: string | null
}

/** A page of what happened to an entry and its comments, newest first. */
export async function pageOfHistory(db: Queryable, query: HistoryQuery): Promise<HistoryRow[]> {
  const { rows } = await sql<HistoryRow>`
    select event.at, event.record_type, event.record_id, event.action, event.reason,
      event.changes, event.person_id, actor.full_name, actor.profile_image
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

/** Whose an entry is, and when it was handed in for the first time; null where it never was. */
export async function firstHandedIn(
  db: Queryable,
  shardKey: string,
  myFormId: string,
): Promise<{ submitterId: string; at: Date | null }> {
  const row = await db
    .selectFrom('my_forms as entry')
    .leftJoin('my_form_versions as version', (join) =>
      join
        .onRef('version.shard_key', '=', 'entry.shard_key')
        .onRef('version.my_form_id', '=', 'entry.id')
        .on('version.version', '=', 1),
    )
    .select(['entry.person_id', 'version.made_at'])
    .where('entry.shard_key', '=', shardKey)
    .where('entry.id', '=', myFormId)
    .executeTakeFirstOrThrow()
  return { submitterId: row.person_id, at: row.made_at }
}

/** How many rows there are for this reader: what is kept from them is not counted either. */
export async function countOfHistory(db: Queryable, query: HistoryQuery): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from (${events(query)}) as event
  `.execute(db)
  return rows[0]?.total ?? 0
}

/** What somebody signed with, or decided, as the trail keeps it. */
export type GivenRow = {
  at: Date
  given:
    | { decision: 'approve' | 'reject'; meaning: string }
    | { kind: 'drawn' | 'typed'; name: string; uploadId?: string; meaning: string }
  person_id: string
  full_name: string
  profile_image: string | null
}

/**
 * What was signed and decided on a version, in that order. The trail keeps it, so that it is known
 * after reopening has emptied the steps. It stands for the bytes of the version: what was given for
 * the same bytes earlier counts, unless the entry was reopened since; a refusal counts where it fell.
 */
export async function givenUnder(
  db: Queryable,
  shardKey: string,
  version: { id: string; version: number; made_at: Date; contentHash: string },
): Promise<GivenRow[]> {
  const { id, made_at: madeAt, contentHash } = version
  const { rows } = await sql<GivenRow>`
    select event.at, coalesce(event.changes #> '{signature,to}', event.changes #> '{decision,to}')
        as given,
      actor.id as person_id, actor.full_name, actor.profile_image
    from audit_events as event
    join people as actor on actor.id = event.person_id
    left join my_form_versions as next on next.shard_key = event.shard_key
      and next.my_form_id = event.record_id and next.version = ${version.version + 1}
    where event.shard_key = ${shardKey} and event.record_type = 'my_form' and event.record_id = ${id}
      and ${contentHash} in (
        event.changes #>> '{signature,to,contentHash}', event.changes #>> '{decision,to,contentHash}'
      )
      and (next.made_at is null or event.at < next.made_at)
      and (
        event.at >= ${madeAt}::timestamptz
        or (
          event.changes #>> '{decision,to,decision}' is distinct from 'reject'
          and not exists (
            select from audit_events as reopening
            where reopening.shard_key = event.shard_key and reopening.record_type = 'my_form'
              and reopening.record_id = event.record_id and reopening.action = 'reopen'
              and reopening.at between event.at and ${madeAt}::timestamptz
          )
        )
      )
    order by event.sequence
  `.execute(db)
  return rows
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
