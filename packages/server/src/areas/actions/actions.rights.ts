import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { policies, today, type Tie } from '@holdpoint/api'
import { opens } from '../../access.ts'
import type { PersonRights } from '../../identity.ts'
import { decidesFor } from '../../records/deciding.ts'
import { teamOf } from '../../records/team.ts'

// Who has to do with an action, in SQL over `actions as action`. Lists and ties are made of the same
// words, so that what is listed can be opened.

/** What these words must know of whoever asks; `now` is ISO 8601. */
export type Reader = { shardKey: string; personId: string; today: string; now: string }

/** Who asks, and which day it is for them. */
export function readerOf(person: PersonRights, now: Date): Reader {
  const { shardKey, personId, timeZone } = person
  return { shardKey, personId, today: today(now, timeZone), now: now.toISOString() }
}

type Words = (reader: Reader) => RawBuilder<SqlBool>

/** Nothing hangs on it any more, or it is gone. */
export const isOpenAction = sql<SqlBool>`action.deleted_at is null
  and action.status not in ('closed', 'cancelled')`

/** Late: what is done and only watched is late no more. */
export const isOverdue = ({ today: day }: Pick<Reader, 'today'>): RawBuilder<SqlBool> =>
  sql`(action.due_on < ${day}::text::date
    and action.status not in ('effectiveness_review', 'closed', 'cancelled'))`

export const isOwn: Words = ({ personId }) =>
  sql`(action.owner_id = ${personId} or action.created_by = ${personId})`

export const isAssignee: Words = ({ personId }) => sql`exists (
  select 1 from action_assignees as one
  where one.shard_key = action.shard_key and one.action_id = action.id
    and one.person_id = ${personId}
)`

/** Whoever does it, and who said that it is done: neither of them says whether it was. */
export const hasDone: Words = (reader) =>
  sql`(${isAssignee(reader)} or coalesce(action.completed_by = ${reader.personId}, false))`

/** The verifier, and whoever decides in their place on this day. */
export const isVerifier: Words = (reader) =>
  sql`action.verifier_id = any(array(${decidesFor(reader)}))`

/** Somebody of the person's team does it. */
export const isTeams: Words = ({ personId }) => sql`exists (
  select 1 from action_assignees as one
  where one.shard_key = action.shard_key and one.action_id = action.id
    and one.person_id in (${teamOf(personId)})
)`

/** Somebody of the person's team owns it or verifies it: they read it, and that is all. */
const isLedByTeam: Words = ({ personId }) =>
  sql`(array[action.owner_id, action.verifier_id] && array(${teamOf(personId)}))`

/** What the team of a person has to do with. */
export const isNearTeam: Words = (reader) => sql`(${isTeams(reader)} or ${isLedByTeam(reader)})`

/**
 * Done, owned, raised or verified by a person. An array of ids can only be looked up, so that nothing
 * walks all actions to find a person's few; it stands in front of what else is asked of them.
 */
export const isMine: Words = (reader) => {
  const { personId, shardKey } = reader
  return sql`action.id = any(array(
    select action_id from action_assignees
    where shard_key = ${shardKey} and person_id = ${personId}
    union
    select id from actions where shard_key = ${shardKey} and owner_id = ${personId}
    union
    select id from actions where shard_key = ${shardKey} and created_by = ${personId}
    union
    select id from actions
    where shard_key = ${shardKey} and verifier_id = any(array(${decidesFor(reader)}))
  ))`
}

/** Whether an action, or a link of one, comes from an entry or a topic that few may see. */
export function isOfLimited(table: 'action' | 'link'): RawBuilder<SqlBool> {
  const of = (column: string) => sql.ref(`${table}.${column}`)
  return sql<SqlBool>`((${of('source_type')} = 'my_form' and exists (
    select 1 from my_forms as entry
    where entry.shard_key = ${of('shard_key')} and entry.id = ${of('source_id')}
      and entry.is_limited_access
  )) or (${of('source_type')} = 'topic' and exists (
    select 1 from topics as topic
    where topic.shard_key = ${of('shard_key')} and topic.id = ${of('source_id')}
      and (topic.is_limited or topic.status = 'draft')
  )))`
}

/**
 * What is raised from an entry or a topic that few may see is not for a team, nor for who sees
 * everything.
 */
export const isLimited = isOfLimited('action')

/** Whether a person may read whatever is not limited. */
export function seesAll(person: PersonRights): boolean {
  return opens(policies['actions.get'].record, new Set<Tie>(['all']), person)
}

/** What `actions.get` would open, asked of many. */
export function isReadable(reader: Reader, person: PersonRights): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${isOwn(reader)} or ${isAssignee(reader)} or ${isVerifier(reader)}
    or (not ${isLimited} and (${sql.lit(seesAll(person))} or ${isNearTeam(reader)})))`
}

/** The ties that a row tells of. */
export type TieColumns = {
  is_own: boolean
  is_assignee: boolean
  is_verifier: boolean
  is_team: boolean
  is_led_by_team: boolean
  is_limited: boolean
}

/** The same as columns of a select. */
export function tieColumns(reader: Reader): RawBuilder<TieColumns> {
  return sql`${isOwn(reader)} as is_own, ${isAssignee(reader)} as is_assignee,
    coalesce(${isVerifier(reader)}, false) as is_verifier, ${isTeams(reader)} as is_team,
    coalesce(${isLedByTeam(reader)}, false) as is_led_by_team,
    coalesce(${isLimited}, false) as is_limited`
}

export function tiesOf(row: TieColumns): ReadonlySet<Tie> {
  const held: [Tie, boolean][] = [
    ['own', row.is_own],
    ['assignee', row.is_assignee],
    ['verifier', row.is_verifier],
    ['team', row.is_team && !row.is_limited],
    ['named', row.is_led_by_team && !row.is_limited],
    ['all', !row.is_limited],
  ]
  return new Set(held.filter(([, isHeld]) => isHeld).map(([tie]) => tie))
}
