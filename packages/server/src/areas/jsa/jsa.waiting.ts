import { riskLevel, riskNames } from '@holdpoint/api'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { PersonRights } from '../../identity.ts'
import { editsAll } from './jsa.rights.ts'
import { managersRisk } from './jsa.rules.ts'

// What of analyses waits for somebody, in SQL over `jsas as jsa`. Home, the list and the pending
// approvals are made of the same words.

/** Whose turn it may be: a person, and what they hold. In a list each of these is a parameter. */
export type Waiter = { shardKey: string; personId: string; editsAll: boolean; now: string }

/** What of a person says whose turn it is. */
export function waiterOf(person: PersonRights, now: Date): Waiter {
  const { shardKey, personId } = person
  return { shardKey, personId, editsAll: editsAll(person), now: now.toISOString() }
}

/** The jobs that somebody is on the crew of, and whose revision they have not signed. */
export const isToSign = ({
  shardKey,
  personId,
  now,
}: Omit<Waiter, 'editsAll'>): RawBuilder<SqlBool> => sql`(jsa.id = any(array(
  select one.jsa_id from jsa_attendees as one
  join jsas as job on job.shard_key = one.shard_key and job.id = one.jsa_id
  where one.shard_key = ${shardKey} and one.person_id = ${personId}
    and one.left_at is null and one.signed_revision is distinct from job.revision
    and job.status = 'active' and job.expires_at > ${now}::timestamptz
)))`

/** The levels that whoever edits all analyses approves. */
const managers = riskNames.filter(managersRisk).map(riskLevel)

/** The worst residual risk is one of them. */
const isManagers = sql<SqlBool>`coalesce((
  select max(one.residual_level) from jsa_hazards as one
  where one.shard_key = jsa.shard_key and one.jsa_id = jsa.id
) = any(${managers}::int[]), false)`

/** What somebody may approve: `jsaLeaders`, and the guards of the move, told of many. */
export const isToApprove = ({
  personId,
  editsAll: mayAll,
}: Pick<Waiter, 'personId' | 'editsAll'>): RawBuilder<SqlBool> =>
  sql`(jsa.status = 'awaiting_approval'
    and (coalesce(jsa.supervisor_id = ${personId}, false) or ${mayAll}::boolean)
    and jsa.author_id <> ${personId} and jsa.submitted_by is distinct from ${personId}
    and ${personId} <> all(jsa.hazard_writers)
    and (${mayAll}::boolean or not ${isManagers}))`

/** An analysis waits for a person: to sign on, or to be approved. */
export const isWaiting = (waiter: Waiter): RawBuilder<SqlBool> =>
  sql`(${isToSign(waiter)} or ${isToApprove(waiter)})`
