import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { policies, type CallName, type Tie } from '@holdpoint/api'
import { opens } from '../../access.ts'
import type { PersonRights } from '../../identity.ts'
import { teamOf } from '../../records/team.ts'
import { seesStatus } from './setup/setup.rules.ts'

// Who has to do with a report, in SQL over `sqrs as sqr`. Lists and ties are made of the same words,
// so that what is listed can be opened.

/** What these words must know of whoever asks. */
export type Reader = Pick<PersonRights, 'shardKey' | 'personId'>

type Words = (reader: Reader) => RawBuilder<SqlBool>

const isReporter: Words = ({ personId }) => sql`sqr.reporter_id = ${personId}`
const isOwner: Words = ({ personId }) => sql`coalesce(sqr.owner_id = ${personId}, false)`
const isInTeam: Words = ({ personId }) => sql`${personId} = any(sqr.team_ids)`

/** Whoever reported a report, owns it, or is of its team. */
const its = sql<string[]>`(array[sqr.reporter_id, sqr.owner_id] || sqr.team_ids)`

const isTeams: Words = ({ personId }) => sql`${its} && array(${teamOf(personId)})`

/** The same by somebody else of one's team: what is one's own, one holds by another tie. */
const isOthers: Words = ({ personId }) =>
  sql`array_remove(${its}, ${personId}) && array(${teamOf(personId)})`

/**
 * Reported, owned or investigated by a person. An array of ids can only be looked up, so that nothing
 * walks all reports to find a person's few.
 */
const isMine: Words = ({ personId, shardKey }) => sql`sqr.id = any(array(
  select id from sqrs where shard_key = ${shardKey} and reporter_id = ${personId}
  union
  select id from sqrs where shard_key = ${shardKey} and owner_id = ${personId}
  union
  select id from sqrs where shard_key = ${shardKey} and team_ids @> array[${personId}]::text[]
))`

/** What `sqr.information` would open to whoever has no key, asked of many. */
const isNear: Words = (reader) => sql`(${isReporter(reader)} or ${isOwner(reader)}
  or ${isInTeam(reader)} or ${isTeams(reader)})`

/** What it would open to a person, who has a key for all of them or has not. */
export const isReadable = (reader: Reader, isAll: boolean): RawBuilder<SqlBool> =>
  isAll ? sql`true` : isNear(reader)

/** Which reports lie on a tab, for a person who has a key for all of them or has not. */
export function isOnTab(
  section: 'mine' | 'team' | 'all',
  reader: Reader,
  isAll: boolean,
): RawBuilder<SqlBool> {
  switch (section) {
    case 'mine':
      return isMine(reader)
    case 'team':
      return isTeams(reader)
    default:
      return isReadable(reader, isAll)
  }
}

/** Whether a person may read all reports. */
export function seesAll(person: PersonRights): boolean {
  return opens(policies['sqr.information'].record, new Set<Tie>(['all']), person)
}

/** Whether a person may give the statuses that need a permission as well. */
export function givesGuarded(person: Pick<PersonRights, 'permissions'>): boolean {
  return seesStatus({ id: '', is_permission_required: true }, person)
}

type SqrCall = Extract<CallName, `sqr.${string}`> & keyof typeof policies

/** Whether a call is open to a person with these ties, by the policy's own row. */
export function mayCall(name: SqrCall, ties: ReadonlySet<Tie>, person: PersonRights): boolean {
  const { record } = policies[name]
  return record !== null && opens(record, ties, person)
}

/** The ties that a row tells of. */
export type TieColumns = {
  is_own: boolean
  is_owner: boolean
  is_in_team: boolean
  is_team: boolean
}

/** The same as columns of a select. */
export function tieColumns(reader: Reader): RawBuilder<TieColumns> {
  return sql`${isReporter(reader)} as is_own, ${isOwner(reader)} as is_owner,
    ${isInTeam(reader)} as is_in_team, ${isOthers(reader)} as is_team`
}

/** How the reader of a row is tied to its report. */
export function tiesOf(row: TieColumns): ReadonlySet<Tie> {
  const held: [Tie, boolean][] = [
    ['own', row.is_own],
    ['assignee', row.is_owner],
    ['shared', row.is_in_team],
    ['team', row.is_team],
    ['all', true],
  ]
  return new Set(held.filter(([, isHeld]) => isHeld).map(([tie]) => tie))
}
