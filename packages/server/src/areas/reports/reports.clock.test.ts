import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { cast, castZone, type CastName } from '../../../test/cast.ts'
import { contentOf, startTestServer, type TestServer } from '../../../test/harness.ts'
import { placeReport } from '../../../test/place-report.ts'
import { grantTo } from '../../../test/rights.ts'
import { tellDueReports } from './reports.clock.ts'
import { nextTelling } from './reports.pace.ts'

let world: TestServer

beforeEach(async () => {
  world = await startTestServer()
  await grantTo(world, 'manager', ['manage_reports'])
})
afterEach(() => world.close())

const round = (at: string) =>
  tellDueReports({ database: world.database, ports: world.ports, now: new Date(at) })

const everybody = [cast.employee, cast.colleague, cast.manager]

/** A report of the manager's that is told on Mondays; 2 March 2026 is one. */
const place = (id: string, columns: Parameters<typeof placeReport>[2] = {}) =>
  placeReport(world, id, {
    ...{ owner_id: cast.manager, pace: 'weekly', tells_on: '2026-03-02' },
    ...{ recipient_ids: everybody, ...columns },
  })

async function toldOf(reportId: string): Promise<string[]> {
  await world.tell()
  const rows = await world.database.kysely
    .selectFrom('notifications')
    .select(['kind', 'person_id'])
    .where('record_id', '=', reportId)
    .orderBy('person_id')
    .execute()
  expect(rows.every(({ kind }) => kind === 'report_ready')).toBe(true)
  return rows.map(({ person_id: id }) => id)
}

const tellsOn = async (id: string) =>
  (
    await world.database.kysely
      .selectFrom('reports')
      .select(['tells_on', 'row_version'])
      .where('id', '=', id)
      .executeTakeFirst()
  )?.tells_on

const leaves = (who: CastName) =>
  world.database.kysely
    .updateTable('people')
    .set({ is_active: false })
    .where('id', '=', cast[who])
    .execute()

describe('people are told of a report', () => {
  test('at six in the morning of its owner, once, by whichever of several processes', async () => {
    await place('r')
    await round('2026-03-02T11:59:00Z')
    expect(await tellsOn('r')).toBe('2026-03-02')
    expect(await toldOf('r')).toEqual([])
    await Promise.all([round('2026-03-02T12:00:00Z'), round('2026-03-02T12:00:00Z')])
    await round('2026-03-02T12:15:00Z')
    expect(await tellsOn('r')).toBe('2026-03-09')
    expect(await toldOf('r')).toEqual([...everybody].sort())
    const [told] = contentOf(await (await world.as('colleague')).notifications.list({})).data
    expect(told).toMatchObject({
      ...{ kind: 'report_ready', actor: null },
      record: { type: 'report', id: 'r', title: 'Report r' },
    })
  })

  test('in the zone of its owner, once for all the days that were missed', async () => {
    await world.database.kysely
      .updateTable('people')
      .set({ time_zone: 'Pacific/Auckland' })
      .where('id', '=', cast.manager)
      .execute()
    await place('r', { pace: 'daily' })
    await round('2026-03-01T16:45:00Z')
    expect(await tellsOn('r')).toBe('2026-03-02')
    await round('2026-03-01T17:00:00Z')
    expect(await tellsOn('r')).toBe('2026-03-03')
    await round('2026-03-04T17:00:00Z')
    expect(await tellsOn('r')).toBe('2026-03-06')
    expect(await toldOf('r')).toHaveLength(everybody.length * 2)
  })

  test('however many others are told later that day', async () => {
    await world.database.kysely
      .updateTable('people')
      .set({ time_zone: 'Pacific/Honolulu' })
      .where('id', '=', cast.employee)
      .execute()
    const later = {
      owner_id: cast.employee,
      pace: 'daily' as const,
      recipient_ids: [cast.employee],
    }
    await Promise.all(Array.from({ length: 501 }, (_, at) => place(`a-${at}`, later)))
    await place('z', { pace: 'daily' })
    await round('2026-03-02T12:00:00Z')
    expect([await tellsOn('a-0'), await tellsOn('z')]).toEqual(['2026-03-02', '2026-03-03'])
  })

  test('but whoever has left, and others than the owner by one who may not tell them', async () => {
    await place('left')
    await place('own', { recipient_ids: [cast.colleague] })
    await leaves('colleague')
    await round('2026-03-02T12:00:00Z')
    expect(await toldOf('left')).toEqual([cast.employee, cast.manager])
    expect(await toldOf('own')).toEqual([])
    await grantTo(world, 'manager', [])
    await place('lost')
    await round('2026-03-02T12:00:00Z')
    expect(await toldOf('lost')).toEqual([cast.manager])
    await leaves('manager')
    await place('orphan')
    await round('2026-03-02T12:00:00Z')
    expect(await toldOf('orphan')).toEqual([])
    expect(await tellsOn('orphan')).toBe('2026-03-09')
  })
})

test('the next day is reckoned from the present, on the wall of a zone', () => {
  const next = (pace: Parameters<typeof nextTelling>[0], at: string, zone = castZone) =>
    nextTelling(pace, new Date(at), zone)
  expect(next('never', '2026-03-05T15:00:00Z')).toBeNull()
  expect(next('daily', '2026-03-05T11:59:00Z')).toBe('2026-03-05')
  expect(next('daily', '2026-03-05T12:00:00Z')).toBe('2026-03-06')
  expect(next('weekly', '2026-03-02T11:59:00Z')).toBe('2026-03-02')
  expect(next('weekly', '2026-03-02T12:00:00Z')).toBe('2026-03-09')
  expect(next('weekly', '2026-03-08T23:00:00Z')).toBe('2026-03-09')
  expect(next('monthly', '2026-03-01T11:00:00Z')).toBe('2026-03-01')
  expect(next('monthly', '2026-03-01T13:00:00Z')).toBe('2026-04-01')
  expect(next('monthly', '2026-12-31T15:00:00Z', 'Asia/Tokyo')).toBe('2027-01-01')
  expect(next('monthly', '2026-12-31T22:00:00Z', 'Asia/Tokyo')).toBe('2027-02-01')
})
