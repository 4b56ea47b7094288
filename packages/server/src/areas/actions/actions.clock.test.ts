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

test('loses no reminder of a day without a round, and tells nobody what only waits to be verified', async () => {
  const now = world.ports.clock.now()
  const on = (days: number) => new Date(now.getTime() + days * day).toISOString().slice(0, 10)
  const since = new Date(now.getTime() - 30 * day)
  await placeAction(world, 'missed', { columns: { due_on: on(5), created_at: since } })
  await placeAction(world, 'fresh', { columns: { due_on: on(5), created_at: now } })
  await placeAction(world, 'verifying', {
    columns: { due_on: on(1), created_at: since, status: 'pending_verification' },
  })
  // Overdue for nine days: the second week began the day before.
  await placeAction(world, 'late', { columns: { due_on: on(-9), created_at: since } })
  await world.database.kysely.deleteFrom('notifications').execute()
  const { database, ports } = world
  await tellDueActions({ database, ports, now })
  await world.tell()
  const rows = await database.kysely
    .selectFrom('notifications')
    .select(['kind', 'record_id', 'person_id'])
    .where('record_id', 'in', ['missed', 'fresh', 'verifying', 'late'])
    .orderBy('record_id')
    .orderBy('person_id')
    .execute()
  expect(rows.map((row) => `${row.record_id} ${row.kind} ${row.person_id}`)).toEqual([
    `late action_overdue ${cast.employee}`,
    `late action_overdue ${cast.manager}`,
    `missed action_due ${cast.colleague}`,
  ])
})

test('reminds the owner of what was given back, and those who do it of what goes on today', async () => {
  const now = world.ports.clock.now()
  const on = (days: number) => new Date(now.getTime() + days * day).toISOString().slice(0, 10)
  const since = new Date(now.getTime() - 30 * day)
  const held = { created_at: since, status: 'on_hold', due_on: on(60) } as const
  await placeAction(world, 'r-back', {
    columns: { created_at: since, status: 'returned', due_on: on(1) },
  })
  await placeAction(world, 'r-held', { columns: { ...held, waits_until: on(0) } })
  await placeAction(world, 'r-longer', { columns: { ...held, waits_until: on(1) } })
  await placeAction(world, 'r-week', { columns: { ...held, waits_until: on(-7) } })
  const { database, ports } = world
  for (let times = 0; times < 2; times += 1) {
    await tellDueActions({ database, ports, now })
    await world.tell()
  }
  const rows = await database.kysely
    .selectFrom('notifications')
    .select(['kind', 'record_id', 'person_id'])
    .where('record_id', 'like', 'r-%')
    .orderBy('record_id')
    .orderBy('person_id')
    .execute()
  expect(rows.map((row) => `${row.record_id} ${row.kind} ${row.person_id}`)).toEqual([
    `r-back action_due ${cast.employee}`,
    `r-held action_resume_due ${cast.colleague}`,
    `r-week action_resume_due ${cast.colleague}`,
    `r-week action_resume_due ${cast.employee}`,
  ])
})

test('reminds whoever verifies of what waits for that, and the owner of what is to be judged', async () => {
  const now = world.ports.clock.now()
  const on = (days: number) => new Date(now.getTime() + days * day).toISOString().slice(0, 10)
  const since = new Date(now.getTime() - 30 * day)
  const done = { created_at: since, status: 'pending_verification', completed_at: since } as const
  const verified = (
    id: string,
    columns: NonNullable<Parameters<typeof placeAction>[2]>['columns'],
  ) => placeAction(world, id, { verifier: 'foreman', columns: { ...done, ...columns } })
  await verified('v-soon', { due_on: on(1) })
  await verified('v-late', { due_on: on(-9) })
  // Its verifier has just been asked.
  await verified('v-fresh', { due_on: on(-2), completed_at: now })
  const watched = { created_at: since, status: 'effectiveness_review', due_on: on(-20) } as const
  await placeAction(world, 'w-now', { columns: { ...watched, waits_until: on(0) } })
  await placeAction(world, 'w-then', { columns: { ...watched, waits_until: on(1) } })
  await placeAction(world, 'w-said', {
    columns: { ...watched, waits_until: on(0), is_effective: false },
  })
  const { database, ports } = world
  await tellDueActions({ database, ports, now })
  await world.tell()
  await tellDueActions({ database, ports, now })
  await world.tell()
  const rows = await database.kysely
    .selectFrom('notifications')
    .select(['kind', 'record_id', 'person_id'])
    .where('record_id', 'in', ['v-soon', 'v-late', 'v-fresh', 'w-now', 'w-then', 'w-said'])
    .orderBy('record_id')
    .orderBy('person_id')
    .execute()
  expect(rows.map((row) => `${row.record_id} ${row.kind} ${row.person_id}`)).toEqual([
    `v-late action_verify_due ${cast.foreman}`,
    `v-soon action_verify_due ${cast.foreman}`,
    `w-now action_review_due ${cast.employee}`,
  ])
})
