import { afterAll, beforeAll, expect, test } from 'vitest'
import { cast, type CastName } from '../../../test/cast.ts'
import { contentOf, problemOf, startTestServer, type TestServer } from '../../../test/harness.ts'
import { placeAcknowledgement, placeFile } from '../../../test/place-file.ts'
import { grantTo } from '../../../test/rights.ts'
import { sendPhoto } from '../../../test/send-photo.ts'

// What voids an acknowledgement, and what ends a waiver (domain 2.12; decision 0079).

let world: TestServer

beforeAll(async () => {
  world = await startTestServer()
  await grantTo(world, 'manager', ['manage_files'])
})
afterAll(() => world.close())

async function bring(fileId: string, isMaterial = false) {
  const file = `upload:${await sendPhoto(world, 'manager')}`
  contentOf(await (await world.as('manager')).files.addVersion({ fileId, file, isMaterial }))
}

async function move(
  who: CastName,
  fileId: string,
  event: 'submit' | 'sendBack' | 'approve' | 'archive' | 'takeUp',
) {
  world.wait(1000)
  contentOf(await (await world.as(who)).files.move({ fileId, event, reason: 'It is so.' }))
}

const stateOf = async (who: CastName, fileId: string) =>
  contentOf(await (await world.as(who)).files.get({ fileId })).own?.state

test('a material version that was sent back voids with the one that is approved in its place', async () => {
  await placeFile(world, 'mended', { columns: { approver_id: cast.foreman } })
  await placeAcknowledgement(world, 'mended', cast.employee)
  expect(await stateOf('employee', 'mended')).toBe('acknowledged')
  await bring('mended', true)
  await move('manager', 'mended', 'submit')
  await move('foreman', 'mended', 'sendBack')
  // A slip of the pen in what is new: a small change of a large one.
  await bring('mended')
  await move('manager', 'mended', 'submit')
  await move('foreman', 'mended', 'approve')
  expect(await stateOf('employee', 'mended')).toBe('pending')
})

test('a file long in force that begins to ask asks since that day, and tells whom it is for', async () => {
  const fileId = 'begins'
  await placeFile(world, fileId, { columns: { require_ack: false, tags: ['placed'] } })
  const manager = await world.as('manager')
  const said = { fileId, name: 'File begins', tags: 'placed', countries: '-1' }
  contentOf(await manager.files.save({ ...said, requireAck: true }))
  expect(contentOf(await (await world.as('employee')).files.get({ fileId })).own).toMatchObject({
    ...{ state: 'pending', dueOn: '2026-03-19' },
  })
  await world.tell()
  const told = async () => {
    const rows = await world.database.kysely
      .selectFrom('notifications')
      .select('person_id')
      .where('kind', '=', 'file_to_acknowledge')
      .where('record_id', '=', fileId)
      .execute()
    return rows.map((row) => row.person_id)
  }
  expect(await told()).toContain(cast.employee)
  expect(await told()).not.toContain(cast.manager)
  const before = await told()
  contentOf(await manager.files.save({ ...said, requireAck: true }))
  await world.tell()
  expect(await told()).toEqual(before)
})

test('whoever acknowledges a later version after all is not waived any more', async () => {
  await placeFile(world, 'waived', { columns: { approver_id: cast.foreman } })
  const waived = { fileId: 'waived', personId: cast.employee, reason: 'On leave' }
  contentOf(await (await world.as('manager')).files.waive(waived))
  await bring('waived')
  await move('manager', 'waived', 'submit')
  await move('foreman', 'waived', 'approve')
  expect(await stateOf('employee', 'waived')).toBe('waived')
  const employee = await world.as('employee')
  contentOf(await employee.files.open({ fileId: 'waived' }))
  contentOf(await employee.files.acknowledge({ fileId: 'waived' }))
  expect(await stateOf('employee', 'waived')).toBe('acknowledged')
})

test('what is taken up again is opened and acknowledged anew, and asked of who was waived', async () => {
  await placeFile(world, 'again', { columns: { approver_id: cast.foreman } })
  await placeAcknowledgement(world, 'again', cast.employee)
  const waived = { fileId: 'again', personId: cast.colleague, reason: 'On leave' }
  contentOf(await (await world.as('manager')).files.waive(waived))
  await move('manager', 'again', 'archive')
  await move('manager', 'again', 'takeUp')
  await move('manager', 'again', 'submit')
  await move('foreman', 'again', 'approve')
  expect(await stateOf('employee', 'again')).toBe('pending')
  expect(await stateOf('colleague', 'again')).toBe('pending')
  const employee = await world.as('employee')
  expect(problemOf(await employee.files.acknowledge({ fileId: 'again' }))).toBe('wrong_state')
  contentOf(await employee.files.open({ fileId: 'again' }))
  contentOf(await employee.files.acknowledge({ fileId: 'again' }))
  expect(await stateOf('employee', 'again')).toBe('acknowledged')
})

test('what repeats is opened in each round: what was read between two does not count', async () => {
  await placeFile(world, 'monthly', { columns: { repeat_months: 1 } })
  const employee = await world.as('employee')
  contentOf(await employee.files.open({ fileId: 'monthly' }))
  contentOf(await employee.files.acknowledge({ fileId: 'monthly' }))
  world.wait(24 * 3_600_000)
  contentOf(await employee.files.open({ fileId: 'monthly' }))
  expect(await stateOf('employee', 'monthly')).toBe('acknowledged')
  world.wait(32 * 24 * 3_600_000)
  const own = async () => contentOf(await employee.files.get({ fileId: 'monthly' })).own
  expect(await own()).toMatchObject({ state: 'pending', isOpened: false })
  expect(problemOf(await employee.files.acknowledge({ fileId: 'monthly' }))).toBe('wrong_state')
  contentOf(await employee.files.open({ fileId: 'monthly' }))
  expect(await own()).toMatchObject({ state: 'pending', isOpened: true })
  contentOf(await employee.files.acknowledge({ fileId: 'monthly' }))
  expect(await own()).toMatchObject({ state: 'acknowledged' })
})
