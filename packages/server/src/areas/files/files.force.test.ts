import { afterAll, beforeAll, expect, test } from 'vitest'
import { cast, type CastName } from '../../../test/cast.ts'
import { contentOf, problemOf, startTestServer, type TestServer } from '../../../test/harness.ts'
import { placeFile } from '../../../test/place-file.ts'
import { nobodyMeant } from '../../../test/place-message.ts'
import { grantTo } from '../../../test/rights.ts'
import { verifyChains } from '../../audit.ts'
import { bringIntoForce } from './files.force.ts'

// What is approved for a later day: nobody reads it before, and everybody from then on.

let world: TestServer
const hour = 3_600_000
const fileId = 'monday'

beforeAll(async () => {
  world = await startTestServer()
  await grantTo(world, 'manager', ['manage_files'])
  await placeFile(world, fileId, {
    audience: { ...nobodyMeant, personIds: [cast.employee, cast.foreman] },
    columns: {
      ...{ status: 'pending', approver_id: cast.foreman, owner_id: cast.manager, version: 2 },
      ...{ current_version: 1, material_version: 1, ack_from: '2025-01-01T12:00:00Z' },
    },
  })
  await world.database.kysely
    .insertInto('library_versions')
    .values({
      ...{ shard_key: 'test-org', file_id: fileId, version: 2, upload_id: `file-${fileId}` },
      ...{ uploaded_by: cast.manager, uploaded_at: '2026-03-05T12:00:00Z', is_material: true },
    })
    .execute()
})
afterAll(() => world.close())

const seen = async (who: CastName) => contentOf(await (await world.as(who)).files.get({ fileId }))

async function rounds(): Promise<void> {
  const { database, ports } = world
  const round = () => bringIntoForce({ database, ports, now: ports.clock.now() })
  await Promise.all([round(), round()])
  await world.tell()
}

test('is read from its day on, told once, and acknowledged within the days from then', async () => {
  const manager = await world.as('manager')
  const said = {
    fileId,
    name: 'Lock-out',
    tags: 'locks',
    requireAck: true,
    approverId: cast.foreman,
  }
  const meant = { personIds: [cast.employee, cast.foreman] }
  const monday = { ...said, ...meant, effectiveFrom: '2026-03-09' }
  expect(await manager.files.save({ ...monday, effectiveFrom: 'Monday' })).toMatchObject({
    problem: { fields: [{ path: 'effectiveFrom' }] },
  })
  contentOf(await manager.files.save(monday))
  // It is Thursday, 5 March.
  const foreman = await world.as('foreman')
  expect(await foreman.files.move({ fileId, event: 'approve' })).toMatchObject({
    status: 200,
    message: 'Approved: in force from 2026-03-09.',
  })
  expect(await seen('manager')).toMatchObject({ status: 'ahead', currentVersion: 1 })
  expect(await seen('employee')).toMatchObject({
    ...{ status: 'approved', currentVersion: 1, effectiveFrom: null },
  })
  const work = contentOf(await manager.files.list({ section: 'work' })).data
  expect(work.map((file) => file.fileId)).toEqual([fileId])
  expect(problemOf(await foreman.files.move({ fileId, event: 'approve' }))).toBe('wrong_state')

  // Monday begins at 06:00 UTC in Chicago, whose summer time began the night before at 05:00.
  world.wait(86 * hour - hour / 60)
  await rounds()
  expect(await seen('manager')).toMatchObject({ status: 'ahead' })
  world.wait(hour / 60)
  await rounds()
  await rounds()
  expect(await seen('employee')).toMatchObject({
    ...{ status: 'approved', currentVersion: 2 },
    own: { state: 'pending', dueOn: '2026-03-23', isOpened: false },
  })
  const { data } = contentOf(await manager.files.history({ fileId }))
  expect(data.map(({ action }) => action)).toEqual(['comeIntoForce', 'approve', 'edit'])
  expect(data[0]).toMatchObject({
    person: null,
    fields: [
      { label: 'Status', from: 'In force later', to: 'In force' },
      { label: 'In force', from: '1', to: '2' },
    ],
  })
  const told = await world.database.kysely
    .selectFrom('notifications')
    .select(['person_id', 'actor_id'])
    .where('kind', '=', 'file_to_acknowledge')
    .execute()
  // Whoever approved it knows.
  expect(told).toEqual([{ person_id: cast.employee, actor_id: cast.foreman }])
  expect((await verifyChains(world.database.kysely)).broken).toEqual([])
})

test('is archived while it waits, and stays so', async () => {
  const columns = { status: 'ahead', effective_from: '2026-03-20', current_version: null } as const
  await placeFile(world, 'stopped', { columns })
  const manager = await world.as('manager')
  const archive = { fileId: 'stopped', event: 'archive', reason: 'Not needed' } as const
  contentOf(await manager.files.move(archive))
  world.wait(20 * 24 * hour)
  await rounds()
  const { status } = contentOf(await manager.files.get({ fileId: 'stopped' }))
  expect(status).toBe('archived')
})
