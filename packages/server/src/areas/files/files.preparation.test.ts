import { afterAll, beforeAll, expect, test } from 'vitest'
import { cast, type CastName } from '../../../test/cast.ts'
import { contentOf, startTestServer, type TestServer } from '../../../test/harness.ts'
import { placeFile } from '../../../test/place-file.ts'
import { grantTo } from '../../../test/rights.ts'
import { sendPhoto } from '../../../test/send-photo.ts'

// Who only reads a file is told nothing of a version that is on its way (decision 0079).

let world: TestServer

beforeAll(async () => {
  world = await startTestServer()
  await grantTo(world, 'manager', ['manage_files'])
  await placeFile(world, 'read', { columns: { approver_id: cast.foreman } })
  await placeFile(world, 'other', { columns: { updated_at: '2026-02-02T12:00:00Z' } })
})
afterAll(() => world.close())

/** All that a person is told of the files: the page, the list, what they search for, the workbook. */
async function toldOf(who: CastName) {
  const { files, search } = await world.as(who)
  const inForce = { section: 'library' } as const
  const rows = contentOf(await files.list({ ...inForce, orderBy: 'changed' })).data
  const changed = { ...inForce, fromDate: '2026-03-01', toDate: '2026-03-31' }
  return {
    file: contentOf(await files.get({ fileId: 'read' })),
    rows,
    changed: contentOf(await files.list(changed)).data,
    found: contentOf(await search.find({ search: 'File read', kinds: 'files' })).files.data,
  }
}

test('neither the page, nor lists, nor what is searched for moves with it', async () => {
  const before = { reader: await toldOf('employee'), approver: await toldOf('foreman') }
  world.wait(60_000)
  const file = `upload:${await sendPhoto(world, 'manager')}`
  const manager = await world.as('manager')
  contentOf(await manager.files.addVersion({ fileId: 'read', file, isMaterial: true }))
  expect(await toldOf('employee')).toEqual(before.reader)
  contentOf(await manager.files.move({ fileId: 'read', event: 'submit' }))
  expect(await toldOf('employee')).toEqual(before.reader)

  const approver = await toldOf('foreman')
  expect(approver.file).toMatchObject({ status: 'pending', rowVersion: 3 })
  expect(approver.file.changedAt > before.approver.file.changedAt).toBe(true)
  expect(approver.changed).toMatchObject([{ fileId: 'read' }])
  expect(approver.found).toMatchObject([{ status: 'pending' }])

  world.wait(60_000)
  contentOf(await (await world.as('foreman')).files.move({ fileId: 'read', event: 'approve' }))
  expect((await toldOf('employee')).changed).toMatchObject([{ fileId: 'read', currentVersion: 2 }])
})
