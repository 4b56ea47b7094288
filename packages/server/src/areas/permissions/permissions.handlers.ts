import {
  permissionKeys,
  permissionsPageSize,
  type RightsChange,
  type UserPermission,
} from '@holdpoint/api'
import type { Queryable } from '../../db/database.ts'
import { fail } from '../../fail.ts'
import { ok, type PersonHandler } from '../../handler.ts'
import { requireVersion } from '../../row-version.ts'
import { effectiveKeys, isPermissionKey } from '../../session/effective-keys.ts'
import { countOfPeople } from '../people/people.queries.ts'
import { toPerson } from '../people/people.row.ts'
import { totalOf } from '../total-of.ts'
import { batchDiffOf, undoOf } from './permissions.batch.ts'
import {
  effectivePlans,
  requireAllowed,
  requireGroups,
  store,
  takeTurn,
} from './permissions.change.ts'
import { pageOfUsers, personById, type UserQuery } from './permissions.list.queries.ts'
import { rightsOf } from './permissions.queries.ts'
import { changed, reasonsOf, type Rights } from './permissions.rules.ts'

export const get: PersonHandler<'permissions.get'> = async ({ userId }, { db, person }) =>
  ok(await userPermissionOf(db, person.shardKey, userId))

export const list: PersonHandler<'permissions.list'> = async (input, { db, person }) => {
  const query: UserQuery = {
    shardKey: person.shardKey,
    search: input.search,
    permissions: input.permissions?.length === 0 ? undefined : input.permissions,
    orderBy: input.orderBy,
    ascending: input.orderByAsc !== 0,
    offset: input.pOffset,
    limit: input.pLimit ?? permissionsPageSize,
  }
  const rows = await pageOfUsers(db, query)
  return ok({
    data: rows.map((row) => ({
      person: toPerson(row),
      ...row.rights,
      rowVersion: row.rights_version,
    })),
    totalRecords: await totalOf(rows.length, query, () => countOfPeople(db, query)),
    offset: query.offset,
  })
}

export const save: PersonHandler<'permissions.save'> = async (input, context) => {
  const { db, person, ifMatch } = context
  const keeper = await takeTurn(context)
  const before = (await rightsOf(db, person.shardKey, [input.userId])).get(input.userId)
  if (before === undefined) {
    return fail('forbidden')
  }
  requireVersion(before.rowVersion, ifMatch)
  const groups =
    input.groupIds && (await requireGroups(db, person.shardKey, input.groupIds)).values()
  const after: Rights = {
    ...before,
    groups: groups ? [...groups].sort((one, other) => (one.id < other.id ? -1 : 1)) : before.groups,
    grants: input.grants ? [...input.grants].sort() : before.grants,
    denies: input.denies ? [...input.denies].sort() : before.denies,
  }
  const plans = effectivePlans([{ before, after }])
  if (plans.length > 0) {
    await requireAllowed(context, keeper, plans)
    await store(context, plans)
  }
  return ok(await userPermissionOf(db, person.shardKey, input.userId), 'Permissions saved.')
}

export const applyBatch: PersonHandler<'permissions.applyBatch'> = async (
  { changes, preview, ...first },
  context,
) => {
  const { db, person } = context
  const keeper = await takeTurn(context)
  const steps: RightsChange[] = [first, ...changes]
  const userIds = [...new Set(steps.flatMap((step) => step.userIds))]
  const before = await rightsOf(db, person.shardKey, userIds)
  const known = [...before.values()].flatMap((rights) => rights.groups)
  const named = steps.flatMap(({ addGroupIds, removeGroupIds }) => [
    ...addGroupIds,
    ...removeGroupIds,
  ])
  const groups = await requireGroups(db, person.shardKey, [
    ...new Set([...named, ...known.map(({ id }) => id)]),
  ])
  const groupOf = (id: string) =>
    groups.get(id) ?? fail('not_found', { message: `There is no permission group "${id}".` })
  const after = new Map(before)
  for (const step of steps) {
    for (const userId of step.userIds) {
      const rights = after.get(userId) ?? fail('forbidden')
      after.set(userId, changed(rights, step, groupOf))
    }
  }
  const plans = effectivePlans(
    [...before].map(([id, rights]) => ({ before: rights, after: after.get(id) ?? rights })),
  )
  if (plans.length > 0) {
    await requireAllowed(context, keeper, plans)
  }
  if (plans.length > 0 && !preview) {
    await store(context, plans)
  }
  return ok(
    {
      isPreview: preview,
      changed: plans.length,
      diff: batchDiffOf(plans),
      undo: preview ? null : { changes: undoOf(plans) },
    },
    preview ? '' : 'Permissions saved.',
  )
}

async function userPermissionOf(
  db: Queryable,
  shardKey: string,
  userId: string,
): Promise<UserPermission> {
  const row = await personById(db, shardKey, userId)
  const rights = (await rightsOf(db, shardKey, [userId])).get(userId)
  if (row === undefined || rights === undefined) {
    return fail('forbidden')
  }
  const effective = effectiveKeys(rights)
  const { grants, denies, groups, rowVersion } = rights
  return {
    person: toPerson(row),
    permissions: permissionKeys.filter((key) => effective.has(key)),
    reasons: reasonsOf(rights, permissionKeys),
    groups: groups.map(({ id, name }) => ({ groupId: id, name })),
    grants: grants.filter(isPermissionKey),
    denies: denies.filter(isPermissionKey),
    rowVersion,
  }
}
