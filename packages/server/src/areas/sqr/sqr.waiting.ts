import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { PersonRights } from '../../identity.ts'
import { isPending } from './sqr.columns.ts'

/** Whose turn it may be: a person, and what they hold. In a list each of them is a parameter. */
export type Waiter = {
  personId: string
  verifies: boolean
  approves: boolean
  isOfQuality: boolean
}

/** What of a person says whose turn it is. */
export function waiterOf({ personId, permissions }: PersonRights): Waiter {
  return {
    personId,
    verifies: permissions.has('verify_sqr_parts'),
    approves: permissions.has('approve_sqr'),
    isOfQuality: permissions.has('edit_all_sqr'),
  }
}

const actionOf = (which: RawBuilder<unknown>) => sql`exists (
  select 1 from actions as action
  where action.shard_key = sqr.shard_key and action.source_type = 'sqr'
    and action.source_id = sqr.id and action.deleted_at is null and ${which}
)`

const isNcrClosed = sql`coalesce(sqr.ncr_step, 'closed') = 'closed'`
/** Of what is not serious, what was done about its non-conformance is enough. */
const isEnoughDone = sql`((sqr.ncr_step is not null
    and sqr.severity not in ('level_2', 'level_3'))
  or ${actionOf(sql`action.status = 'closed'`)})`

/** A report waits to be verified or approved, which pending approvals tell. */
export const isToDecide = sql<SqlBool>`(sqr.status in ('verifying', 'approval'))`

/**
 * A report waits for a person, in SQL over `sqrs as sqr`: to be investigated by its owner and team; by
 * whoever has never done so to be verified, to be approved, and to be closed once nothing of it is
 * pending and something was done. What is monitored waits for its owner and team again where its
 * non-conformance is open, or nothing of it was done and nobody is about to.
 */
export function isWaiting(waiter: Waiter): RawBuilder<SqlBool> {
  const { personId, verifies, approves, isOfQuality } = waiter
  const investigates = sql`(coalesce(sqr.owner_id = ${personId}, false)
    or ${personId} = any(sqr.team_ids))`
  const isOutside = sql`not ${investigates} and ${personId} <> all(sqr.investigator_ids)`
  const decides = sql`${isOutside} and (${isOfQuality}::boolean or (
    ${approves}::boolean and sqr.severity <> 'level_3'
  ))`
  return sql<SqlBool>`(sqr.status in ('open', 'investigating', 'verifying', 'approval', 'monitoring')
    and case
      when sqr.status in ('open', 'investigating') then ${investigates}
      when sqr.status = 'verifying' then ${verifies}::boolean and ${isOutside}
      when sqr.status = 'approval' then ${approves}::boolean and ${decides}
      when not ${isNcrClosed} then ${investigates}
      when ${actionOf(isPending)} then false
      when not ${isEnoughDone} then ${investigates}
      else ${decides}
    end)`
}
