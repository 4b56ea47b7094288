import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cast, type CastName } from '../../../test/cast.ts'
import { contentOf, problemOf, startTestServer, type TestServer } from '../../../test/harness.ts'
import { allSections, placeSheet, placeStock } from '../../../test/place-sheet.ts'
import { grantTo } from '../../../test/rights.ts'

let world: TestServer

beforeAll(async () => {
  world = await startTestServer()
  const { kysely } = world.database
  await grantTo(world, 'admin', ['manage_sds'])
  // Somebody who works where nothing lies.
  await kysely
    .insertInto('districts')
    .values({ code: 'FAR', name: 'Far away', country_code: 'US' })
    .execute()
  await kysely
    .updateTable('people')
    .set({ district_code: 'FAR' })
    .where('id', '=', cast.reviewer)
    .execute()
})
afterAll(() => world.close())

let placed = 0
/** A sheet in force that whoever works on pad-1 is to acknowledge. */
async function askedSheet(columns: Parameters<typeof placeSheet>[2] = {}): Promise<string> {
  placed += 1
  const id = `ack-${placed}`
  const ack_from = world.ports.clock.now()
  await placeSheet(world, id, { require_ack: true, ack_from, ...columns })
  await placeStock(world, id)
  return id
}

const own = async (who: CastName, sheetId: string) =>
  contentOf(await (await world.as(who)).sds.get({ sheetId })).own

const waiting = async (who: CastName) =>
  contentOf(await (await world.as(who)).sds.list({ section: 'acknowledge' })).data.map(
    ({ sheetId }) => sheetId,
  )

async function readAndSay(who: CastName, sheetId: string): Promise<void> {
  const { sds } = await world.as(who)
  contentOf(await sds.open({ sheetId }))
  contentOf(await sds.acknowledge({ sheetId }))
}

describe('acknowledging a sheet', () => {
  test('is refused to nobody, to who is not asked, and before it was opened', async () => {
    const sheetId = await askedSheet()
    expect(problemOf(await world.nobody.sds.acknowledge({ sheetId }))).toBe('not_signed_in')
    const far = await world.as('reviewer')
    expect(problemOf(await far.sds.open({ sheetId }))).toBe('wrong_state')
    expect(problemOf(await far.sds.acknowledge({ sheetId }))).toBe('wrong_state')
    expect(await own('reviewer', sheetId)).toBeNull()
    const { sds } = await world.as('employee')
    expect(problemOf(await sds.acknowledge({ sheetId }))).toBe('wrong_state')
    expect(problemOf(await sds.acknowledgements({ sheetId }))).toBe('forbidden')
    const unasked = await askedSheet({ require_ack: false })
    expect(problemOf(await sds.open({ sheetId: unasked }))).toBe('wrong_state')
    const reviewing = await askedSheet({ status: 'reviewing' })
    expect(problemOf(await sds.acknowledge({ sheetId: reviewing }))).toBe('forbidden')
  })

  test('counts once it was opened, and it waits no more', async () => {
    const sheetId = await askedSheet()
    expect(await own('employee', sheetId)).toMatchObject({ state: 'pending', isOpened: false })
    expect(await waiting('employee')).toContain(sheetId)
    expect(await waiting('reviewer')).not.toContain(sheetId)
    await readAndSay('employee', sheetId)
    expect(await own('employee', sheetId)).toMatchObject({ state: 'acknowledged' })
    expect(await waiting('employee')).not.toContain(sheetId)
    const { sds } = await world.as('employee')
    expect(problemOf(await sds.acknowledge({ sheetId }))).toBe('wrong_state')
  })

  test('is seen by who keeps sheets: each person who works there, and the counts', async () => {
    const sheetId = await askedSheet()
    await readAndSay('employee', sheetId)
    const admin = await world.as('admin')
    const { data, counts, totalRecords } = contentOf(await admin.sds.acknowledgements({ sheetId }))
    expect(counts).toMatchObject({ acknowledged: 1, overdue: 0, audience: totalRecords })
    expect(counts.pending).toBe(counts.audience - 1)
    expect(data.map(({ person }) => person.personId)).not.toContain(cast.reviewer)
    const said = contentOf(await admin.sds.acknowledgements({ sheetId, state: 'acknowledged' }))
    expect(said.data).toMatchObject([{ person: { personId: cast.employee }, version: 1 }])
    const detail = contentOf(await admin.sds.get({ sheetId }))
    expect(detail).toMatchObject({ requireAck: true, counts, can: { seeAcknowledgements: true } })
  })

  test('is waived by who keeps sheets, with a reason, for whoever is asked', async () => {
    const sheetId = await askedSheet()
    const waive = async (who: CastName, whose: CastName, reason = 'On leave') =>
      (await world.as(who)).sds.waive({ sheetId, personId: cast[whose], reason })
    expect(problemOf(await waive('employee', 'employee'))).toBe('forbidden')
    expect(problemOf(await waive('admin', 'employee', ' '))).toBe('invalid_input')
    expect(problemOf(await waive('admin', 'reviewer'))).toBe('invalid_input')
    contentOf(await waive('admin', 'employee'))
    expect(problemOf(await waive('admin', 'employee'))).toBe('wrong_state')
    expect(await own('employee', sheetId)).toMatchObject({ state: 'waived' })
    expect(await waiting('employee')).not.toContain(sheetId)
    const { sds } = await world.as('admin')
    expect(contentOf(await sds.acknowledgements({ sheetId, state: 'waived' })).data).toMatchObject([
      { person: { personId: cast.employee }, reason: 'On leave' },
    ])
    expect(contentOf(await sds.history({ sheetId })).data[0]).toMatchObject({
      ...{ action: 'waive', reason: 'On leave' },
    })
    // Whoever only reads the sheet is told of nobody's waiver, and counts none.
    const read = contentOf(await (await world.as('employee')).sds.history({ sheetId }))
    expect(read).toEqual({ data: [], totalRecords: 0, offset: 0 })
    // Whoever acknowledges after all is not waived any more.
    await readAndSay('employee', sheetId)
    expect(await own('employee', sheetId)).toMatchObject({ state: 'acknowledged' })
    expect(await waive('admin', 'employee')).toMatchObject({
      problem: { name: 'wrong_state', message: 'Test Employee has acknowledged it already.' },
    })
  })

  test('waits at Home, and is told when it comes into force and when it is asked for anew', async () => {
    const sheetId = await askedSheet({ status: 'reviewing', ack_from: null })
    const { sds } = await world.as('admin')
    const told = async (who: CastName) => {
      await world.tell()
      const rows = await world.database.kysely
        .selectFrom('notifications')
        .select(['kind', 'record_type'])
        .where('person_id', '=', cast[who])
        .where('record_id', '=', sheetId)
        .execute()
      return rows.map(({ kind, record_type: type }) => `${type} ${kind}`)
    }
    contentOf(await sds.move({ sheetId, event: 'approve' }))
    expect(await told('employee')).toEqual(['sds sheet_to_acknowledge'])
    // Not to who asked, and not to whoever works elsewhere.
    expect(await told('admin')).toEqual([])
    expect(await told('reviewer')).toEqual([])
    const home = async (who: CastName) =>
      contentOf(await (await world.as(who)).home.get({})).waiting.find(
        ({ kind }) => kind === 'sheets_to_acknowledge',
      )
    const before = await home('employee')
    expect(before?.first).not.toBeNull()
    expect(await home('reviewer')).toBeUndefined()
    await readAndSay('employee', sheetId)
    expect((await home('employee'))?.count ?? 0).toBe((before?.count ?? 0) - 1)
    world.wait(60_000)
    const draft = { ...allSections, productName: 'Product', manufacturer: 'Made Up Chemical Co.' }
    contentOf(
      await sds.save({
        ...{ ...draft, emergencyPhone: '+1 800 555 0100', requireAck: true },
        ...{ sheetId, revisionOn: '2026-02-15' },
      }),
    )
    expect(await told('employee')).toEqual([
      ...['sds sheet_to_acknowledge', 'sds sheet_to_acknowledge'],
    ])
  })

  test('is overdue once its days are over, and asked for again after its months', async () => {
    const daysAgo = (days: number) =>
      new Date(world.ports.clock.now().getTime() - days * 24 * 3600 * 1000)
    const late = await askedSheet({ ack_from: daysAgo(20), due_days: 14 })
    expect(await own('employee', late)).toMatchObject({ state: 'overdue' })
    const monthly = await askedSheet({ ack_from: daysAgo(50), repeat_months: 1 })
    await readAndSay('employee', monthly)
    expect(await own('employee', monthly)).toMatchObject({ state: 'acknowledged' })
    await world.database.kysely
      .updateTable('record_acknowledgements')
      .set({ opened_at: daysAgo(40), acknowledged_at: daysAgo(40) })
      .where('record_id', '=', monthly)
      .execute()
    expect(await own('employee', monthly)).toMatchObject({ state: 'pending', isOpened: false })
  })

  test('is asked for anew when the sheet was reviewed again, or is revised', async () => {
    const sheetId = await askedSheet({ approved_at: world.ports.clock.now() })
    await readAndSay('employee', sheetId)
    world.wait(60_000)
    const { sds } = await world.as('admin')
    const reason = 'The supplier has written'
    contentOf(await sds.move({ sheetId, event: 'reopen', reason }))
    contentOf(await sds.move({ sheetId, event: 'approve' }))
    expect(await own('employee', sheetId)).toMatchObject({ state: 'pending', isOpened: false })
    await readAndSay('employee', sheetId)
    world.wait(60_000)
    const draft = {
      ...{ ...allSections, productName: 'Product', manufacturer: 'Made Up Chemical Co.' },
      ...{ emergencyPhone: '+1 800 555 0100', requireAck: true },
    }
    contentOf(await sds.save({ ...draft, sheetId, revisionOn: '2025-01-15' }))
    expect(await own('employee', sheetId)).toMatchObject({ state: 'acknowledged' })
    contentOf(await sds.save({ ...draft, sheetId, revisionOn: '2026-02-15' }))
    expect(await own('employee', sheetId)).toMatchObject({ state: 'pending' })

    const unasked = await askedSheet({ require_ack: false, ack_from: null })
    contentOf(await sds.save({ ...draft, sheetId: unasked, revisionOn: '2025-01-15' }))
    expect(await own('employee', unasked)).toMatchObject({ state: 'pending' })
  })
})
