import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sdsSections, sentences, type CallInput, type CallOf } from '@holdpoint/api'
import { cast, type CastName } from '../../../test/cast.ts'
import { contentOf, problemOf, startTestServer, type TestServer } from '../../../test/harness.ts'
import { placeSheet, placeSheetAcknowledgement, placeStock } from '../../../test/place-sheet.ts'
import { grantTo } from '../../../test/rights.ts'
import { json } from '../../db/json.ts'

type Draft = CallInput<CallOf<'sds.save'>>

let world: TestServer

beforeAll(async () => {
  world = await startTestServer()
  await grantTo(world, 'manager', ['manage_sds'])
  await grantTo(world, 'reviewer', ['access_all_sds'])
  await placeSheet(world, 'in-use')
  await placeSheet(world, 'waiting', { status: 'reviewing' })
})
afterAll(() => world.close())

const draft = { productName: 'Hydrochloric acid 15 %' } satisfies Draft
const texts = Object.fromEntries(sdsSections.map((section) => [section, 'As the supplier says.']))
const whole = {
  ...{ ...draft, ...texts, manufacturer: 'Basin Fluids', revisionOn: '2025-06-01' },
  emergencyPhone: '+1 800 555 0100',
}

async function save(who: CastName, more: Partial<Draft> = {}) {
  world.wait(1000)
  return (await world.as(who)).sds.save({ ...draft, ...more })
}

describe('who reads and who writes', () => {
  test('everybody reads what is approved, and nobody but who may the rest', async () => {
    expect(problemOf(await world.nobody.sds.get({ sheetId: 'in-use' }))).toBe('not_signed_in')
    for (const who of ['employee', 'colleague', 'manager', 'reviewer'] as const) {
      const sheet = contentOf(await (await world.as(who)).sds.get({ sheetId: 'in-use' }))
      expect(sheet.can.edit).toBe(who === 'manager')
    }
    for (const who of ['employee', 'outsider'] as const) {
      const reply = await (await world.as(who)).sds.get({ sheetId: 'waiting' })
      expect(problemOf(reply)).toBe('forbidden')
    }
    const read = contentOf(await (await world.as('reviewer')).sds.get({ sheetId: 'waiting' }))
    expect(read.allowedEvents).toEqual([])
  })

  test('whoever only reads neither adds nor edits nor stocks', async () => {
    for (const who of ['employee', 'reviewer', 'admin'] as const) {
      expect(problemOf(await save(who))).toBe('forbidden')
      expect(problemOf(await save(who, { sheetId: 'in-use' }))).toBe('forbidden')
    }
    const stock = { sheetId: 'in-use', padId: 'pad-1', quantity: 5, unit: 'gal' }
    const client = await world.as('employee')
    expect(problemOf(await client.sds.saveInventory(stock))).toBe('forbidden')
  })
})

describe('what is required is said in the words of the specification', () => {
  const says = (path: string, message: string) => ({ problem: { fields: [{ path, message }] } })

  test('of a name, a document and a status', async () => {
    const { sds } = await world.as('manager')
    const sheetId = 'in-use'
    for (const name of [{ productName: '' }, { productName: '  ' }, {}]) {
      const reply = await sds.save(name as Draft)
      expect(reply).toMatchObject(says('productName', 'Please enter document name'))
    }
    for (const file of [{ file: '' }, {}]) {
      const reply = await sds.saveDocument({ sheetId, ...file } as CallInput<
        CallOf<'sds.saveDocument'>
      >)
      expect(reply).toMatchObject(says('file', 'Document required'))
    }
    for (const event of [{ event: '' }, {}]) {
      const reply = await sds.move({ sheetId, ...event } as CallInput<CallOf<'sds.move'>>)
      expect(reply).toMatchObject(says('event', 'Status required'))
    }
  })

  test.each(sdsSections.map((section) => [sentences.sdsSections[section], section] as const))(
    'of %s',
    async (name, section) => {
      const client = await world.as('manager')
      const sheetId = `no-${section}`
      const sections = json({ ...texts, [section]: '' })
      await placeSheet(world, sheetId, { status: 'reviewing', sections })
      expect(await client.sds.move({ sheetId, event: 'approve' })).toMatchObject({
        problem: { message: `Please enter ${name}` },
      })
      // And so where an edit would take it from what is in use.
      const reply = await save('manager', { sheetId: 'in-use', ...whole, [section]: '' })
      expect(reply).toMatchObject(says(section, `Please enter ${name}`))
    },
  )
})

describe('what is saved', () => {
  test.each([
    ['productName', { productName: '  ' }],
    ['ingredients', { ingredients: '7647-01-1 | Hydrochloric acid | 14 | 16' }],
    ['ingredients', { ingredients: '7647-01-0 | Hydrochloric acid | 16 | 14' }],
    ['ingredients', { ingredients: 'Acid' }],
    ['hCodes', { hCodes: 'H3' }],
    ['revisionOn', { revisionOn: '2026-02-30' }],
    ['replacesId', { replacesId: 'none' }],
  ] satisfies [string, Partial<Draft>][])(
    '%s is refused where it is wrong',
    async (field, more) => {
      const reply = await save('manager', more)
      const fields = reply.status === 'problem' ? reply.problem.fields : []
      expect(fields.map(({ path }) => path.split('.')[0])).toContain(field)
    },
  )

  test('is kept, unknown codes too, and known ones are said', async () => {
    const { sheetId, number } = contentOf(
      await save('manager', {
        ...{
          synonyms: 'Muriatic acid\r\n 1,2-Dichloroethane \n',
          hCodes: 'H314, H999',
          pictograms: ['corrosive'],
        },
        ingredients: '7647-01-0 | Hydrochloric acid | 14 | 16\n | Inhibitor | 0 | 1',
      }),
    )
    expect(number).toMatch(/^SDS-26-\d{5}$/)
    const sheet = contentOf(await (await world.as('manager')).sds.get({ sheetId }))
    expect(sheet).toMatchObject({
      status: 'requested',
      synonyms: ['Muriatic acid', '1,2-Dichloroethane'],
      ingredients: [
        { cas: '7647-01-0', name: 'Hydrochloric acid', from: 14, to: 16 },
        { cas: '', name: 'Inhibitor', from: 0, to: 1 },
      ],
      hCodes: [
        { code: 'H314', sentence: 'Causes severe skin burns and eye damage' },
        { code: 'H999', sentence: null },
      ],
    })
  })

  test('what is approved stays whole', async () => {
    const reply = await save('manager', { sheetId: 'in-use', ...whole, firstAid: '' })
    expect(reply).toMatchObject({ problem: { fields: [{ path: 'firstAid' }] } })
  })
})

test('a new revision takes the place of the old one as it is approved', async () => {
  const client = await world.as('manager')
  await placeSheet(world, 'old')
  const { sheetId } = contentOf(await save('manager', { ...whole, replacesId: 'old' }))
  for (const event of ['receive', 'review', 'approve'] as const) {
    contentOf(await client.sds.move({ sheetId, event }))
  }
  const old = contentOf(await client.sds.get({ sheetId: 'old' }))
  expect(old).toMatchObject({ status: 'archived', replacedBy: { sheetId } })
  expect(problemOf(await save('manager', { sheetId: 'old', ...whole }))).toBe('wrong_state')
  const { data } = contentOf(await client.sds.history({ sheetId }))
  expect(data.map(({ action }) => action)).toEqual(['approve', 'review', 'receive', 'add'])
})

test('each key of its own deletes what somebody has acknowledged, or what nobody has', async () => {
  await placeSheet(world, 'read')
  await placeSheet(world, 'unread')
  await placeSheet(world, 'lying', { status: 'requested' })
  await placeSheet(world, 'put-away', { status: 'archived' })
  for (const id of ['lying', 'put-away']) {
    await placeStock(world, id)
  }
  await placeSheetAcknowledgement(world, 'read', cast.employee)
  const remove = async (who: CastName, sheetId: string) =>
    (await world.as(who)).sds.move({ sheetId, event: 'remove', reason: 'Added by mistake' })
  // Keeping sheets is not deleting them.
  expect(problemOf(await remove('manager', 'unread'))).toBe('forbidden')
  await grantTo(world, 'colleague', ['sds_not_acknowledged_files'])
  const waiting = await (await world.as('colleague')).sds.get({ sheetId: 'waiting' })
  expect(contentOf(waiting).allowedEvents.map(({ event }) => event)).toEqual(['remove'])
  expect(contentOf(waiting).can.edit).toBe(false)
  expect(problemOf(await remove('colleague', 'read'))).toBe('wrong_state')
  for (const id of ['lying', 'put-away']) {
    expect(problemOf(await remove('colleague', id))).toBe('wrong_state')
  }
  contentOf(await remove('colleague', 'unread'))
  expect(problemOf(await remove('colleague', 'unread'))).toBe('forbidden')
  await grantTo(world, 'colleague', ['sds_acknowledged_files'])
  expect(problemOf(await remove('colleague', 'waiting'))).toBe('wrong_state')
  contentOf(await remove('colleague', 'read'))
  const kept = await world.database.kysely
    .selectFrom('sds_sheets')
    .innerJoin('audit_events as event', 'event.record_id', 'sds_sheets.id')
    .select(['sds_sheets.deleted_at', 'event.action', 'event.reason'])
    .where('sds_sheets.id', '=', 'read')
    .execute()
  // The row and its trail stay.
  expect(kept).toMatchObject([{ action: 'delete', reason: 'Added by mistake' }])
  expect(kept[0]?.deleted_at).not.toBeNull()
})

test('what lies on a pad is counted once a container, and taken off again', async () => {
  const client = await world.as('manager')
  const stock = { sheetId: 'in-use', padId: 'pad-1', container: 'Tote', unit: 'gal' }
  contentOf(await client.sds.saveInventory({ ...stock, quantity: '275' }))
  const line = contentOf(
    await client.sds.saveInventory({ ...stock, quantity: '550', maximum: 600 }),
  )
  expect(line).toMatchObject({ padName: 'Blue Mesa 12', quantity: 550, maximum: 600 })
  const onPads = contentOf(await (await world.as('employee')).sds.list({ section: 'pads' }))
  expect(onPads.data.map(({ sheetId }) => sheetId)).toEqual(['in-use'])
  const { inventoryId } = line
  contentOf(await client.sds.removeInventory({ sheetId: 'in-use', inventoryId }))
  const again = await client.sds.removeInventory({ sheetId: 'in-use', inventoryId })
  expect(problemOf(again)).toBe('not_found')
  expect(problemOf(await client.sds.document({ sheetId: 'in-use' }))).toBe('not_found')
})

test('manufacturers are one however they are spelled', async () => {
  await placeSheet(world, 'm-1', { manufacturer: 'Basin Fluids, Inc.' })
  await placeSheet(world, 'm-2', { manufacturer: 'BASIN FLUIDS INC' })
  const client = await world.as('employee')
  const found = contentOf(await client.sds.manufacturers({ search: 'basin fluids' }))
  expect(found.map(({ manufacturerId }) => manufacturerId)).toContain('basin-fluids-inc')
  const { totalRecords } = contentOf(
    await client.sds.list({ section: 'approved', manufacturers: 'basin-fluids-inc' }),
  )
  expect(totalRecords).toBe(2)
})
