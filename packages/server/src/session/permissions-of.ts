import { sql } from 'kysely'
import type { PermissionKey } from '@holdpoint/api'
import type { Queryable } from '../db/database.ts'
import type { PersonRights } from '../identity.ts'
import { effectiveKeys } from './effective-keys.ts'

/** The keys of all groups of `people as person`, as one text with commas; null without a group. */
export const groupKeys = sql<string | null>`(
  select string_agg(array_to_string(grp.permission_keys, ','), ',')
  from permission_group_members as member
  join permission_groups as grp on grp.id = member.group_id
  where member.person_id = person.id and grp.shard_key = person.shard_key
)`

/** What somebody may do: what their groups and grants give, without what is denied. */
export function permissionsOf(row: {
  group_keys: string | null
  granted_keys: readonly string[]
  denied_keys: readonly string[]
}): ReadonlySet<PermissionKey> {
  return effectiveKeys({
    groups: [{ keys: (row.group_keys ?? '').split(',') }],
    grants: row.granted_keys,
    denies: row.denied_keys,
  })
}

/** Whoever holds a key now, by their ids. */
export async function holdersOf(
  db: Queryable,
  shardKey: string,
  key: PermissionKey,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select person.id from people as person
    where person.shard_key = ${shardKey} and person.is_active and (
      ${key} = any(person.granted_keys) or ${key} = any(string_to_array(${groupKeys}, ','))
    )
    order by person.id`.execute(db)
  const people = await readersOf(
    db,
    shardKey,
    rows.map(({ id }) => id),
  )
  return [...people.values()]
    .filter(({ permissions }) => permissions.has(key))
    .map(({ personId }) => personId)
}

/** Whoever holds one of some keys now, each once. */
export async function holdersOfAny(
  db: Queryable,
  shardKey: string,
  keys: readonly PermissionKey[],
): Promise<string[]> {
  const holders = new Set<string>()
  for (const key of keys) {
    const found = await holdersOf(db, shardKey, key)
    found.forEach((one) => holders.add(one))
  }
  return [...holders]
}

/** Some people as readers, as they are now, by their ids; whoever has left reads nothing. */
export async function readersOf(
  db: Queryable,
  shardKey: string,
  personIds: readonly string[],
): Promise<ReadonlyMap<string, PersonRights>> {
  const rows = await db
    .selectFrom('people as person')
    .innerJoin('organisations as organisation', 'organisation.shard_key', 'person.shard_key')
    .select([
      'person.id',
      'person.granted_keys',
      'person.denied_keys',
      sql<string>`coalesce(person.time_zone, organisation.time_zone)`.as('time_zone'),
      groupKeys.as('group_keys'),
    ])
    .where('person.shard_key', '=', shardKey)
    .where('person.id', '=', sql<string>`any(${[...personIds]}::text[])`)
    .where('person.is_active', '=', true)
    .execute()
  return new Map(
    rows.map((row) => [
      row.id,
      { shardKey, personId: row.id, permissions: permissionsOf(row), timeZone: row.time_zone },
    ]),
  )
}
