import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { policies, type Tie, type TieRight } from '@holdpoint/api'
import { opens } from '../../access.ts'
import type { PersonRights } from '../../identity.ts'
import { isSharedWith } from '../../records/shares.ts'
import { teamOf } from '../../records/team.ts'

// Who has to do with an analysis, in SQL over `jsas as jsa`. Lists and ties are made of the same
// words, so that what is listed can be opened.

/** What these words must know of whoever asks. */
export type Reader = Pick<PersonRights, 'shardKey' | 'personId'>

type Words = (reader: Reader) => RawBuilder<SqlBool>

const isOwn: Words = ({ personId }) => sql`jsa.author_id = ${personId}`

const isSupervisor: Words = ({ personId }) => sql`jsa.supervisor_id = ${personId}`

const isAttendee: Words = ({ personId }) => sql`exists (
  select 1 from jsa_attendees as one
  where one.shard_key = jsa.shard_key and one.jsa_id = jsa.id and one.person_id = ${personId}
)`

const isShared: Words = (reader) => isSharedWith('jsa', 'jsa.id', reader)

/** Written or run by somebody of a person's team. */
export const isTeams: Words = ({ personId }) =>
  sql`array[jsa.author_id, jsa.supervisor_id] && array(${teamOf(personId)})`

/** The same by somebody else of it: what is one's own, one holds by another tie. */
const isOthers: Words = ({ personId }) =>
  sql`array_remove(array[jsa.author_id, jsa.supervisor_id], ${personId})
    && array(${teamOf(personId)})`

/**
 * Written or run by a person, or with them on the crew. An array of ids can only be looked up, so that
 * nothing walks all analyses to find a person's few.
 */
export const isMine: Words = ({ personId, shardKey }) => isOf(sql`array[${personId}]`, shardKey)

/** The same of any of some people. */
export function isOf(people: RawBuilder<unknown>, shardKey: string): RawBuilder<SqlBool> {
  const theirs = sql`any(${people}::text[])`
  return sql`jsa.id = any(array(
    select jsa_id from jsa_attendees where shard_key = ${shardKey} and person_id = ${theirs}
    union
    select id from jsas where shard_key = ${shardKey} and author_id = ${theirs}
    union
    select id from jsas where shard_key = ${shardKey} and supervisor_id = ${theirs}
  ))`
}

/** What `jsa.get` would open to whoever has no key, asked of many. */
export const isNear: Words = (reader) => sql`(${isOwn(reader)} or ${isSupervisor(reader)}
  or ${isAttendee(reader)} or ${isTeams(reader)} or ${isShared(reader)})`

/** Whether a person may read all analyses. */
export function seesAll(person: PersonRights): boolean {
  return opens(policies['jsa.get'].record, new Set<Tie>(['all']), person)
}

/** Whether a person may edit all analyses, which lets them approve the gravest. */
export function editsAll(person: PersonRights): boolean {
  return opens(policies['jsa.star'].record, new Set<Tie>(['all']), person)
}

/** Who holds the tablet on which others sign: the author, the supervisor, whoever edits all. */
export const collectors: readonly TieRight[] = [
  { tie: 'own', keys: [] },
  { tie: 'verifier', keys: [] },
  { tie: 'all', keys: ['edit_all_jsa'] },
]

/** The ties that a row tells of. */
export type TieColumns = {
  is_own: boolean
  is_supervisor: boolean
  is_attendee: boolean
  is_team: boolean
  is_shared: boolean
}

/** The same as columns of a select. */
export function tieColumns(reader: Reader): RawBuilder<TieColumns> {
  return sql`${isOwn(reader)} as is_own, coalesce(${isSupervisor(reader)}, false) as is_supervisor,
    ${isAttendee(reader)} as is_attendee, ${isOthers(reader)} as is_team,
    ${isShared(reader)} as is_shared`
}

/** How the reader of a row is tied to its analysis. */
export function tiesOf(row: TieColumns): ReadonlySet<Tie> {
  const held: [Tie, boolean][] = [
    ['own', row.is_own],
    ['verifier', row.is_supervisor],
    ['assignee', row.is_attendee],
    ['team', row.is_team],
    ['shared', row.is_shared],
    ['all', true],
  ]
  return new Set(held.filter(([, isHeld]) => isHeld).map(([tie]) => tie))
}
