import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { policies, today, type FileStatus, type Tie } from '@holdpoint/api'
import { opens } from '../../access.ts'
import type { PersonRights } from '../../identity.ts'
import { isFor } from '../../records/audience.ts'
import { decidesFor } from '../../records/deciding.ts'

// Who has to do with a file of the library, in SQL over `library_files as file`. Lists, ties and
// counts are made of the same words, so that what is listed can be opened.

/** What these words must know of whoever asks; `now` is ISO 8601. */
export type Reader = {
  shardKey: string
  personId: string
  now: string
  timeZone: string
  today: string
  /** Whether they see every file of the organisation. */
  readsAll: boolean
}

/** Who asks, and when. */
export function readerOf(person: PersonRights, now: Date): Reader {
  const { shardKey, personId, timeZone } = person
  return {
    ...{ shardKey, personId, timeZone, now: now.toISOString(), today: today(now, timeZone) },
    readsAll: opens(policies['files.history'].record, new Set<Tie>(['all']), person),
  }
}

type Asking = Pick<Reader, 'shardKey' | 'personId'>

/** A version of it was approved, and it is not put away. */
export const isInForce = sql<SqlBool>`(file.current_version is not null
  and file.status <> 'archived')`

/** In force, and for this person. */
export const isMeant = (asking: Asking): RawBuilder<SqlBool> =>
  sql`(${isInForce} and ${isFor('library_file', 'file.id', asking)})`

/** Put away, and for this person for as long as it was in force. */
export const wasMeant = (asking: Asking): RawBuilder<SqlBool> =>
  sql`(file.status = 'archived' and file.current_version is not null
    and ${isFor('library_file', 'file.id', asking)})`

/** Whether it is for somebody of `people as person`. */
export const isForPerson = ({ shardKey }: Pick<Reader, 'shardKey'>): RawBuilder<SqlBool> =>
  isFor('library_file', 'file.id', { shardKey, personId: sql`person.id` })

const isOwn = ({ personId }: Asking) => sql<SqlBool>`(file.owner_id = ${personId})`

/** Its approver, and whoever decides in their place on this day. */
export const isApprover = (asking: Asking & Pick<Reader, 'now'>): RawBuilder<SqlBool> =>
  sql`coalesce(file.approver_id = any(array(${decidesFor(asking)})), false)`

/** Theirs to keep or to approve, whether it is in force or not. */
export const isKept = (reader: Reader): RawBuilder<SqlBool> =>
  reader.readsAll ? sql`true` : sql`(${isOwn(reader)} or ${isApprover(reader)})`

/**
 * The state that whoever asks is told of: who only reads a file is not told of what is on its way
 * (decision 0079).
 */
export const statusSeen = (reader: Reader): RawBuilder<FileStatus> =>
  sql`case when ${isKept(reader)} then file.status else 'approved' end`

/** When it last changed for whoever asks, joined as `changed.at`: for who only reads it, by approval. */
export const changedSeen = (reader: Reader): RawBuilder<unknown> => sql`cross join lateral (
  select case when ${isKept(reader)} then file.updated_at else coalesce((
    select one.approved_at from library_versions as one
    where one.shard_key = file.shard_key and one.file_id = file.id
      and one.version = file.current_version
  ), file.created_at) end as at
) as changed`

/** Theirs to read at all, in force or not. */
export const isReadable = (reader: Reader): RawBuilder<SqlBool> =>
  sql`(file.deleted_at is null and (${isKept(reader)} or ${isMeant(reader)}))`

/** Whether whoever asks has pinned it. */
export const isPinned = ({ shardKey, personId }: Asking): RawBuilder<SqlBool> =>
  sql`exists (
    select 1 from file_pins as pin
    where pin.shard_key = ${shardKey} and pin.person_id = ${personId} and pin.file_id = file.id
  )`

/** The ties that a row tells of. */
export type TieColumns = { is_own: boolean; is_approver: boolean; is_meant: boolean }

/** The same as columns of a select. */
export function tieColumns(reader: Reader): RawBuilder<TieColumns> {
  return sql`${isOwn(reader)} as is_own, ${isApprover(reader)} as is_approver,
    ${isMeant(reader)} as is_meant`
}

/** How somebody of its organisation is tied to a file. */
export function tiesOf({ is_own, is_approver, is_meant }: TieColumns): ReadonlySet<Tie> {
  const held: [Tie, boolean][] = [
    ['own', is_own],
    ['verifier', is_approver],
    ['shared', is_meant],
    ['all', true],
  ]
  return new Set(held.filter(([, isHeld]) => isHeld).map(([tie]) => tie))
}

/** Whether the day from which it is in force is still to come, where its organisation is. */
export const isAhead = ({ now }: Pick<Reader, 'now'>): RawBuilder<SqlBool> =>
  sql<SqlBool>`coalesce(file.effective_from > (
    select (${now}::timestamptz at time zone organisation.time_zone)::date
    from organisations as organisation where organisation.shard_key = file.shard_key
  ), false)`

/** Whether it is to be reviewed by this day. */
export const isReviewDue = ({ today: day }: Pick<Reader, 'today'>): RawBuilder<SqlBool> =>
  sql<SqlBool>`coalesce(file.review_on <= ${day}::text::date, false)`
