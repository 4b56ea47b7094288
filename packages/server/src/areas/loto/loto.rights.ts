import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { lockHoursMax, lotoLiveStates, policies, type Tie, type TieRight } from '@holdpoint/api'
import { opens } from '../../access.ts'
import type { PersonRights } from '../../identity.ts'
import { isSharedWith } from '../../records/shares.ts'
import { belowOf, teamOf } from '../../records/team.ts'
import { groupKeys } from '../../session/permissions-of.ts'

// Who has to do with a lockout, in SQL over `lotos as loto`. Lists and ties are made of the same
// words, so that what is listed can be opened.

/** What these words must know of whoever asks. */
export type Reader = Pick<PersonRights, 'shardKey' | 'personId'>

/** The same, and when they ask. */
export type ReaderNow = Reader & { now: Date | string }

type Words = (reader: Reader) => RawBuilder<SqlBool>

const isOwn: Words = ({ personId }) => sql`loto.author_id = ${personId}`

const isPrimary: Words = ({ personId }) => sql`coalesce(loto.primary_id = ${personId}, false)`

const isOffered: Words = ({ personId }) => sql`coalesce(loto.offered_to = ${personId}, false)`

const isNamed: Words = ({ personId }) => sql`exists (
  select 1 from loto_authorizations as one
  where one.shard_key = loto.shard_key and one.loto_id = loto.id and one.person_id = ${personId}
)`

/** A point of `lotos as loto`, `loto_steps as step`, has its locks or its tag on. */
const isPointOn = sql<SqlBool>`step.shard_key = loto.shard_key and step.loto_id = loto.id
  and step.state in ('locked', 'released', 'verified')`

const holdsPoint: Words = ({ personId }) => sql`exists (
  select 1 from loto_steps as step where ${isPointOn} and step.holder_id = ${personId}
)`

/** They work under it: named as one who does, or with the lock of a point. */
const isWorker: Words = (reader) => sql`(${holdsPoint(reader)} or exists (
  select 1 from loto_authorizations as one
  where one.shard_key = loto.shard_key and one.loto_id = loto.id
    and one.person_id = ${reader.personId} and one.role = 'authorized'
))`

/** It is written or led by, names, is offered to, or has the lock of a point of one of some people. */
const isOf = (people: RawBuilder<unknown>) => sql<SqlBool>`(
  array[loto.author_id, loto.primary_id, loto.offered_to] && ${people} or exists (
    select 1 from loto_authorizations as one
    where one.shard_key = loto.shard_key and one.loto_id = loto.id
      and one.person_id = any(${people})
  ) or exists (
    select 1 from loto_steps as step where ${isPointOn} and step.holder_id = any(${people})
  )
)`

const isShared: Words = (reader) => isSharedWith('loto', 'loto.id', reader)

const isTeams: Words = ({ personId }) => isOf(sql`array(${teamOf(personId)})`)

/** The same of somebody else: what is one's own, one holds by another tie. */
const isOthers: Words = ({ personId }) =>
  isOf(sql`array_remove(array(${teamOf(personId)}), ${personId})`)

/**
 * Written or led by a person, with them on its list, with a lock of theirs at a point, or offered to
 * them. An array of ids can only be looked up, so that nothing walks all lockouts to find a person's few.
 */
export const isMine: Words = ({ personId, shardKey }) => isOfAny(sql`array[${personId}]`, shardKey)

/** The same of any of some people. */
export function isOfAny(people: RawBuilder<unknown>, shardKey: string): RawBuilder<SqlBool> {
  const theirs = sql`any(${people}::text[])`
  return sql`loto.id = any(array(
    select loto_id from loto_authorizations where shard_key = ${shardKey} and person_id = ${theirs}
    union
    select loto_id from loto_steps where shard_key = ${shardKey} and holder_id = ${theirs}
      and state in ('locked', 'released', 'verified')
    union
    select id from lotos where shard_key = ${shardKey} and author_id = ${theirs}
    union
    select id from lotos where shard_key = ${shardKey} and primary_id = ${theirs}
    union
    select id from lotos where shard_key = ${shardKey} and offered_to = ${theirs}
  ))`
}

/** What `loto.information` would open to whoever has no key, asked of many. */
const isNear: Words = (reader) => sql`(${isOwn(reader)} or ${isPrimary(reader)}
  or ${isOffered(reader)} or ${isNamed(reader)} or ${holdsPoint(reader)} or ${isTeams(reader)}
  or ${isShared(reader)})`

/** What it would open to a person, who has a key for all of them or has not. */
export const isReadable = (reader: Reader, isAll: boolean): RawBuilder<SqlBool> =>
  isAll ? sql`true` : isNear(reader)

/** Its machine is out of service. */
export const isLive = sql<SqlBool>`loto.status = any(${sql.lit(`{${lotoLiveStates.join(',')}}`)}::text[])`

/** A lock, `loto_locks as lock`, is on for too long. */
export const isLong = (now: RawBuilder<unknown>) => sql<SqlBool>`lock.locked_at
  < ${now}::timestamptz - ${sql.lit(`${lockHoursMax} hours`)}::interval`

/** A lockout has a lock that is on for too long. */
export const isLockedLong = (now: RawBuilder<unknown>) => sql<SqlBool>`exists (
  select 1 from loto_locks as lock
  where lock.shard_key = loto.shard_key and lock.loto_id = loto.id and ${isLong(now)}
)`

/** Somebody's personal lock is on. */
const isWorkedUnder = sql`exists (
  select 1 from loto_locks as lock
  where lock.shard_key = loto.shard_key and lock.loto_id = loto.id
    and lock.authorization_id is not null
)`

/**
 * It waits for a person: to sign, to take over the lead, or to take off a lock of theirs. The ids
 * that it can be are looked up first, as those of `isMine` are.
 */
export const isWaiting = ({ shardKey, personId, now }: ReaderNow): RawBuilder<SqlBool> => sql`(
  loto.id = any(array(
    select loto_id from loto_authorizations
    where shard_key = ${shardKey} and person_id = ${personId} and signed_at is null
    union
    select loto_id from loto_locks where shard_key = ${shardKey} and person_id = ${personId}
    union
    select id from lotos where shard_key = ${shardKey} and offered_to = ${personId}
  )) and (
    ${isOffered({ shardKey, personId })}
    or exists (
      select 1 from loto_authorizations as one
      where one.shard_key = loto.shard_key and one.loto_id = loto.id
        and one.person_id = ${personId} and one.signed_at is null
        and case when one.role = 'authorized' then loto.status in ('verified', 'work_active')
            and (loto.is_group or not ${isWorkedUnder})
          else loto.status not in ('draft', 'restored', 'closed', 'cancelled') end
    )
    or exists (
      select 1 from loto_locks as lock
      where lock.shard_key = loto.shard_key and lock.loto_id = loto.id
        and lock.person_id = ${personId} and (
          ${isLong(sql`${now}`)}
          or lock.step_id is not null and loto.status = 'ready_to_restore'
        )
    )
  )
)`

/** Whoever a column names works here and may lead lockouts. */
export const mayLead = (column: string): RawBuilder<SqlBool> => sql`exists (
  select 1 from people as person
  where person.id = ${sql.ref(column)} and person.is_active
    and 'authorize_loto' <> all(person.denied_keys) and (
      'authorize_loto' = any(person.granted_keys)
      or coalesce('authorize_loto' = any(string_to_array(${groupKeys}, ',')), false)
    )
)`

/** Whoever a column names reports to a person, who may remove their lock while they are absent. */
export const isBelow = (column: string, { personId }: Reader): RawBuilder<SqlBool> =>
  sql`coalesce(${sql.ref(column)} = any(array(${belowOf(personId)})), false)`

const all = new Set<Tie>(['all'])

/** Whether a person may read all lockouts. */
export function seesAll(person: PersonRights): boolean {
  return opens(policies['loto.information'].record, all, person)
}

/** Whether a person may edit all lockouts, which lets them remove the lock of anybody absent. */
export function editsAll(person: PersonRights): boolean {
  return person.permissions.has('edit_all_loto')
}

/** Who names others and holds the tablet on which they sign: its author, its primary, whoever edits all. */
export const collectors: readonly TieRight[] = policies['loto.removeAuthorization'].record.ties

/** The ties that a row tells of. */
export type TieColumns = {
  is_own: boolean
  is_primary: boolean
  /** On its list, as whatever. */
  is_named: boolean
  is_worker: boolean
  is_offered: boolean
  is_team: boolean
  is_shared: boolean
}

/** The same as columns of a select. */
export function tieColumns(reader: Reader): RawBuilder<TieColumns> {
  return sql`${isOwn(reader)} as is_own, ${isPrimary(reader)} as is_primary,
    ${isNamed(reader)} as is_named, ${isWorker(reader)} as is_worker,
    ${isOffered(reader)} as is_offered, ${isOthers(reader)} as is_team,
    ${isShared(reader)} as is_shared`
}

/** How the reader of a row is tied to its lockout. */
export function tiesOf(row: TieColumns): ReadonlySet<Tie> {
  const held: [Tie, boolean][] = [
    ['own', row.is_own],
    ['verifier', row.is_primary],
    ['assignee', row.is_worker],
    ['named', row.is_named],
    ['signer', row.is_offered],
    ['team', row.is_team],
    ['shared', row.is_shared],
    ['all', true],
  ]
  return new Set(held.filter(([, isHeld]) => isHeld).map(([tie]) => tie))
}
