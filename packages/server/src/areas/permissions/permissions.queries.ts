import { sql } from 'kysely'
import type { Queryable } from '../../db/database.ts'
import { holdsAnyKey } from '../people/people.conditions.ts'
import type { GroupOfPerson, Rights } from './permissions.rules.ts'

/**
 * Makes the changes of rights in an organisation take turns. Inserts that only refer to the
 * organisation are not held up by it.
 */
export async function lockRights(db: Queryable, shardKey: string): Promise<void> {
  await db
    .selectFrom('organisations')
    .select('id')
    .where('shard_key', '=', shardKey)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

/** The rights of people, by their id; who is not of the organisation is left out. */
export async function rightsOf(
  db: Queryable,
  shardKey: string,
  personIds: readonly string[],
): Promise<Map<string, Rights>> {
  const ids = sql<string>`any(${[...personIds]}::text[])`
  const people = await db
    .selectFrom('people as person')
    .select(['person.id', 'is_active', 'granted_keys', 'denied_keys', 'rights_version'])
    .where('person.shard_key', '=', shardKey)
    .where('person.id', '=', ids)
    .orderBy('person.id')
    .execute()
  const members = await db
    .selectFrom('permission_group_members as member')
    .select(['member.person_id', 'member.group_id'])
    .where('member.person_id', '=', ids)
    .execute()
  const groups = await groupsByIds(db, shardKey, [
    ...new Set(members.map((member) => member.group_id)),
  ])
  const groupsOf = new Map<string, GroupOfPerson[]>()
  for (const { person_id: personId, group_id: groupId } of members) {
    const group = groups.get(groupId)
    if (group !== undefined) {
      groupsOf.set(personId, [...(groupsOf.get(personId) ?? []), group])
    }
  }
  return new Map(
    people.map((row) => [
      row.id,
      {
        personId: row.id,
        isActive: row.is_active,
        groups: (groupsOf.get(row.id) ?? []).sort((one, other) => (one.id < other.id ? -1 : 1)),
        grants: row.granted_keys,
        denies: row.denied_keys,
        rowVersion: row.rights_version,
      },
    ]),
  )
}

/** Groups of the organisation, by their id. */
export async function groupsByIds(
  db: Queryable,
  shardKey: string,
  groupIds: readonly string[],
): Promise<Map<string, GroupOfPerson>> {
  if (groupIds.length === 0) {
    return new Map()
  }
  const rows = await db
    .selectFrom('permission_groups')
    .select(['id', 'name', 'permission_keys'])
    .where('shard_key', '=', shardKey)
    .where('id', '=', sql<string>`any(${[...groupIds]}::text[])`)
    .execute()
  return new Map(
    rows.map((row) => [row.id, { id: row.id, name: row.name, keys: row.permission_keys }]),
  )
}

/** The active people of the organisation who hold `admin`. */
export async function administratorsOf(db: Queryable, shardKey: string): Promise<string[]> {
  const rows = await db
    .selectFrom('people as person')
    .select('person.id')
    .where('person.shard_key', '=', shardKey)
    .where('person.is_active', '=', true)
    .where(holdsAnyKey(shardKey, ['admin']))
    .execute()
  return rows.map((row) => row.id)
}

/** Puts all of the people into a group; who is in it already stays. */
export async function addMembers(
  db: Queryable,
  groupId: string,
  personIds: readonly string[],
): Promise<void> {
  await sql`
    insert into permission_group_members (group_id, person_id)
    select ${groupId}, person_id from unnest(${[...personIds]}::text[]) as person_id
    on conflict do nothing
  `.execute(db)
}

/** Takes all of the people out of a group. */
export async function removeMembers(
  db: Queryable,
  groupId: string,
  personIds: readonly string[],
): Promise<void> {
  await db
    .deleteFrom('permission_group_members')
    .where('group_id', '=', groupId)
    .where('person_id', '=', sql<string>`any(${[...personIds]}::text[])`)
    .execute()
}

/** Stores the grants and denies that all of these people come to have, and counts the change. */
export async function storeOwnKeys(
  db: Queryable,
  shardKey: string,
  personIds: readonly string[],
  { grants, denies }: { grants: readonly string[]; denies: readonly string[] },
): Promise<void> {
  await db
    .updateTable('people')
    .set((set) => ({
      granted_keys: [...grants],
      denied_keys: [...denies],
      rights_version: set('rights_version', '+', 1),
    }))
    .where('shard_key', '=', shardKey)
    .where('id', '=', sql<string>`any(${[...personIds]}::text[])`)
    .execute()
}
