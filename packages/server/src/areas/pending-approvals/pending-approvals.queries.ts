import type { ApprovalDelegation } from '@holdpoint/api'
import type { Queryable } from '../../db/database.ts'
import type { Person } from '../../identity.ts'
import { activePeopleAmong } from '../people/people.queries.ts'

/** Who stands in for a person from a day on, soonest first. */
export function delegationsOf(db: Queryable, person: Person, day: string) {
  return db
    .selectFrom('approval_delegations as delegation')
    .innerJoin('people as deputy', 'deputy.id', 'delegation.to_person_id')
    .select([
      'delegation.id',
      'delegation.starts_on',
      'delegation.ends_on',
      'deputy.id as person_id',
      'deputy.full_name',
      'deputy.profile_image',
    ])
    .where('delegation.shard_key', '=', person.shardKey)
    .where('delegation.from_person_id', '=', person.personId)
    .where('delegation.ends_on', '>=', day)
    .orderBy('delegation.starts_on')
    .orderBy('delegation.id')
    .execute()
}

type DelegationRow = Awaited<ReturnType<typeof delegationsOf>>[number]

/** A delegation as it travels. */
export function toDelegation(row: DelegationRow): ApprovalDelegation {
  return {
    delegationId: row.id,
    person: {
      personId: row.person_id,
      fullName: row.full_name,
      profileImage: row.profile_image,
    },
    startsOn: row.starts_on,
    endsOn: row.ends_on,
  }
}

/** Keeps a delegation; answers false where the deputy does not work here. */
export async function insertDelegation(
  db: Queryable,
  person: Person,
  deputy: { id: string; personId: string; startsOn: string; endsOn: string },
  now: Date,
): Promise<boolean> {
  const known = await activePeopleAmong(db, person.shardKey, [deputy.personId])
  if (!known.has(deputy.personId)) {
    return false
  }
  await db
    .insertInto('approval_delegations')
    .values({
      shard_key: person.shardKey,
      id: deputy.id,
      from_person_id: person.personId,
      to_person_id: deputy.personId,
      starts_on: deputy.startsOn,
      ends_on: deputy.endsOn,
      created_at: now,
    })
    .execute()
  return true
}

export async function deleteDelegation(
  db: Queryable,
  person: Person,
  delegationId: string,
): Promise<void> {
  await db
    .deleteFrom('approval_delegations')
    .where('shard_key', '=', person.shardKey)
    .where('id', '=', delegationId)
    .execute()
}

/** Whether a delegation is one of a person's own. */
export async function isOwnDelegation(
  db: Queryable,
  person: Person,
  delegationId: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('approval_delegations')
    .select('id')
    .where('shard_key', '=', person.shardKey)
    .where('id', '=', delegationId)
    .where('from_person_id', '=', person.personId)
    .executeTakeFirst()
  return row !== undefined
}
