import { afterAll, beforeAll, expect, test } from 'vitest'
import { cast } from '../../../test/cast.ts'
import { startTestServer, type TestServer } from '../../../test/harness.ts'
import { placeAction } from '../../../test/place-action.ts'
import { tellDueActions } from './actions.clock.ts'

let world: TestServer
const day = 24 * 3_600_000

beforeAll(async () => {
  world = await startTestServer()
  await world.database.kysely
    .updateTable('people')
    .set({ manager_id: cast.manager })
    .where('id', '=', cast.employee)
    .execute()
})
afterAll(() => world.close())

test('tells each due day once: assignees before it, the owner after it, then their manager', async () => {
  // It is 5 March; the employee owns it, the colleague does it.
  await placeAction(world, 'due', { columns: { due_on: '2026-03-13' } })
  await placeAction(world, 'done', { columns: { due_on: '2026-03-13', status: 'closed' } })
  await placeAction(world, 'gone', {
    columns: { due_on: '2026-03-13', deleted_at: new Date('2026-03-02T10:00:00Z') },
  })
  const said: string[] = []
  for (let passed = 0; passed < 25; passed += 1) {
    const { database, ports } = world
    const now = ports.clock.now()
    const round = () => tellDueActions({ database, ports, now })
    await round()
    await round()
    await world.tell()
    await round()
    await world.tell()
    const rows = await database.kysely
      .selectFrom('notifications')
      .select(['kind', 'person_id', 'record_id', 'actor_id'])
      .where('created_at', '=', now)
      .orderBy('person_id')
      .execute()
    for (const { kind, person_id: id, record_id: record, actor_id: actor } of rows) {
      expect([record, actor]).toEqual(['due', null])
      const name = Object.entries(cast).find(([, personId]) => personId === id)?.[0]
      said.push(`${now.toISOString().slice(5, 10)} ${kind} ${name ?? id}`)
    }
    world.wait(day)
  }
  expect(said.sort()).toEqual([
    '03-06 action_due colleague',
    '03-12 action_due colleague',
    '03-13 action_due colleague',
    '03-14 action_overdue employee',
    '03-21 action_overdue employee',
    '03-21 action_overdue manager',
    '03-28 action_overdue employee',
    '03-28 action_overdue manager',
  ])
})
