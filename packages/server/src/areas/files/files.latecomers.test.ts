import { afterAll, beforeAll, expect, test } from 'vitest'
import { cast } from '../../../test/cast.ts'
import { startTestServer, type TestServer } from '../../../test/harness.ts'
import { placeAcknowledgement, placeFile } from '../../../test/place-file.ts'
import { nobodyMeant } from '../../../test/place-message.ts'
import { latecomersJob } from '../../acknowledgements.clock.ts'

let world: TestServer

beforeAll(async () => {
  world = await startTestServer()
  const audience = { ...nobodyMeant, personIds: [cast.employee, cast.colleague, cast.manager] }
  await placeFile(world, 'asks', { audience })
  // What is to be acknowledged again is told by another clock.
  await placeFile(world, 'again', { audience, columns: { repeat_months: 1 } })
  for (const personId of [cast.employee, cast.manager]) {
    await placeAcknowledgement(world, 'again', personId, '2026-01-10T12:00:00Z')
  }
  await placeFile(world, 'asks-nobody', { audience, columns: { require_ack: false } })
  await placeFile(world, 'archived', { audience, columns: { status: 'archived' } })
  await placeFile(world, 'for-others', { audience: { ...nobodyMeant, personIds: [cast.foreman] } })
  await placeAcknowledgement(world, 'asks', cast.manager)
})
afterAll(() => world.close())

async function toldOf(): Promise<string[]> {
  const { database, ports } = world
  await latecomersJob.run({ database, ports, now: ports.clock.now() }, {})
  await world.tell()
  const rows = await database.kysely
    .selectFrom('notifications')
    .select(['person_id', 'record_id'])
    .where('kind', '=', 'file_to_acknowledge')
    .orderBy('person_id')
    .execute()
  return rows.map((row) => `${row.record_id} ${row.person_id}`)
}

test('whoever took their seat later is told once of what a file asks of them, and nobody else', async () => {
  expect(await toldOf()).toEqual([])
  await world.database.kysely
    .updateTable('people')
    .set({ placed_at: world.ports.clock.now() })
    .where('id', 'in', [cast.employee, cast.manager])
    .execute()
  expect(await toldOf()).toEqual([`asks ${cast.employee}`])
  world.wait(3_600_000)
  expect(await toldOf()).toEqual([`asks ${cast.employee}`])
})
