import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod'
import { cast, castShard } from '../../../test/cast.ts'
import { contentOf, problemOf, startTestServer, type TestServer } from '../../../test/harness.ts'
import { grantTo, makeGroup } from '../../../test/rights.ts'

let world: TestServer

beforeEach(async () => {
  world = await startTestServer()
})
afterEach(() => world.close())

/** The keys that the next request of somebody comes with. */
async function keysOf(name: keyof typeof cast): Promise<string[]> {
  const response = await world.http('/session', { as: name })
  const body = z.object({ content: z.object({ permissions: z.array(z.string()) }) })
  return body.parse(await response.json()).content.permissions.sort()
}

/** The audit rows of a record, oldest first. */
function auditOf(recordType: string, recordId: string) {
  return world.database.kysely
    .selectFrom('audit_events')
    .select(['action', 'person_id', 'changes'])
    .where('shard_key', '=', castShard)
    .where('record_type', '=', recordType)
    .where('record_id', '=', recordId)
    .orderBy('sequence')
    .execute()
}

describe('rights of people', () => {
  test('are nobody else’s business without a key', async () => {
    const employee = await world.as('employee')
    const { permissions } = employee
    expect(problemOf(await permissions.get({ userId: cast.colleague }))).toBe('forbidden')
    expect(problemOf(await permissions.list({}))).toBe('forbidden')
    const grants = 'create_jsa'
    expect(problemOf(await permissions.save({ userId: cast.colleague, grants }))).toBe('forbidden')
    expect(problemOf(await permissions.save({ userId: cast.employee, grants }))).toBe('forbidden')
    const batch = { userIds: cast.colleague, addGrants: grants }
    expect(problemOf(await permissions.applyBatch(batch))).toBe('forbidden')
  })

  test('of another organisation do not exist', async () => {
    const { permissions } = await world.as('admin')
    const userId = cast.outsider
    expect(problemOf(await permissions.get({ userId }))).toBe('forbidden')
    expect(problemOf(await permissions.save({ userId, grants: 'admin' }))).toBe('forbidden')
    const userIds = [cast.employee, userId]
    expect(problemOf(await permissions.applyBatch({ userIds, addGrants: 'admin' }))).toBe(
      'forbidden',
    )
    expect(await keysOf('employee')).toEqual([])
    const listed = contentOf(await permissions.list({ pLimit: 200 })).data
    expect(listed.map(({ person }) => person.personId)).not.toContain(userId)
  })

  test('are not changed by oneself, be it as an administrator', async () => {
    await grantTo(world, 'manager', ['admin'])
    const { permissions } = await world.as('admin')
    const userId = cast.admin
    expect(problemOf(await permissions.save({ userId, grants: 'create_jsa' }))).toBe('own_rights')
    expect(problemOf(await permissions.save({ userId, denies: 'admin' }))).toBe('own_rights')
    const userIds = [cast.employee, userId]
    expect(problemOf(await permissions.applyBatch({ userIds, addGrants: 'create_jsa' }))).toBe(
      'own_rights',
    )
    expect(await keysOf('employee')).toEqual([])
  })

  test('are given only by who holds them, unless by an administrator', async () => {
    await grantTo(world, 'manager', ['manage_permission_groups', 'create_jsa'])
    await grantTo(world, 'colleague', ['create_topics'], ['create_topics'])
    await makeGroup(world, 'g-both', ['create_jsa', 'create_sqr'])
    const { permissions } = await world.as('manager')
    const userId = cast.employee
    expect(await permissions.save({ userId, grants: 'create_jsa,admin' })).toMatchObject({
      problem: { name: 'key_not_held', details: { keys: ['admin'] } },
    })
    expect(await permissions.save({ userId, groupIds: 'g-both' })).toMatchObject({
      problem: { name: 'key_not_held', details: { keys: ['create_sqr'] } },
    })
    expect(problemOf(await permissions.save({ userId: cast.colleague, denies: '' }))).toBe(
      'key_not_held',
    )
    const batch = { userIds: userId, addGroupIds: 'g-both', preview: '1' as const }
    expect(problemOf(await permissions.applyBatch(batch))).toBe('key_not_held')
    contentOf(await permissions.save({ userId, grants: 'create_jsa' }))
    expect(await keysOf('employee')).toEqual(['create_jsa'])
    const admin = await world.as('admin')
    contentOf(await admin.permissions.save({ userId, grants: 'create_jsa,create_sqr' }))
    expect(await keysOf('employee')).toEqual(['create_jsa', 'create_sqr'])
  })

  test('name no key and no group that does not exist', async () => {
    await makeGroup(world, 'g-foreign', ['create_jsa'], [], 'other-org')
    const { permissions } = await world.as('admin')
    const userId = cast.employee
    expect(await permissions.save({ userId, grants: 'create_jsa,fly' })).toMatchObject({
      problem: {
        name: 'invalid_input',
        fields: [{ path: 'grants', message: 'There is no permission "fly".' }],
      },
    })
    for (const groupIds of ['g-foreign', 'g-none']) {
      expect(await permissions.save({ userId, groupIds })).toMatchObject({
        problem: { name: 'not_found', message: `There is no permission group "${groupIds}".` },
      })
    }
    const batch = { userIds: userId, removeGroupIds: 'g-foreign' }
    expect(problemOf(await permissions.applyBatch(batch))).toBe('not_found')
  })

  test('leave the last active administrator alone', async () => {
    await grantTo(world, 'manager', ['manage_permission_groups'])
    const db = world.database.kysely
    await grantTo(world, 'colleague', ['admin'])
    await db
      .updateTable('people')
      .set({ is_active: false })
      .where('id', '=', cast.colleague)
      .execute()
    const { permissions } = await world.as('manager')
    const userId = cast.admin
    expect(problemOf(await permissions.save({ userId, groupIds: '' }))).toBe('last_admin')
    expect(problemOf(await permissions.save({ userId, denies: 'admin' }))).toBe('last_admin')
    const batch = { userIds: [userId, cast.employee], addDenies: 'admin' }
    expect(problemOf(await permissions.applyBatch(batch))).toBe('last_admin')
    expect(problemOf(await permissions.applyBatch({ ...batch, preview: true }))).toBe('last_admin')
    expect(await keysOf('admin')).toContain('admin')
    await db
      .updateTable('people')
      .set({ is_active: true })
      .where('id', '=', cast.colleague)
      .execute()
    contentOf(await permissions.save({ userId, denies: 'admin' }))
    expect(await keysOf('admin')).not.toContain('admin')
  })

  test('keep an administrator when two take it from each other at once', async () => {
    for (let round = 0; round < 5; round += 1) {
      await grantTo(world, 'manager', ['admin', 'manage_permission_groups'])
      await grantTo(world, 'admin', ['manage_permission_groups'])
      const one = await world.as('admin')
      const other = await world.as('manager')
      const statuses = await Promise.all([
        one.permissions.save({ userId: cast.manager, denies: 'admin' }),
        other.permissions.save({ userId: cast.admin, denies: 'admin' }),
      ])
      expect(statuses.map(problemOf).sort()).toEqual(['last_admin', 'status 200'])
    }
  })

  test('are changed only by who still may when their turn comes', async () => {
    await grantTo(world, 'manager', ['admin'])
    const manager = await world.as('manager')
    await world.database.kysely
      .updateTable('people')
      .set({ granted_keys: [] })
      .where('id', '=', cast.manager)
      .execute()
    const late = await manager.permissions.save({ userId: cast.employee, grants: 'admin' })
    expect(problemOf(late)).toBe('forbidden')
  })

  test('are not changed on top of a version that the caller has not seen', async () => {
    const { permissions } = await world.as('admin')
    const userId = cast.employee
    const { rowVersion } = contentOf(await permissions.get({ userId }))
    const first = await permissions.save({ userId, grants: 'create_jsa' }, { ifMatch: rowVersion })
    expect(contentOf(first).rowVersion).toBe(rowVersion + 1)
    expect(problemOf(await permissions.save({ userId, grants: '' }, { ifMatch: rowVersion }))).toBe(
      'row_changed',
    )
    expect(await keysOf('employee')).toEqual(['create_jsa'])
  })

  test('are told to oneself with the reason of each key', async () => {
    await makeGroup(world, 'g-crew', ['create_jsa', 'create_sqr'], ['employee'])
    await grantTo(world, 'employee', ['create_jsa', 'manage_sds'], ['create_sqr'])
    const employee = await world.as('employee')
    const crew = { groupId: 'g-crew', name: 'Group g-crew' }
    const own = contentOf(await employee.permissions.get({ userId: cast.employee }))
    expect(own).toMatchObject({
      person: { personId: cast.employee, fullName: 'Test Employee' },
      permissions: ['manage_sds', 'create_jsa'],
      groups: [crew],
      grants: ['create_jsa', 'manage_sds'],
      denies: ['create_sqr'],
    })
    expect(own.reasons).toEqual([
      {
        key: 'manage_sds',
        isEffective: true,
        groups: [],
        isGranted: true,
        isDenied: false,
      },
      {
        key: 'create_jsa',
        isEffective: true,
        groups: [crew],
        isGranted: true,
        isDenied: false,
      },
      {
        key: 'create_sqr',
        isEffective: false,
        groups: [crew],
        isGranted: false,
        isDenied: true,
      },
    ])
    expect(await keysOf('employee')).toEqual(['create_jsa', 'manage_sds'])
  })

  test('count from the next request on, and leave what was not named as it is', async () => {
    await makeGroup(world, 'g-crew', ['create_jsa'])
    const { permissions } = await world.as('admin')
    const userId = cast.employee
    expect(await keysOf('employee')).toEqual([])
    contentOf(await permissions.save({ userId, grants: 'manage_sds', groupIds: 'g-crew' }))
    expect(await keysOf('employee')).toEqual(['create_jsa', 'manage_sds'])
    contentOf(await permissions.save({ userId, denies: 'create_jsa' }))
    expect(await keysOf('employee')).toEqual(['manage_sds'])
    const after = contentOf(await permissions.save({ userId, groupIds: [], denies: [] }))
    expect(after).toMatchObject({ groups: [], grants: ['manage_sds'], denies: [] })
    expect(await keysOf('employee')).toEqual(['manage_sds'])
  })

  test('leave an audit row with the old and the new keys, and none when nothing changed', async () => {
    await makeGroup(world, 'g-crew', ['create_jsa'], ['employee'])
    const { permissions } = await world.as('admin')
    const userId = cast.employee
    const denies = ['create_jsa']
    const saved = contentOf(await permissions.save({ userId, grants: ['manage_sds'], denies }))
    const again = contentOf(await permissions.save({ userId, grants: ['manage_sds'], denies }))
    expect(again.rowVersion).toBe(saved.rowVersion)
    expect(await auditOf('person', userId)).toEqual([
      {
        action: 'change_permissions',
        person_id: cast.admin,
        changes: {
          permissions: { from: ['create_jsa'], to: ['manage_sds'] },
          groups: { from: ['g-crew'], to: ['g-crew'] },
          grants: { from: [], to: ['manage_sds'] },
          denies: { from: [], to: ['create_jsa'] },
        },
      },
    ])
  })

  test('are listed with groups and the number of keys', async () => {
    await makeGroup(world, 'g-crew', ['create_jsa', 'create_sqr'], ['employee', 'manager'])
    await grantTo(world, 'employee', ['manage_sds'], ['create_sqr'])
    const { permissions } = await world.as('admin')
    const all = contentOf(await permissions.list({ pLimit: 2 }))
    expect(all).toMatchObject({ totalRecords: 6, offset: 0 })
    expect(all.data.map(({ person }) => person.personId)).toEqual([cast.admin, cast.colleague])
    const { data } = contentOf(await permissions.list({ permissions: 'create_jsa' }))
    expect(data).toMatchObject([
      {
        person: { personId: cast.employee },
        groups: [{ groupId: 'g-crew', name: 'Group g-crew' }],
        permissionCount: 2,
        grantCount: 1,
        denyCount: 1,
      },
      { person: { personId: cast.manager }, permissionCount: 2 },
    ])
    const backwards = contentOf(await permissions.list({ orderBy: 'email', orderByAsc: 0 }))
    expect(backwards.data[0]?.person.personId).toBe(cast.reviewer)
    const found = contentOf(await permissions.list({ search: 'COLLEAGUE test' }))
    expect(found.data.map(({ person }) => person.personId)).toEqual([cast.colleague])
  })
})

describe('a batch of rights', () => {
  test('needs people, and at most 9999 of them', async () => {
    const { permissions } = await world.as('admin')
    expect(await permissions.applyBatch({ userIds: '', addGrants: 'create_jsa' })).toMatchObject({
      problem: { fields: [{ path: 'userIds', message: 'Please select people.' }] },
    })
    const many = Array.from({ length: 5000 }, (_, index) => `p-${index}`)
    const more = { userIds: many.map((id) => `${id}-b`) }
    expect(await permissions.applyBatch({ userIds: many, changes: [more] })).toMatchObject({
      problem: { fields: [{ path: 'userIds', message: 'At most 9999 people at a time.' }] },
    })
  })

  test('changes all people or none', async () => {
    const { permissions } = await world.as('admin')
    const userIds = [cast.employee, cast.colleague]
    const changes = [{ userIds: [cast.manager], addGroupIds: 'g-none' }]
    expect(
      problemOf(await permissions.applyBatch({ userIds, addGrants: 'create_jsa', changes })),
    ).toBe('not_found')
    expect(await keysOf('employee')).toEqual([])
    expect(await auditOf('person', cast.employee)).toEqual([])
  })

  test('says in a preview what it would change and changes nothing', async () => {
    await makeGroup(world, 'g-crew', ['create_jsa', 'create_sqr'], ['colleague'])
    await grantTo(world, 'manager', ['create_jsa'])
    const { permissions } = await world.as('admin')
    const preview = contentOf(
      await permissions.applyBatch({
        userIds: [cast.employee, cast.colleague, cast.manager, cast.reviewer],
        addGroupIds: 'g-crew',
        preview: true,
      }),
    )
    expect(preview).toMatchObject({ isPreview: true, changed: 3, undo: null })
    expect(preview.diff).toMatchObject([
      {
        userIds: [cast.employee, cast.reviewer],
        addGroupIds: ['g-crew'],
        gained: ['create_jsa', 'create_sqr'],
        lost: [],
      },
      { userIds: [cast.manager], addGroupIds: ['g-crew'], gained: ['create_sqr'], lost: [] },
    ])
    expect(await keysOf('employee')).toEqual([])
    expect(await auditOf('person', cast.employee)).toEqual([])
  })

  test('is taken back, for each person as it was, by what it answers', async () => {
    await makeGroup(world, 'g-crew', ['create_jsa', 'create_sqr'], ['colleague'])
    await grantTo(world, 'manager', ['create_jsa'], ['create_sqr'])
    const { permissions } = await world.as('admin')
    const names = ['employee', 'colleague', 'manager', 'reviewer'] as const
    const before = await Promise.all(names.map(keysOf))
    const done = contentOf(
      await permissions.applyBatch({
        userIds: names.map((name) => cast[name]),
        addGroupIds: 'g-crew',
        addDenies: 'create_jsa',
        removeGrants: 'create_jsa',
      }),
    )
    expect(done.changed).toBe(4)
    expect(await Promise.all(names.map(keysOf))).toEqual([
      ['create_sqr'],
      ['create_sqr'],
      [],
      ['access_all_submissions', 'create_sqr'],
    ])
    const undone = contentOf(
      await permissions.applyBatch({ changes: JSON.stringify(done.undo?.changes) }),
    )
    expect(undone.changed).toBe(4)
    expect(await Promise.all(names.map(keysOf))).toEqual(before)
    const colleague = contentOf(await permissions.get({ userId: cast.colleague }))
    expect(colleague.groups.map(({ groupId }) => groupId)).toEqual(['g-crew'])
    expect(await auditOf('person', cast.colleague)).toHaveLength(2)
  })
})
