import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod'
import { problem } from '@holdpoint/api'
import { cast, castShard } from '../../../test/cast.ts'
import { contentOf, problemOf, startTestServer, type TestServer } from '../../../test/harness.ts'
import { grantTo, makeGroup } from '../../../test/rights.ts'

let world: TestServer

beforeEach(async () => {
  world = await startTestServer()
})
afterEach(() => world.close())

async function keysOf(name: keyof typeof cast): Promise<string[]> {
  const response = await world.http('/session', { as: name })
  const body = z.object({ content: z.object({ permissions: z.array(z.string()) }) })
  return body.parse(await response.json()).content.permissions.sort()
}

function auditOf(recordId: string) {
  return world.database.kysely
    .selectFrom('audit_events')
    .select(['action', 'changes'])
    .where('shard_key', '=', castShard)
    .where('record_type', '=', 'permission_group')
    .where('record_id', '=', recordId)
    .orderBy('sequence')
    .execute()
}

describe('permission groups', () => {
  test('are kept by who holds a key for it', async () => {
    const { permissions } = await world.as('reviewer')
    const group = { groupId: 'g-admin' }
    expect(problemOf(await permissions.listGroups({}))).toBe('forbidden')
    expect(problemOf(await permissions.getGroup(group))).toBe('forbidden')
    expect(problemOf(await permissions.removeGroup(group))).toBe('forbidden')
    const wanted = { name: 'Mine', permissions: 'access_all_submissions' }
    expect(problemOf(await permissions.saveGroup(wanted))).toBe('forbidden')
    expect(problemOf(await permissions.saveGroup({ ...wanted, ...group }))).toBe('forbidden')
  })

  test('of another organisation do not exist', async () => {
    await makeGroup(world, 'g-foreign', ['create_jsa'], [], 'other-org')
    const { permissions } = await world.as('admin')
    for (const groupId of ['g-foreign', 'g-none']) {
      const wanted = { groupId, name: 'Taken over', permissions: 'admin' }
      expect(problemOf(await permissions.getGroup({ groupId }))).toBe('forbidden')
      expect(problemOf(await permissions.saveGroup(wanted))).toBe('forbidden')
      expect(problemOf(await permissions.removeGroup({ groupId }))).toBe('forbidden')
    }
    const listed = contentOf(await permissions.listGroups({})).data
    expect(listed.map(({ groupId }) => groupId)).toEqual(['g-admin', 'g-foreman', 'g-reviewer'])
  })

  test('need a name and a permission, and take no unknown one', async () => {
    const { permissions } = await world.as('admin')
    const fieldsOf = async (input: Parameters<typeof permissions.saveGroup>[0]) => {
      const reply = await permissions.saveGroup(input)
      return reply.status === 'problem' ? reply.problem.fields : []
    }
    expect(await fieldsOf({ name: ' ', permissions: 'create_jsa' })).toEqual([
      { path: 'name', message: 'Please enter name.' },
    ])
    expect(await fieldsOf({ name: 'x'.repeat(101), permissions: 'create_jsa' })).toEqual([
      { path: 'name', message: 'Maximum 100 characters' },
    ])
    const none = { path: 'permissions', message: 'Atleast one permission is required.' }
    expect(await fieldsOf({ name: 'Crew', permissions: '' })).toEqual([none])
    expect(await fieldsOf({ name: 'Crew' })).toEqual([none])
    expect(await fieldsOf({ name: 'Crew', permissions: ['create_jsa', 'fly'] })).toEqual([
      { path: 'permissions', message: 'There is no permission "fly".' },
    ])
  })

  test('have names of their own, in capitals or not', async () => {
    await makeGroup(world, 'g-crew', ['create_jsa'])
    await makeGroup(world, 'g-elsewhere', ['create_jsa'], [], 'other-org')
    const { permissions } = await world.as('admin')
    const wanted = { name: ' GROUP G-CREW ', permissions: 'create_jsa' }
    expect(problemOf(await permissions.saveGroup(wanted))).toBe('name_taken')
    contentOf(await permissions.saveGroup({ ...wanted, groupId: 'g-crew' }))
    contentOf(await permissions.saveGroup({ ...wanted, name: 'Group g-elsewhere' }))
    const twins = await Promise.all(
      ['Twin', 'twin'].map((name) => permissions.saveGroup({ ...wanted, name })),
    )
    expect(twins.map(problemOf).sort()).toEqual(['name_taken', 'status 200'])
  })

  test('hand out only what their keeper holds, unless to an administrator', async () => {
    await grantTo(world, 'manager', ['manage_permission_groups', 'create_jsa'])
    await makeGroup(world, 'g-rich', ['create_sqr'])
    const { permissions } = await world.as('manager')
    expect(
      await permissions.saveGroup({ name: 'New', permissions: 'create_jsa,admin' }),
    ).toMatchObject({ problem: { name: 'key_not_held', details: { keys: ['admin'] } } })
    const edit = { groupId: 'g-rich', name: 'Rich', permissions: 'create_sqr,approve_sqr' }
    expect(await permissions.saveGroup(edit)).toMatchObject({
      problem: { name: 'key_not_held', details: { keys: ['approve_sqr'] } },
    })
    contentOf(await permissions.saveGroup({ ...edit, permissions: 'create_sqr,create_jsa' }))
    contentOf(await (await world.as('admin')).permissions.saveGroup(edit))
  })

  test('do not change what their keeper may', async () => {
    await grantTo(world, 'manager', ['admin'])
    const { permissions } = await world.as('admin')
    const group = { groupId: 'g-admin', name: 'Administrators' }
    const held = 'admin,access_all_submissions,delete_all_submissions'
    expect(
      problemOf(await permissions.saveGroup({ ...group, permissions: `${held},create_jsa` })),
    ).toBe('own_rights')
    expect(problemOf(await permissions.saveGroup({ ...group, permissions: 'admin' }))).toBe(
      'own_rights',
    )
    expect(problemOf(await permissions.removeGroup({ groupId: 'g-admin' }))).toBe('own_rights')
    const renamed = contentOf(await permissions.saveGroup({ ...group, permissions: held }))
    expect(renamed).toMatchObject({ name: 'Administrators', memberCount: 1, rowVersion: 2 })
  })

  test('leave the last administrator alone', async () => {
    await grantTo(world, 'manager', ['manage_permission_groups'])
    const { permissions } = await world.as('manager')
    const edit = { groupId: 'g-admin', name: 'admin', permissions: 'access_all_submissions' }
    expect(problemOf(await permissions.saveGroup(edit))).toBe('last_admin')
    expect(await permissions.removeGroup({ groupId: 'g-admin' })).toMatchObject({
      status: 203,
      message: problem('last_admin').message,
    })
    expect(await keysOf('admin')).toContain('admin')
    await grantTo(world, 'colleague', ['admin'])
    contentOf(await permissions.removeGroup({ groupId: 'g-admin' }))
    expect(await keysOf('admin')).toEqual([])
  })

  test('are not changed on top of a version that the caller has not seen', async () => {
    await makeGroup(world, 'g-crew', ['create_jsa'])
    const { permissions } = await world.as('admin')
    const edit = { groupId: 'g-crew', name: 'Crew', permissions: 'create_jsa' }
    expect(contentOf(await permissions.saveGroup(edit, { ifMatch: 1 })).rowVersion).toBe(2)
    expect(problemOf(await permissions.saveGroup({ ...edit, name: 'B' }, { ifMatch: 1 }))).toBe(
      'row_changed',
    )
    const gone = await permissions.removeGroup({ groupId: 'g-crew' }, { ifMatch: 1 })
    expect(problemOf(gone)).toBe('row_changed')
  })

  test('act on their members from the next request on, and leave audit rows', async () => {
    const { permissions } = await world.as('admin')
    const made = contentOf(
      await permissions.saveGroup({ name: 'Crew', permissions: ['create_sqr', 'create_jsa'] }),
    )
    expect(made).toMatchObject({ permissions: ['create_jsa', 'create_sqr'], memberCount: 0 })
    const { groupId } = made
    contentOf(await permissions.save({ userId: cast.employee, groupIds: [groupId] }))
    expect(await keysOf('employee')).toEqual(['create_jsa', 'create_sqr'])
    contentOf(await permissions.saveGroup({ groupId, name: 'Crew', permissions: 'create_jsa' }))
    expect(await keysOf('employee')).toEqual(['create_jsa'])
    const { rowVersion } = contentOf(await permissions.get({ userId: cast.employee }))
    expect(await permissions.removeGroup({ groupId })).toMatchObject({ status: 200, content: null })
    expect(await keysOf('employee')).toEqual([])
    const after = contentOf(await permissions.get({ userId: cast.employee }))
    expect(after).toMatchObject({ groups: [], rowVersion: rowVersion + 1 })
    expect(await auditOf(groupId)).toEqual([
      {
        action: 'create',
        changes: {
          name: { from: null, to: 'Crew' },
          permissions: { from: [], to: ['create_jsa', 'create_sqr'] },
        },
      },
      {
        action: 'edit',
        changes: {
          name: { from: 'Crew', to: 'Crew' },
          permissions: { from: ['create_jsa', 'create_sqr'], to: ['create_jsa'] },
        },
      },
      {
        action: 'delete',
        changes: {
          name: { from: 'Crew', to: null },
          permissions: { from: ['create_jsa'], to: [] },
          members: { from: [cast.employee], to: [] },
        },
      },
    ])
  })

  test('are listed and shown with their active members', async () => {
    await makeGroup(world, 'g-crew', ['create_jsa'], ['employee', 'colleague', 'manager'])
    await world.database.kysely
      .updateTable('people')
      .set({ is_active: false })
      .where('id', '=', cast.colleague)
      .execute()
    const { permissions } = await world.as('admin')
    const byMembers = contentOf(await permissions.listGroups({ orderBy: 'members' }))
    expect(byMembers).toMatchObject({ totalRecords: 4, offset: 0 })
    expect(byMembers.data[0]).toEqual({
      groupId: 'g-crew',
      name: 'Group g-crew',
      permissions: ['create_jsa'],
      memberCount: 2,
      rowVersion: 1,
    })
    const found = contentOf(await permissions.listGroups({ search: 'REVIEW' }))
    expect(found.data.map(({ groupId }) => groupId)).toEqual(['g-reviewer'])
    const second = contentOf(
      await permissions.getGroup({ groupId: 'g-crew', pLimit: 1, pOffset: 1 }),
    )
    expect(second).toMatchObject({ memberCount: 2, offset: 1 })
    expect(second.members.map(({ personId }) => personId)).toEqual([cast.manager])
  })
})
