import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CallInput, CallOf } from '@holdpoint/api'
import type { CastName } from '../../../test/cast.ts'
import { contentOf, problemOf, startTestServer, type TestServer } from '../../../test/harness.ts'
import { pdfOf } from '../../../test/made-files.ts'
import { allSections, placeSheet, placeStock } from '../../../test/place-sheet.ts'
import { grantTo } from '../../../test/rights.ts'
import { sendFile } from '../../../test/send-photo.ts'

// What becomes of a sheet that is in use: edited, replaced, reviewed again, put away.

type Draft = CallInput<CallOf<'sds.save'>>

let world: TestServer

beforeAll(async () => {
  world = await startTestServer()
  await grantTo(world, 'manager', ['manage_sds'])
})
afterAll(() => world.close())

const draft = {
  ...{ ...allSections, productName: 'Product', manufacturer: 'Made Up Chemical Co.' },
  ...{ emergencyPhone: '+1 800 555 0100', revisionOn: '2025-01-15', requireAck: true },
} satisfies Draft

const at = '2026-03-01T18:00:00Z'

async function inUse(id: string, more: Parameters<typeof placeSheet>[2] = {}): Promise<string> {
  await placeSheet(world, id, { require_ack: true, ack_from: at, approved_at: at, ...more })
  await placeStock(world, id)
  return id
}

async function save(sheetId: string, more: Partial<Draft> = {}) {
  world.wait(60_000)
  return contentOf(await (await world.as('manager')).sds.save({ ...draft, ...more, sheetId }))
}

async function move(sheetId: string, event: 'reopen' | 'approve' | 'archive') {
  world.wait(60_000)
  return (await world.as('manager')).sds.move({ sheetId, event, reason: 'It is to be looked at' })
}

const own = async (sheetId: string) =>
  contentOf(await (await world.as('employee')).sds.get({ sheetId })).own

/** How the employee stands to a sheet, having read and acknowledged it. */
async function acknowledged(sheetId: string): Promise<void> {
  const { sds } = await world.as('employee')
  contentOf(await sds.open({ sheetId }))
  contentOf(await sds.acknowledge({ sheetId }))
  expect(await own(sheetId)).toMatchObject({ state: 'acknowledged' })
}

async function bring(sheetId: string, name: string) {
  world.wait(60_000)
  const bytes = pdfOf([name])
  const sent = await sendFile(world, 'manager', { field: 'document', name, bytes })
  const { sds } = await world.as('manager')
  return contentOf(await sds.saveDocument({ sheetId, file: `upload:${sent}` }))
}

const told = (sheetId: string) =>
  world.database.kysely
    .selectFrom('outbox')
    .select('kind')
    .where('record_id', '=', sheetId)
    .execute()

describe('an edit of what is approved', () => {
  test('takes the place of another sheet at once', async () => {
    const old = await inUse('old')
    const sheetId = await inUse('newer', { require_ack: false })
    await save(sheetId, { requireAck: false, replacesId: old })
    const { sds } = await world.as('manager')
    expect(contentOf(await sds.get({ sheetId: old }))).toMatchObject({
      ...{ status: 'archived', replacedBy: { sheetId }, inventory: [] },
    })
  })

  test.each([
    ['another section', { firstAid: 'Rinse for 30 minutes.' }],
    ['another protection', { ppe: ['gloves'] }],
    ['another hazard', { hCodes: 'H314' }],
  ] satisfies [string, Partial<Draft>][])('that says %s asks everybody anew', async (_, more) => {
    const sheetId = await inUse(`says-${Object.keys(more)[0]}`)
    await acknowledged(sheetId)
    await save(sheetId)
    expect(await own(sheetId)).toMatchObject({ state: 'acknowledged' })
    await save(sheetId, more)
    expect(await own(sheetId)).toMatchObject({ state: 'pending', isOpened: false })
    expect((await told(sheetId)).length).toBeGreaterThan(0)
  })
})

describe('the supplier’s PDF', () => {
  test('of a sheet in force asks everybody anew, and the one before is kept', async () => {
    const sheetId = await inUse('paper')
    const first = await bring(sheetId, 'first.pdf')
    await acknowledged(sheetId)
    await bring(sheetId, 'second.pdf')
    expect(await own(sheetId)).toMatchObject({ state: 'pending' })
    const { sds } = await world.as('manager')
    const seen = contentOf(await sds.get({ sheetId }))
    expect(seen).toMatchObject({
      document: { name: 'second.pdf' },
      earlierDocuments: [{ uploadId: first.uploadId, name: 'first.pdf' }],
    })
    const upload = await world.database.kysely
      .selectFrom('uploads')
      .select(['attached_to', 'expires_at'])
      .where('id', '=', first.uploadId)
      .executeTakeFirstOrThrow()
    expect(upload).toEqual({ attached_to: sheetId, expires_at: null })
    const path = `/sds-file?sheetId=${sheetId}&uploadId=${first.uploadId}`
    const kept = await world.http(path, { as: 'manager' })
    expect(kept.headers.get('Content-Disposition')).toContain('first.pdf')
    expect((await world.http(path, { as: 'employee' })).status).toBe(404)
    const reader = contentOf(await (await world.as('employee')).sds.get({ sheetId }))
    expect(reader.earlierDocuments).toEqual([])
  })

  test('is not approved by who saw another one', async () => {
    await placeSheet(world, 'unseen', { status: 'reviewing' })
    const { sds } = await world.as('manager')
    const { rowVersion } = contentOf(await sds.get({ sheetId: 'unseen' }))
    await bring('unseen', 'late.pdf')
    const late = sds.move({ sheetId: 'unseen', event: 'approve' }, { ifMatch: rowVersion })
    expect(problemOf(await late)).toBe('row_changed')
  })
})

describe('what is reviewed again', () => {
  const reads = async (who: CastName, sheetId: string) => {
    const { sds, search } = await world.as(who)
    const listed = contentOf(await sds.list({ section: 'pads' })).data
    const packed = contentOf(await sds.pack({ padId: 'pad-1' })).sheets
    const found = contentOf(await search.find({ search: `Product ${sheetId}` }))
    return {
      opens: (await sds.get({ sheetId })).status === 200,
      listed: listed.some((one) => one.sheetId === sheetId),
      packed: packed.some((one) => one.sheetId === sheetId),
      found: JSON.stringify(found).includes(sheetId),
    }
  }
  const all = { opens: true, listed: true, packed: true, found: true }
  const none = { opens: false, listed: false, packed: false, found: false }

  test('is read by everybody until it is approved anew, and stays whole', async () => {
    const sheetId = await inUse('again')
    expect(await reads('employee', sheetId)).toEqual(all)
    contentOf(await move(sheetId, 'reopen'))
    expect(await reads('employee', sheetId)).toEqual(all)
    const { sds } = await world.as('manager')
    const emptied = await sds.save({ ...draft, sheetId, firstAid: '' })
    expect(emptied).toMatchObject({ problem: { fields: [{ path: 'firstAid' }] } })
    // What its readers go by stays as it was approved.
    const reworded = await sds.save({ ...draft, sheetId, firstAid: 'Rinse for an hour.' })
    expect(problemOf(reworded)).toBe('wrong_state')
    expect(contentOf(await sds.get({ sheetId })).sections.firstAid).not.toContain('hour')
    // Nobody is asked for what is looked at just now.
    expect(await own(sheetId)).toBeNull()
    contentOf(await move(sheetId, 'approve'))
    expect(await own(sheetId)).toMatchObject({ state: 'pending' })
  })

  test('is read by nobody where it was out of use', async () => {
    await placeSheet(world, 'gone', { status: 'archived', approved_at: at })
    await placeStock(world, 'gone')
    contentOf(await move('gone', 'reopen'))
    expect(await reads('employee', 'gone')).toEqual(none)
  })

  test('goes out of use where another one takes its place', async () => {
    const sheetId = await inUse('replaced')
    contentOf(await move(sheetId, 'reopen'))
    await placeSheet(world, 'taker')
    await save('taker', { requireAck: false, replacesId: sheetId })
    expect(await reads('employee', sheetId)).toEqual(none)
    expect((await reads('employee', 'taker')).packed).toBe(true)
    const { sds } = await world.as('manager')
    expect(contentOf(await sds.get({ sheetId })).status).toBe('archived')
  })
})

test('a sheet whose product lies on a pad is not archived', async () => {
  const sheetId = await inUse('lying')
  expect(await move(sheetId, 'archive')).toMatchObject({
    problem: { message: 'Its product lies on a pad. Please take it off the pads first.' },
  })
  const { sds } = await world.as('manager')
  const [line] = contentOf(await sds.get({ sheetId })).inventory
  contentOf(await sds.removeInventory({ sheetId, inventoryId: line?.inventoryId ?? '' }))
  contentOf(await move(sheetId, 'archive'))
})
