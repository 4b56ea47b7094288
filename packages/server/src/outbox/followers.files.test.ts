import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { cast, type CastName } from '../../test/cast.ts'
import { contentOf, startTestServer, type TestServer } from '../../test/harness.ts'
import { placeFile } from '../../test/place-file.ts'
import { nobodyMeant } from '../../test/place-message.ts'
import { placeSheet } from '../../test/place-sheet.ts'
import { grantTo } from '../../test/rights.ts'
import { bringIntoForce } from '../areas/files/files.force.ts'

// What followers and rules tell of files and sheets: of what comes into force and goes out of it.

let world: TestServer

beforeAll(async () => {
  world = await startTestServer()
  await grantTo(world, 'manager', ['manage_files', 'manage_sds'])
  await grantTo(world, 'foreman', ['edit_notify'])
})
afterAll(() => world.close())
beforeEach(async () => {
  for (const table of ['notifications', 'subscriptions', 'notify_rules'] as const) {
    await world.database.kysely.deleteFrom(table).execute()
  }
})

const toldTo = async (who: CastName) =>
  contentOf(await (await world.as(who)).notifications.list({})).data.map(
    ({ kind, event, record }) => [kind, event, record?.title],
  )

async function follow(who: CastName, recordType: 'library_file' | 'sds', recordId: string) {
  contentOf(await (await world.as(who)).subscriptions.save({ recordType, recordId }))
}

const meant = { ...nobodyMeant, personIds: [cast.employee, cast.reviewer] }

/** A file in force whose second version waits for the foreman's approval. */
async function waitingFile(id: string, columns: { require_ack: boolean; effective_from?: string }) {
  const force = { current_version: 1, material_version: 1, ack_from: '2025-01-01T12:00:00Z' }
  await placeFile(world, id, {
    audience: meant,
    columns: {
      ...{ status: 'pending', approver_id: cast.foreman, owner_id: cast.manager, version: 2 },
      ...force,
      ...columns,
    },
  })
  await world.database.kysely
    .insertInto('library_versions')
    .values({
      ...{ shard_key: 'test-org', file_id: id, version: 2, upload_id: `file-${id}` },
      ...{ uploaded_by: cast.manager, uploaded_at: '2026-03-05T12:00:00Z', is_material: true },
    })
    .execute()
}

async function approve(fileId: string) {
  world.wait(1000)
  contentOf(await (await world.as('foreman')).files.move({ fileId, event: 'approve' }))
  await world.tell()
}

const inForce = 'file_in_force'

test('a file that is approved for a later day is told of on that day', async () => {
  await waitingFile('later', { require_ack: false, effective_from: '2026-03-09' })
  await follow('employee', 'library_file', 'later')
  await approve('later')
  expect(await toldTo('employee')).toEqual([])
  world.wait(5 * 24 * 3_600_000)
  const { database, ports } = world
  await bringIntoForce({ database, ports, now: ports.clock.now() })
  await world.tell()
  expect(await toldTo('employee')).toEqual([['record_followed', inForce, 'File later']])
})

test('whoever follows a file that asks them is told once that it came into force', async () => {
  await waitingFile('asks', { require_ack: true })
  for (const who of ['employee', 'manager'] as const) {
    await follow(who, 'library_file', 'asks')
  }
  await approve('asks')
  expect(await toldTo('employee')).toEqual([['file_to_acknowledge', null, 'File asks']])
  // Nobody asks the manager to acknowledge it, and who brought it is told by the deed.
  expect(await toldTo('manager')).toEqual([['file_approved', null, 'File asks']])
})

test('a file that is archived is told to who read it, and to nobody else', async () => {
  await placeFile(world, 'gone', { audience: meant })
  await follow('employee', 'library_file', 'gone')
  const personIds = [cast.reviewer, cast.colleague].join(',')
  const rule = { moduleType: 'files', event: 'file_put_away', personIds } as const
  contentOf(await (await world.as('foreman')).notify.save(rule))
  const manager = await world.as('manager')
  const archive = { fileId: 'gone', event: 'archive', reason: 'Out of date' } as const
  contentOf(await manager.files.move(archive))
  await world.tell()
  const told = ['file_put_away', 'File gone']
  expect(await toldTo('employee')).toEqual([['record_followed', ...told]])
  expect(await toldTo('reviewer')).toEqual([['rule_told', ...told]])
  expect(await toldTo('colleague')).toEqual([])
})

test('a sheet that is archived is told to who read it, and one that never was in use to nobody', async () => {
  await placeSheet(world, 'used', { approved_at: '2026-03-01T18:00:00Z' })
  await placeSheet(world, 'never', { status: 'received' })
  await follow('employee', 'sds', 'used')
  const rule = { moduleType: 'sheets', event: 'sheet_put_away', personIds: cast.colleague } as const
  contentOf(await (await world.as('foreman')).notify.save(rule))
  const manager = await world.as('manager')
  for (const sheetId of ['used', 'never']) {
    world.wait(1000)
    contentOf(await manager.sds.move({ sheetId, event: 'archive', reason: 'Not bought' }))
  }
  await world.tell()
  const told = ['sheet_put_away', 'Product used']
  expect(await toldTo('employee')).toEqual([['record_followed', ...told]])
  expect(await toldTo('colleague')).toEqual([['rule_told', ...told]])
})
