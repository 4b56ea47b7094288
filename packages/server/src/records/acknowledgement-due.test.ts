import { afterAll, beforeAll, expect, test } from 'vitest'
import { cast, castShard, type CastName } from '../../test/cast.ts'
import { startTestServer, type TestServer } from '../../test/harness.ts'
import { placeAcknowledgement, placeFile } from '../../test/place-file.ts'
import { nobodyMeant } from '../../test/place-message.ts'
import { placeSheet } from '../../test/place-sheet.ts'
import { dueAcknowledgementsJob } from '../acknowledgements.clock.ts'

// Who is told by the clock of what is to be acknowledged, and that each due day is told once.

let world: TestServer
const day = 24 * 3_600_000
/** The day of the made clock, in days since it began on 5 March 2026, 15:00 UTC. */
let today = 0

beforeAll(async () => {
  world = await startTestServer()
})
afterAll(() => world.close())

/** Two rounds at once, as two processes make them, and one after it. */
async function roundsOn(date: string): Promise<string[]> {
  const passed = (Date.parse(`${date}T15:00:00Z`) - Date.parse('2026-03-05T15:00:00Z')) / day
  world.wait((passed - today) * day)
  today = passed
  const { database, ports } = world
  const round = () => dueAcknowledgementsJob.run({ database, ports, now: ports.clock.now() }, {})
  await Promise.all([round(), round()])
  await world.tell()
  await round()
  await world.tell()
  const rows = await database.kysely
    .selectFrom('notifications')
    .select(['kind', 'record_id', 'person_id', 'actor_id'])
    .where('created_at', '=', ports.clock.now())
    .orderBy('kind')
    .execute()
  return rows
    .map(({ kind, record_id: record, person_id: id, actor_id: actor }) => {
      expect(actor).toBeNull()
      const name = Object.entries(cast).find(([, personId]) => personId === id)?.[0]
      return `${record} ${kind} ${name ?? id}`
    })
    .sort()
}

const meant = (...names: CastName[]) => ({
  ...nobodyMeant,
  personIds: names.map((name) => cast[name]),
})

test('whoever is late is told once for each due day, and who keeps the file each week', async () => {
  const asked = { ack_from: '2026-03-01T06:00:00Z', due_days: 14, repeat_months: 1 }
  const audience = meant('employee', 'colleague', 'manager')
  await placeFile(world, 'rules', { audience, columns: asked })
  // Where the manager is, it is the next day already.
  await world.database.kysely
    .updateTable('people')
    .set({ time_zone: 'Pacific/Auckland' })
    .where('id', '=', cast.manager)
    .execute()
  await placeAcknowledgement(world, 'rules', cast.employee, '2026-03-10T12:00:00Z')
  for (const [id, columns] of Object.entries({
    unasked: { require_ack: false },
    archived: { status: 'archived' as const },
    draft: { status: 'draft' as const },
    gone: { deleted_at: new Date('2026-03-02T10:00:00Z') },
  })) {
    await placeFile(world, id, { audience, columns: { ...asked, ...columns } })
  }
  expect(await roundsOn('2026-03-14')).toEqual([])
  // 15 March is a Sunday: the week of who keeps it begins on the day after.
  expect(await roundsOn('2026-03-15')).toEqual([
    'rules file_overdue manager',
    'rules file_people_overdue admin',
  ])
  expect(await roundsOn('2026-03-16')).toEqual([
    'rules file_overdue colleague',
    'rules file_people_overdue admin',
  ])
  expect(await roundsOn('2026-03-17')).toEqual([])
  expect(await roundsOn('2026-03-23')).toEqual(['rules file_people_overdue admin'])

  await placeNow('colleague')
  await placeNow('manager')
  expect(await roundsOn('2026-03-30')).toEqual([])
  expect(await roundsOn('2026-04-10')).toEqual(['rules file_to_acknowledge_again employee'])
  expect(await roundsOn('2026-04-11')).toEqual([])
  const again = (await roundsOn('2026-04-24')).filter((told) => told.includes('again'))
  expect(again).toEqual([
    'rules file_to_acknowledge_again colleague',
    'rules file_to_acknowledge_again manager',
  ])
  expect(await roundsOn('2026-04-25')).toEqual([
    'rules file_overdue employee',
    'rules file_people_overdue admin',
  ])
})

/** Lets somebody who was late acknowledge the rules after all. */
async function placeNow(name: CastName): Promise<void> {
  const at = new Date('2026-03-24T12:00:00Z')
  await world.database.kysely
    .updateTable('record_acknowledgements')
    .set({ opened_at: at, acknowledged_at: at })
    .where('record_id', '=', 'rules')
    .where('person_id', '=', cast[name])
    .execute()
}

test('a silence of months tells the latest alone, and of sheets as well', async () => {
  await placeSheet(world, 'acid', { require_ack: true, ack_from: new Date('2026-04-01T12:00:00Z') })
  const stock = { quantity: 5, unit: 'gal', updated_by: cast.admin, updated_at: '2026-04-01' }
  await world.database.kysely
    .insertInto('sds_inventory')
    .values({ shard_key: castShard, id: 'stock', sheet_id: 'acid', pad_id: 'pad-1', ...stock })
    .execute()
  const told = (await roundsOn('2026-08-03')).filter((one) => !one.startsWith('rules'))
  expect(told).toContain('acid sheet_overdue employee')
  expect(told).toContain('acid sheet_people_overdue admin')
  expect(told.every((one) => !one.includes('again'))).toBe(true)
  expect(new Set(told).size).toBe(told.length)
  // What was told stays told, however long ago it was.
  await world.database.kysely.deleteFrom('notifications').execute()
  expect(await roundsOn('2026-08-04')).toEqual([
    'acid sheet_people_overdue admin',
    'rules file_people_overdue admin',
  ])
})

test('a due day that is moved forward after a small new version is told once', async () => {
  const columns = { ack_from: '2026-08-04T06:00:00Z', due_days: 10 }
  await placeFile(world, 'moved', { audience: meant('employee'), columns })
  const told = async (date: string) =>
    (await roundsOn(date)).filter((one) => one.includes('moved file_overdue'))
  const change = (changed: { due_days: number; current_version?: number }) =>
    world.database.kysely
      .updateTable('library_files')
      .set(changed)
      .where('id', '=', 'moved')
      .execute()
  expect(await told('2026-08-15')).toEqual(['moved file_overdue employee'])
  await change({ current_version: 2, due_days: 5 })
  expect(await told('2026-08-16')).toEqual(['moved file_overdue employee'])
  expect(await told('2026-08-17')).toEqual([])
  // Another small one after it has no row of its own yet.
  await change({ current_version: 3, due_days: 5 })
  expect(await told('2026-08-18')).toEqual([])
})
