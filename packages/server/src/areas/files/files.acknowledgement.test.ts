import { afterAll, beforeAll, expect, test } from 'vitest'
import { cast, type CastName } from '../../../test/cast.ts'
import { contentOf, startTestServer, type TestServer } from '../../../test/harness.ts'
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

async function move(who: CastName, fileId: string, event: 'submit' | 'sendBack' | 'approve') {
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
