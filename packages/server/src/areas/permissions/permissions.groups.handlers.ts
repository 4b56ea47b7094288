import { permissionsPageSize, problem, type PermissionGroup } from '@holdpoint/api'
import { endKeySessions } from '../../api-keys/end-key-sessions.ts'
import type { Queryable } from '../../db/database.ts'
import { fail, notDone } from '../../fail.ts'
import { ok, type PersonContext, type PersonHandler } from '../../handler.ts'
import { requireVersion } from '../../row-version.ts'
import { isPermissionKey } from '../../session/effective-keys.ts'
import { endBeyondMakers } from '../api-keys/end-beyond-makers.ts'
import { toPerson } from '../people/people.row.ts'
import { totalOf } from '../total-of.ts'
import { leavesAdministrator, requireHeld, takeTurn, type Keeper } from './permissions.change.ts'
import * as queries from './permissions.groups.queries.ts'
import { comesToTheSame, missingFrom, type Rights } from './permissions.rules.ts'

export const listGroups: PersonHandler<'permissions.listGroups'> = async (
  input,
  { db, person },
) => {
  const query: queries.GroupQuery = {
    shardKey: person.shardKey,
    search: input.search,
    orderBy: input.orderBy,
    // Names read from A to Z, the largest groups come first.
    ascending: input.orderByAsc === undefined ? input.orderBy === 'name' : input.orderByAsc === 1,
    offset: input.pOffset,
    limit: input.pLimit ?? permissionsPageSize,
  }
  const data = await queries.pageOfGroups(db, query)
  const totalRecords = await totalOf(data.length, query, () => queries.countOfGroups(db, query))
  return ok({ data, totalRecords, offset: query.offset })
}

export const getGroup: PersonHandler<'permissions.getGroup'> = async (
  { groupId, pLimit, pOffset },
  { db, person },
) => {
  const group = await requireGroup(db, person.shardKey, groupId)
  const page = { limit: pLimit, offset: pOffset }
  const members = await queries.pageOfMembers(db, person.shardKey, groupId, page)
  return ok({ ...group, members: members.map(toPerson), offset: pOffset })
}

export const saveGroup: PersonHandler<'permissions.saveGroup'> = async (input, context) => {
  const { db, person } = context
  const keeper = await takeTurn(context)
  if (await queries.isNameTaken(db, person.shardKey, input.name, input.groupId)) {
    const message = `There is a permission group "${input.name}" already.`
    fail('name_taken', { message, fields: [{ path: 'name', message }] })
  }
  const wanted = { name: input.name, permissions: [...input.permissions].sort() }
  const groupId =
    input.groupId === undefined
      ? await createGroup(context, keeper, wanted)
      : await editGroup(context, keeper, input.groupId, wanted)
  const saved = await requireGroup(db, person.shardKey, groupId)
  return ok(saved, 'Permission group saved.')
}

export const removeGroup: PersonHandler<'permissions.removeGroup'> = async (
  { groupId },
  context,
) => {
  const { db, person, audit, now, ifMatch, forgetSessions } = context
  const keeper = await takeTurn(context)
  const group = await requireGroup(db, person.shardKey, groupId)
  requireVersion(group.rowVersion, ifMatch)
  const leavesOne = await isHarmless(context, keeper, (rights) => ({
    ...rights,
    groups: rights.groups.filter(({ id }) => id !== groupId),
  }))
  if (!leavesOne) {
    return notDone(problem('last_admin').message)
  }
  const memberIds = await queries.memberIdsOf(db, groupId)
  await queries.countChange(db, memberIds)
  await db
    .deleteFrom('permission_groups')
    .where('shard_key', '=', person.shardKey)
    .where('id', '=', groupId)
    .execute()
  await endBeyondMakers(db, { shardKey: person.shardKey, makerIds: memberIds, now })
  await audit({
    recordType: 'permission_group',
    recordId: groupId,
    action: 'delete',
    changes: {
      name: { from: group.name, to: null },
      permissions: { from: group.permissions, to: [] },
      members: { from: memberIds, to: [] },
    },
  })
  forgetSessions()
  return ok(null, 'Permission group deleted.')
}

type Wanted = { name: string; permissions: string[] }

async function createGroup(
  { db, person, ports, audit }: PersonContext,
  keeper: Keeper,
  { name, permissions }: Wanted,
): Promise<string> {
  requireHeld(keeper, permissions.filter(isPermissionKey))
  const id = ports.ids.next()
  await db
    .insertInto('permission_groups')
    .values({ id, shard_key: person.shardKey, name, permission_keys: permissions })
    .execute()
  await audit({
    recordType: 'permission_group',
    recordId: id,
    action: 'create',
    changes: { name: { from: null, to: name }, permissions: { from: [], to: permissions } },
  })
  return id
}

async function editGroup(
  context: PersonContext,
  keeper: Keeper,
  groupId: string,
  { name, permissions }: Wanted,
): Promise<string> {
  const { db, person, audit, now, ifMatch, forgetSessions } = context
  const group = await requireGroup(db, person.shardKey, groupId)
  requireVersion(group.rowVersion, ifMatch)
  const added = missingFrom(permissions, group.permissions)
  const removed = missingFrom(group.permissions, permissions)
  if (added.length === 0 && removed.length === 0 && name === group.name) {
    return groupId
  }
  requireHeld(keeper, added.filter(isPermissionKey))
  const leavesOne = await isHarmless(context, keeper, (rights) => ({
    ...rights,
    groups: rights.groups.map((held) =>
      held.id === groupId ? { ...held, keys: permissions } : held,
    ),
  }))
  if (!leavesOne) {
    fail('last_admin')
  }
  await db
    .updateTable('permission_groups')
    .set({ name, permission_keys: permissions, row_version: group.rowVersion + 1 })
    .where('shard_key', '=', person.shardKey)
    .where('id', '=', groupId)
    .execute()
  const memberIds = await queries.memberIdsOf(db, groupId)
  if (added.length > 0) {
    await endKeySessions(db, memberIds, now)
  }
  if (removed.length > 0) {
    await endBeyondMakers(db, { shardKey: person.shardKey, makerIds: memberIds, now })
  }
  await audit({
    recordType: 'permission_group',
    recordId: groupId,
    action: 'edit',
    changes: {
      name: { from: group.name, to: name },
      permissions: { from: group.permissions, to: permissions },
    },
  })
  forgetSessions()
  return groupId
}

/**
 * Ends the call when it would change the caller's own keys; tells whether it would leave an
 * administrator.
 */
async function isHarmless(
  { db, person }: PersonContext,
  { rights }: Keeper,
  after: (rights: Rights) => Rights,
): Promise<boolean> {
  if (!comesToTheSame(rights, after(rights))) {
    fail('own_rights')
  }
  return leavesAdministrator(db, person.shardKey, after)
}

async function requireGroup(
  db: Queryable,
  shardKey: string,
  groupId: string,
): Promise<PermissionGroup> {
  return (await queries.groupById(db, shardKey, groupId)) ?? fail('forbidden')
}
