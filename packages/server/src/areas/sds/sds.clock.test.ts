import { afterAll, beforeAll, expect, test } from 'vitest'
import { cast, castShard, type CastName } from '../../../test/cast.ts'
import { contentOf, startTestServer, type TestServer } from '../../../test/harness.ts'
import { placeSheet, placeSheetAcknowledgement, placeStock } from '../../../test/place-sheet.ts'
import { grantTo } from '../../../test/rights.ts'
import { latecomersJob } from '../../acknowledgements.clock.ts'
import { tellDueSheets } from './sds.clock.ts'

// What the clock tells of sheets: reviews, products without a sheet, and whoever comes later.

let world: TestServer
const day = 24 * 3_600_000

beforeAll(async () => {
  world = await startTestServer()
  await grantTo(world, 'manager', ['manage_sds'])
  await grantTo(world, 'foreman', ['manage_sds'], ['manage_sds'])
})
afterAll(() => world.close())

const tellLatecomers: typeof tellDueSheets = (context) => latecomersJob.run(context, {})

async function round(job: typeof tellDueSheets): Promise<void> {
  const { database, ports } = world
  await job({ database, ports, now: ports.clock.now() })
  await world.tell()
}

/** What was told at this moment, and to whom. */
async function toldNow(kind: string): Promise<string[]> {
  const now = world.ports.clock.now()
  const rows = await world.database.kysely
    .selectFrom('notifications')
    .select(['person_id', 'record_id'])
    .where('kind', '=', kind)
    .where('created_at', '=', now)
    .execute()
  const nameOf = (id: string) => Object.entries(cast).find(([, one]) => one === id)?.[0] ?? id
  return rows
    .map(
      ({ person_id: id, record_id }) =>
        `${now.toISOString().slice(5, 10)} ${record_id} ${nameOf(id)}`,
    )
    .sort()
}

/** The rounds of some days, each of them twice; what was told. */
async function rounds(kind: string, days: readonly number[]): Promise<string[]> {
  const said: string[] = []
  let today = 0
  for (const passed of days) {
    world.wait((passed - today) * day)
    today = passed
    await round(tellDueSheets)
    await round(tellDueSheets)
    said.push(...(await toldNow(kind)))
  }
  return said
}

test('of a review who added and who approved it are told 30 and 7 days before and on the day', async () => {
  // It is 5 March 2026; the review is three years after the revision.
  const reviewed = { created_by: cast.admin, approved_by: cast.reviewer, revision_on: '2023-04-06' }
  await placeSheet(world, 'due', reviewed)
  await placeSheet(world, 'archived', { ...reviewed, status: 'archived' })
  await placeSheet(world, 'gone', { ...reviewed, deleted_at: '2026-03-02T10:00:00Z' })
  await placeSheet(world, 'left', { created_by: cast.colleague, revision_on: '2023-03-12' })
  await world.database.kysely
    .updateTable('people')
    .set({ is_active: false })
    .where('id', '=', cast.colleague)
    .execute()
  // On the day of the first reminder, the second one, it was down.
  expect(await rounds('sheet_review_due', [0, 1, 3, 5, 7, 25, 32, 33])).toEqual([
    // Where who added it has left, whoever keeps sheets is told.
    '03-05 left manager',
    ...['03-08 due admin', '03-08 due reviewer'],
    '03-12 left manager',
    ...['03-30 due admin', '03-30 due reviewer'],
    ...['04-06 due admin', '04-06 due reviewer'],
  ])
})

test('of a product without a sheet in force whoever keeps sheets is told once a week', async () => {
  await placeSheet(world, 'asked-for', { status: 'requested' })
  await placeSheet(world, 'nowhere', { status: 'requested' })
  await placeSheet(world, 'in-force')
  for (const id of ['asked-for', 'in-force']) {
    await placeStock(world, id)
  }
  const told = await rounds('sheet_missing', [0, 1, 6, 7])
  expect(told.map((one) => one.slice(6))).toEqual(['asked-for manager', 'asked-for manager'])
  const { sds } = await world.as('manager')
  const sheet = contentOf(await sds.get({ sheetId: 'asked-for' }))
  const { inventoryId = '' } = sheet.inventory[0] ?? {}
  contentOf(await sds.removeInventory({ sheetId: 'asked-for', inventoryId }))
  expect(await rounds('sheet_missing', [8])).toEqual([])
})

test('whoever comes to a pad later is told, and has as many days as everybody had', async () => {
  const daysAgo = (days: number) => new Date(world.ports.clock.now().getTime() - days * day)
  const asks = { require_ack: true, due_days: 14, ack_from: daysAgo(40) }
  for (const id of ['old', 'came', 'read']) {
    await placeSheet(world, id, asks)
  }
  await placeStock(world, 'old')
  await placeSheetAcknowledgement(world, 'read', cast.employee, daysAgo(1).toISOString())
  const { sds } = await world.as('manager')
  for (const sheetId of ['came', 'read']) {
    contentOf(await sds.saveInventory({ sheetId, padId: 'pad-1', quantity: 5, unit: 'gal' }))
  }
  const own = async (who: CastName, sheetId: string) =>
    contentOf(await (await world.as(who)).sds.get({ sheetId })).own
  expect(await own('employee', 'old')).toMatchObject({ state: 'overdue' })
  const inTwoWeeks = daysAgo(-14).toISOString().slice(0, 10)
  expect(await own('employee', 'came')).toMatchObject({ state: 'pending', dueOn: inTwoWeeks })
  await round(tellLatecomers)
  const told = await toldNow('sheet_to_acknowledge')
  expect(told.filter((one) => one.endsWith(' employee')).map((one) => one.slice(6))).toEqual([
    'came employee',
  ])
  // Nobody is told twice, and a changed amount begins nothing anew.
  world.wait(day)
  contentOf(await sds.saveInventory({ sheetId: 'came', padId: 'pad-1', quantity: 9, unit: 'gal' }))
  await round(tellLatecomers)
  expect(await toldNow('sheet_to_acknowledge')).toEqual([])
  expect(await own('employee', 'came')).toMatchObject({ dueOn: inTwoWeeks })
  await world.database.kysely
    .updateTable('people')
    .set({ placed_at: world.ports.clock.now() })
    .where('shard_key', '=', castShard)
    .where('id', '=', cast.employee)
    .execute()
  await round(tellLatecomers)
  const later = await toldNow('sheet_to_acknowledge')
  expect(later.map((one) => one.slice(6))).toEqual(['old employee'])
  expect(await own('employee', 'old')).toMatchObject({ state: 'pending' })
})

test.each(['approved', 'archived'] as const)(
  'what lay under a sheet that is %s lies under the one that takes its place',
  async (status) => {
    const [before, after] = [`before-${status}`, `after-${status}`]
    await placeSheet(world, before, { status })
    await placeStock(world, before)
    await placeStock(world, before, { id: `tote-${status}`, container: 'Tote', quantity: 275 })
    await placeSheet(world, after, { status: 'reviewing', replaces_id: before })
    await placeStock(world, after, { id: `own-${status}`, container: 'Tote', quantity: 550 })
    const { sds } = await world.as('manager')
    contentOf(await sds.move({ sheetId: after, event: 'approve' }))
    const stock = async (sheetId: string) =>
      contentOf(await sds.get({ sheetId })).inventory.map(({ quantity }) => quantity)
    expect(await stock(before)).toEqual([])
    expect((await stock(after)).sort()).toEqual([5, 550])
    // Both tell of it, of each line that is not where it was.
    const told = async (sheetId: string, action: string) =>
      contentOf(await sds.history({ sheetId }))
        .data.filter((one) => one.action === action)
        .map(({ fields }) => fields.map(({ label, from, to }) => [label, from, to]))
    expect(await told(before, 'unstock')).toEqual([
      [
        ['Replaced by', null, `SDS-26-${after}`],
        ['Blue Mesa 12', '5 gal', null],
        ['Blue Mesa 12, Tote', '275 gal', null],
      ],
    ])
    expect(await told(after, 'stock')).toEqual([
      [
        ['Taken over from', null, `SDS-26-${before}`],
        ['Blue Mesa 12', null, '5 gal'],
      ],
    ])
  },
)
