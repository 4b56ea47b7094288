import type { PermissionKey } from '@holdpoint/api'
import { cast, castShard, type CastName } from './cast.ts'
import type { TestServer } from './harness.ts'

// Rights of the cast, set past the calls that are tested with them.

/** Gives a cast member exactly these keys of their own, beside their groups. */
export async function grantTo(
  { database, wait }: TestServer,
  name: CastName,
  keys: readonly PermissionKey[],
  denied: readonly PermissionKey[] = [],
): Promise<void> {
  await database.kysely
    .updateTable('people')
    .set({ granted_keys: [...keys], denied_keys: [...denied] })
    .where('id', '=', cast[name])
    .execute()
  wait(1001)
}

/** Makes a group of the cast's organisation, or of another. */
export async function makeGroup(
  { database, wait }: TestServer,
  id: string,
  keys: readonly PermissionKey[],
  members: readonly CastName[] = [],
  shardKey = castShard,
): Promise<void> {
  await database.kysely
    .insertInto('permission_groups')
    .values({ id, shard_key: shardKey, name: `Group ${id}`, permission_keys: [...keys] })
    .execute()
  for (const name of members) {
    await database.kysely
      .insertInto('permission_group_members')
      .values({ group_id: id, person_id: cast[name] })
      .execute()
  }
  wait(1001)
}
