import { afterAll, beforeAll, expect, test } from 'vitest'
import { cast } from '../../../test/cast.ts'
import { startTestServer, type TestServer } from '../../../test/harness.ts'
import { placeJsa } from '../../../test/place-jsa.ts'
import { placeLoto } from '../../../test/place-loto.ts'
import { grantTo } from '../../../test/rights.ts'
import { tellOfNearEnds, tellOfPassedEnds } from '../loto/loto.clock.ts'
import { tellOfEndingJsas, tellOfWaitingJsas } from './jsa.clock.ts'

// What the clock tells of jobs and of lockouts (decision 0125). It is 15:00.

let world: TestServer

beforeAll(async () => {
  world = await startTestServer()
  await grantTo(world, 'manager', ['edit_all_jsa'])
  await grantTo(world, 'reviewer', ['edit_all_jsa'])
  await grantTo(world, 'foreman', ['authorize_loto'])
})
afterAll(() => world.close())

/** Two rounds, the second of which has nothing left to tell; what was told, of which record, to whom. */
async function toldBy(round: typeof tellOfWaitingJsas) {
  world.wait(1000)
  const { database, ports } = world
  const now = ports.clock.now()
  await round({ database, ports, now })
  await world.tell()
  await round({ database, ports, now })
  await world.tell()
  const rows = await database.kysely
    .selectFrom('notifications')
    .select(['kind', 'record_id', 'person_id', 'actor_id'])
    .where('created_at', '=', now)
    .orderBy('record_id')
    .orderBy('person_id')
    .execute()
  expect(rows.every(({ actor_id: actor }) => actor === null)).toBe(true)
  return rows.map((row) => `${row.kind} ${row.record_id} ${row.person_id}`)
}

test('whoever may approve an analysis is told that its work begins within the hour', async () => {
  const waits = (id: string, starts_at: string, severity: number, columns = {}) =>
    placeJsa(world, id, {
      columns: { status: 'awaiting_approval', starts_at, ...columns },
      hazards: [{ residual_likelihood: 3, residual_severity: severity }],
    })
  await waits('near', '2026-03-05T15:50:00Z', 4)
  await waits('begun', '2026-03-05T14:00:00Z', 4)
  await waits('severe', '2026-03-05T15:30:00Z', 5, { hazard_writers: [cast.reviewer] })
  await waits('far', '2026-03-05T16:30:00Z', 4)
  await placeJsa(world, 'ready', {
    columns: { status: 'ready', starts_at: '2026-03-05T15:30:00Z' },
  })
  expect(await toldBy(tellOfWaitingJsas)).toEqual([
    `jsa_approval_soon begun ${cast.foreman}`,
    `jsa_approval_soon near ${cast.foreman}`,
    `jsa_approval_soon severe ${cast.manager}`,
  ])
  world.wait(3_600_000)
  expect(await toldBy(tellOfWaitingJsas)).toEqual([`jsa_approval_soon far ${cast.foreman}`])
})

test('whoever leads a lockout is told of its planned end, and of a later one anew', async () => {
  const ended = '2026-03-05T14:30:00Z'
  const place = (id: string, status: 'draft' | 'work_active' | 'restored', planned_end = ended) =>
    placeLoto(world, id, {
      columns: { status, planned_start: '2026-03-05T13:00:00Z', planned_end },
    })
  await place('passed', 'work_active')
  await place('on', 'work_active', '2026-03-05T20:00:00Z')
  await place('planned', 'draft')
  await place('over', 'restored')
  expect(await toldBy(tellOfPassedEnds)).toEqual([`loto_end_passed passed ${cast.foreman}`])
  await world.database.kysely
    .updateTable('lotos')
    .set({ planned_end: '2026-03-05T18:00:00Z' })
    .where('id', '=', 'passed')
    .execute()
  world.wait(3_600_000)
  expect(await toldBy(tellOfPassedEnds)).toEqual([])
  world.wait(2 * 3_600_000)
  expect(await toldBy(tellOfPassedEnds)).toEqual([`loto_end_passed passed ${cast.foreman}`])
})

test('the crew of a job that is nearly over is told once, with its supervisor and its author', async () => {
  const now = world.ports.clock.now().getTime()
  const inMinutes = (minutes: number) => new Date(now + minutes * 60_000)
  const place = (id: string, status: 'active' | 'ready', minutes: number) =>
    placeJsa(world, id, {
      columns: { status, starts_at: inMinutes(-60), expires_at: inMinutes(minutes) },
      crew: [{ person_id: cast.colleague }, { person_id: cast.admin, left_at: inMinutes(-5) }],
    })
  await place('ending', 'active', 25)
  await place('unopened', 'ready', 25)
  await place('later', 'active', 45)
  await place('ended', 'active', -1)
  const told = (id: string) =>
    [cast.colleague, cast.employee, cast.foreman].map((who) => `jsa_ends_soon ${id} ${who}`).sort()
  expect(await toldBy(tellOfEndingJsas)).toEqual(told('ending'))
  world.wait(20 * 60_000)
  expect(await toldBy(tellOfEndingJsas)).toEqual(told('later'))
})

test('whoever leads a lockout is told once that its planned end is near', async () => {
  const now = world.ports.clock.now().getTime()
  const place = (id: string, minutes: number) =>
    placeLoto(world, id, {
      columns: { status: 'locked', planned_end: new Date(now + minutes * 60_000) },
    })
  await place('near-end', 20)
  await place('far-end', 50)
  await place('past-end', -5)
  expect(await toldBy(tellOfNearEnds)).toEqual([`loto_end_near near-end ${cast.foreman}`])
  world.wait(25 * 60_000)
  const later = await toldBy(tellOfNearEnds)
  expect(later).toContain(`loto_end_near far-end ${cast.foreman}`)
  expect(later).not.toContain(`loto_end_near near-end ${cast.foreman}`)
})
