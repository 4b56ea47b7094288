import { afterAll, beforeAll, expect, test } from 'vitest'
import { cast, type CastName } from '../../../test/cast.ts'
import { contentOf, startTestServer, type TestServer } from '../../../test/harness.ts'
import { placeFile } from '../../../test/place-file.ts'
import { grantTo } from '../../../test/rights.ts'

let world: TestServer

beforeAll(async () => {
  world = await startTestServer()
  await grantTo(world, 'manager', ['manage_files'])
})
afterAll(() => world.close())

test('whoever comes later has as many days as everybody had', async () => {
  await placeFile(world, 'old')
  const keeper = await world.as('manager')
  const stateOf = async (name: CastName) => {
    const { data } = contentOf(await keeper.files.acknowledgements({ fileId: 'old' }))
    return data.find(({ person }) => person.personId === cast[name])?.state
  }
  const admin = await world.as('admin')
  const named = { userId: cast.reviewer }
  // Nothing is gained by being let in where one is in already.
  contentOf(await admin.people.reactivate(named))
  expect(await stateOf('reviewer')).toBe('overdue')
  contentOf(await admin.people.deactivate(named))
  contentOf(await admin.people.reactivate(named))
  expect(await stateOf('reviewer')).toBe('pending')
  expect(await stateOf('employee')).toBe('overdue')
  world.wait(14 * 24 * 3_600_000)
  expect(await stateOf('reviewer')).toBe('pending')
  world.wait(24 * 3_600_000)
  expect(await stateOf('reviewer')).toBe('overdue')
})
