import * as z from 'zod'
import { permissionKey, permissionKeys, type PermissionKey } from '../../permissions.ts'
import { person } from '../../vocabulary/person.ts'
import { id, wireList } from '../../wire.ts'

// The records of rights: what a person may, and why.

const knownKeys: ReadonlySet<string> = new Set(permissionKeys)

function isPermissionKey(key: string): key is PermissionKey {
  return knownKeys.has(key)
}

/** A list of permission keys, each once; an unknown key is refused by its name. */
export const permissionKeyList = wireList.transform((keys, context): PermissionKey[] => {
  const known = new Set<PermissionKey>()
  for (const key of new Set(keys)) {
    if (isPermissionKey(key)) {
      known.add(key)
    } else {
      context.addIssue({ code: 'custom', message: `There is no permission "${key}".` })
    }
  }
  return [...known]
})

/** A list of ids, each once. */
export const idList = wireList.pipe(z.array(id)).transform((ids) => [...new Set(ids)])

/** A group as it is named at a person. */
export const permissionGroupName = z.object({ groupId: z.string(), name: z.string() })

/** A permission group. */
export const permissionGroup = permissionGroupName.extend({
  permissions: z.array(z.string()),
  /** Its active members. */
  memberCount: z.int(),
  rowVersion: z.int(),
})
/** A permission group. */
export type PermissionGroup = z.infer<typeof permissionGroup>

/** A group with one page of its active members, by name. */
export const permissionGroupDetail = permissionGroup.extend({
  members: z.array(person),
  offset: z.int(),
})

/** Why a person holds a key, or why not. */
export const permissionReason = z.object({
  key: permissionKey,
  isEffective: z.boolean(),
  /** The groups that give it. */
  groups: z.array(permissionGroupName),
  /** It is given to this person alone. */
  isGranted: z.boolean(),
  /** It is denied to this person, whatever gives it. */
  isDenied: z.boolean(),
})
/** Why a person holds a key, or why not. */
export type PermissionReason = z.infer<typeof permissionReason>

/** The rights of one person. */
export const userPermission = z.object({
  person,
  /** What the person may: the union of groups and grants, less what is denied. */
  permissions: z.array(permissionKey),
  /** One for each key that anything gives or denies. */
  reasons: z.array(permissionReason),
  groups: z.array(permissionGroupName),
  grants: z.array(permissionKey),
  denies: z.array(permissionKey),
  rowVersion: z.int(),
})
/** The rights of one person. */
export type UserPermission = z.infer<typeof userPermission>

/** How much a person may, in a list. */
export const heldRights = z.object({
  groups: z.array(permissionGroupName),
  /** How many keys the person holds. */
  permissionCount: z.int(),
  grantCount: z.int(),
  denyCount: z.int(),
})
/** How much a person may, in a list. */
export type HeldRights = z.infer<typeof heldRights>

/** A person in the list of rights. */
export const userPermissionRow = z.object({
  person,
  ...heldRights.shape,
  rowVersion: z.int(),
})
/** A person in the list of rights. */
export type UserPermissionRow = z.infer<typeof userPermissionRow>

/** What a batch adds to people and takes from them. */
export const rightsChange = z.object({
  userIds: idList,
  addGroupIds: idList.default([]),
  removeGroupIds: idList.default([]),
  addGrants: permissionKeyList.default([]),
  removeGrants: permissionKeyList.default([]),
  addDenies: permissionKeyList.default([]),
  removeDenies: permissionKeyList.default([]),
})
/** What a batch adds to people and takes from them. */
export type RightsChange = z.infer<typeof rightsChange>

/** The same change of several people, and the keys that they gain and lose by it. */
export const rightsDiff = rightsChange.extend({
  gained: z.array(permissionKey),
  lost: z.array(permissionKey),
})
/** The same change of several people, and the keys that they gain and lose by it. */
export type RightsDiff = z.infer<typeof rightsDiff>
