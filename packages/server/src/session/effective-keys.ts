import { permissionKeys, type PermissionKey } from '@holdpoint/api'

/** What a person's rights are made of, as it is stored. */
export type StoredRights = {
  groups: readonly { keys: readonly string[] }[]
  grants: readonly string[]
  denies: readonly string[]
}

/**
 * What a person may: the union of their groups and of what is granted to them alone, less what is
 * denied to them. Stored keys that the program does not know open nothing.
 */
export function effectiveKeys({ groups, grants, denies }: StoredRights): Set<PermissionKey> {
  const denied = new Set(denies)
  const given = [...groups.flatMap(({ keys }) => keys), ...grants]
  return new Set(given.filter(isPermissionKey).filter((key) => !denied.has(key)))
}

const knownKeys: ReadonlySet<string> = new Set(permissionKeys)

/** Tells a key of the table from other text. */
export function isPermissionKey(key: string): key is PermissionKey {
  return knownKeys.has(key)
}
