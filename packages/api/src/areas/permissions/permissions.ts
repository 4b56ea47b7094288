import * as z from 'zod'
import { call } from '../../call.ts'
import { sentences } from '../../sentences.ts'
import { multiSelectCountMax } from '../../vocabulary/limits.ts'
import { id, text, wireBoolean, wireInteger } from '../../wire.ts'
import { listing, page } from '../../lists/listing.ts'
import {
  idList,
  permissionGroup,
  permissionGroupDetail,
  permissionKeyList,
  rightsChange,
  rightsDiff,
  userPermission,
  userPermissionRow,
} from './permissions.records.ts'

// Who may what. A person holds the keys of their groups and those granted to them alone, less those
// denied to them. The specification names these calls without their shapes: decision 0016.

/** What the list of people's rights may be sorted by. */
export const userPermissionOrders = ['name', 'title', 'email'] as const

/** What the list of groups may be sorted by. */
export const permissionGroupOrders = ['name', 'members'] as const

/** People on a page of the list of rights, and groups on a page of theirs, unless asked otherwise. */
export const permissionsPageSize = 20

/** What one person may, and why. Of oneself everybody may know; of others who keeps the rights. */
export const get = call({
  name: 'permissions.get',
  method: 'GET',
  path: '/user-permission',
  summary: 'Answers what a person may, with the reason of each key.',
  status: 'decided',
  source: 'spec 7, user permission information; decision 0016',
  input: z.object({ userId: id }),
  content: userPermission,
  problems: ['forbidden'],
})

/** People with their groups and how many keys they hold. */
export const list = call({
  name: 'permissions.list',
  method: 'GET',
  path: '/user-permissions',
  summary: 'Lists active people with their groups and the number of keys that they hold.',
  status: 'decided',
  source: 'spec 7, user permissions list; decision 0016',
  input: listing.extend({
    /** Only people who hold any one of these keys. */
    permissions: permissionKeyList.optional(),
    orderBy: z.enum(userPermissionOrders).default('name'),
  }),
  content: page(userPermissionRow),
  problems: ['forbidden'],
})

/** Sets what a person is granted and denied, and their groups. What is left out stays as it is. */
export const save = call({
  name: 'permissions.save',
  method: 'POST',
  path: '/user-permissions',
  summary: "Sets a person's grants, denies and groups.",
  status: 'decided',
  source: 'spec 7, POST user permissions; decision 0016',
  input: z.object({
    userId: id,
    grants: permissionKeyList.optional(),
    denies: permissionKeyList.optional(),
    groupIds: idList.optional(),
  }),
  takesRowVersion: true,
  content: userPermission,
  problems: ['forbidden', 'own_rights', 'key_not_held', 'last_admin', 'not_found'],
})

/** The groups of the organisation. */
export const listGroups = call({
  name: 'permissions.listGroups',
  method: 'GET',
  path: '/permission-groups',
  summary: 'Lists the permission groups with the number of their members.',
  status: 'decided',
  source: 'spec 7, permission groups list; decision 0016',
  input: listing.extend({ orderBy: z.enum(permissionGroupOrders).default('name') }),
  content: page(permissionGroup),
  problems: ['forbidden'],
})

/** One group with a page of its members. */
export const getGroup = call({
  name: 'permissions.getGroup',
  method: 'GET',
  path: '/permission-group',
  summary: 'Answers a permission group with a page of its members.',
  status: 'decided',
  source: 'spec 7, permission group detail; decision 0016',
  input: z.object({
    groupId: id,
    /** How many members; 200 unless asked otherwise. */
    pLimit: wireInteger(1, 200).default(200),
    pOffset: wireInteger(0, 10_000_000).default(0),
  }),
  content: permissionGroupDetail,
  problems: ['forbidden'],
})

/** Creates a group, or changes the one that is named. */
export const saveGroup = call({
  name: 'permissions.saveGroup',
  method: 'POST',
  path: '/permission-groups',
  summary: 'Creates a permission group, or changes the one of the id.',
  status: 'decided',
  source: 'spec 5, form rules; spec 7, POST permission groups; decision 0016',
  input: z.object({
    groupId: id.optional(),
    name: text(200)
      .transform((name) => name.trim())
      .pipe(z.string().min(1, 'Please enter name.').max(100, sentences.length.atMost100)),
    permissions: permissionKeyList
      .default([])
      .refine((keys) => keys.length > 0, sentences.formRules.permissionRequired),
  }),
  takesRowVersion: true,
  content: permissionGroup,
  problems: ['forbidden', 'own_rights', 'key_not_held', 'last_admin', 'name_taken'],
})

/** Deletes a group; its members lose what it alone gave them. The last administrator keeps theirs: 203. */
export const removeGroup = call({
  name: 'permissions.removeGroup',
  method: 'DELETE',
  path: '/permission-groups',
  summary: 'Deletes a permission group.',
  status: 'decided',
  source: 'spec 7, DELETE permission groups; spec 8, status 203; decision 0016; decision 0050',
  input: z.object({ groupId: id }),
  takesRowVersion: true,
  content: z.null(),
  problems: ['forbidden', 'own_rights'],
})

/**
 * Adds groups, grants and denies to many people or takes them away, all or nothing. With `preview`
 * it only says what would change. What it answers as `undo` is an input of this very call.
 */
export const applyBatch = call({
  name: 'permissions.applyBatch',
  method: 'POST',
  path: '/permission-batch',
  summary: 'Changes the rights of many people at once, or previews the change.',
  status: 'decided',
  source: 'spec 7, POST batch permission apply; decision 0016',
  input: rightsChange
    .extend({
      userIds: idList.default([]),
      /** More changes of the same shape, made in this order after the one above. */
      changes: z
        .union([
          z.array(rightsChange).max(multiSelectCountMax),
          z
            .string()
            .max(1_000_000)
            .transform(parseJson)
            .pipe(z.array(rightsChange).max(multiSelectCountMax)),
        ])
        .default([]),
      preview: wireBoolean.default(false),
    })
    .refine(({ userIds, changes }) => peopleIn(userIds, changes) > 0, {
      path: ['userIds'],
      message: 'Please select people.',
    })
    .refine(({ userIds, changes }) => peopleIn(userIds, changes) <= multiSelectCountMax, {
      path: ['userIds'],
      message: `At most ${multiSelectCountMax} people at a time.`,
    }),
  content: z.object({
    isPreview: z.boolean(),
    /** How many people are changed by it. */
    changed: z.int(),
    diff: z.array(rightsDiff),
    /** Takes the change back; nothing while it is a preview. */
    undo: z.object({ changes: z.array(rightsChange) }).nullable(),
  }),
  problems: ['forbidden', 'own_rights', 'key_not_held', 'last_admin', 'not_found'],
})

function peopleIn(userIds: readonly string[], changes: readonly { userIds: readonly string[] }[]) {
  return new Set([...userIds, ...changes.flatMap((change) => change.userIds)]).size
}

function parseJson(value: string, context: z.RefinementCtx): unknown {
  try {
    return JSON.parse(value)
  } catch {
    context.addIssue({ code: 'custom', message: 'This is not JSON.' })
    return z.NEVER
  }
}

/** Rights of people and permission groups. */
export const permissions = {
  get,
  list,
  save,
  listGroups,
  getGroup,
  saveGroup,
  removeGroup,
  applyBatch,
}
