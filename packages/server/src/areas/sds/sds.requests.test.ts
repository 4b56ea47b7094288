import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CallInput, CallOf } from '@holdpoint/api'
import { cast, type CastName } from '../../../test/cast.ts'
import { contentOf, problemOf, startTestServer, type TestServer } from '../../../test/harness.ts'
import { allSections, placeSheet, placeStock } from '../../../test/place-sheet.ts'
import { grantTo } from '../../../test/rights.ts'
import { json } from '../../db/json.ts'

type Asked = CallInput<CallOf<'sds.ask'>>

let world: TestServer

beforeAll(async () => {
  world = await startTestServer()
  await grantTo(world, 'manager', ['manage_sds'])
  await placeSheet(world, 'methanol', { product_name: 'Methanol', manufacturer: 'Basin Fluids' })
  await placeSheet(world, 'hidden', { product_name: 'Biocide 40', status: 'reviewing' })
})
afterAll(() => world.close())

async function ask(who: CastName, asked: Partial<Asked>) {
  world.wait(1000)
  return (await world.as(who)).sds.ask({ productName: 'Xylene', ...asked })
}

async function get(who: CastName, sheetId: string) {
  return (await world.as(who)).sds.get({ sheetId })
}

async function move(sheetId: string, event: CallInput<CallOf<'sds.move'>>['event']) {
  return (await world.as('manager')).sds.move({ sheetId, event, reason: 'It is sold no more.' })
}

const told = async (sheetId: string) => {
  const rows = await world.database.kysely
    .selectFrom('outbox')
    .select(['kind', 'person_ids'])
    .where('record_id', '=', sheetId)
    .orderBy('id')
    .execute()
  return rows.map(({ kind, person_ids: people }) => ({ kind, people }))
}

describe('what is refused', () => {
  test('nobody asks without signing in, and a product without a name', async () => {
    expect(problemOf(await world.nobody.sds.ask({ productName: 'Xylene' }))).toBe('not_signed_in')
    expect(await ask('employee', { productName: ' ' })).toMatchObject({
      problem: { fields: [{ path: 'productName', message: 'Please enter document name' }] },
    })
  })

  test('the very product that is there', async () => {
    const reply = await ask('employee', { productName: 'METHANOL', manufacturer: 'Basin fluids' })
    expect(reply).toMatchObject({
      problem: {
        fields: [{ path: 'productName', message: 'SDS-26-methanol Methanol is there already.' }],
      },
    })
    const anyway = await ask('employee', {
      ...{ productName: 'Methanol', manufacturer: 'Basin Fluids', isAnother: true },
    })
    expect(anyway).toMatchObject({ problem: { fields: [{ path: 'productName' }] } })
  })

  test('one of such a name, unless it is said to be another', async () => {
    const asked = { productName: 'Methanol 99 %', manufacturer: 'Other Works' }
    expect(await ask('employee', asked)).toMatchObject({
      problem: { fields: [{ path: 'isAnother' }] },
    })
    expect((await ask('employee', { ...asked, isAnother: true })).status).toBe(200)
  })

  test('a photo that is not there', async () => {
    const reply = await ask('employee', { productName: 'Benzene', photo: 'upload:none' as never })
    expect(reply).toMatchObject({ problem: { fields: [{ path: 'photo' }] } })
    const { data } = contentOf(await (await world.as('manager')).sds.list({ section: 'review' }))
    expect(data.map(({ productName }) => productName)).not.toContain('Benzene')
  })

  test('joining what nobody waits for, and what is there', async () => {
    const { sds } = await world.as('employee')
    expect(problemOf(await sds.join({ sheetId: 'hidden' }))).toBe('forbidden')
    expect(problemOf(await sds.join({ sheetId: 'methanol' }))).toBe('wrong_state')
    const stranger = await world.as('outsider')
    expect(problemOf(await stranger.sds.join({ sheetId: 'methanol' }))).toBe('forbidden')
  })
})

test('what is on its way by nobody’s asking is not told of while asking', async () => {
  const { sds } = await world.as('employee')
  expect(contentOf(await sds.alike({ productName: 'Biocide 40' }))).toEqual([])
  const keeper = await world.as('manager')
  expect(contentOf(await keeper.sds.alike({ productName: 'biocide-40' }))).toMatchObject([
    { sheetId: 'hidden' },
  ])
  expect(contentOf(await sds.alike({ productName: 'Pure methanol' }))).toMatchObject([
    { sheetId: 'methanol', isInUse: true },
  ])
})

describe('from asking to the sheet', () => {
  let sheetId: string

  test('whoever keeps sheets is told, and finds it in the list and among what waits', async () => {
    const before = contentOf(await (await world.as('manager')).home.counts({})).sheets
    const asked = { manufacturer: 'Maker One', place: 'Pad 3, wash bay' }
    const answer = contentOf(await ask('employee', asked))
    expect(answer.isJoined).toBe(false)
    sheetId = answer.sheetId
    expect(await told(sheetId)).toEqual([{ kind: 'sheet_asked', people: [cast.manager] }])
    const keeper = await world.as('manager')
    expect(contentOf(await keeper.home.counts({})).sheets).toBe(before + 1)
    const waiting = contentOf(await keeper.home.get({})).waiting
    expect(waiting.find(({ kind }) => kind === 'sheets_asked_for')?.count).toBe(before + 1)
    expect(contentOf(await (await world.as('employee')).home.counts({})).sheets).toBe(0)
    const { data } = contentOf(await keeper.sds.list({ section: 'requested', search: 'Xylene' }))
    expect(data).toMatchObject([
      {
        ...{ sheetId, status: 'requested', productName: 'Xylene' },
        request: { places: ['Pad 3, wash bay'], people: 1, isMine: false, isWaiting: true },
      },
    ])
  })

  test('others find it, and join in place of a double', async () => {
    const again = contentOf(await ask('colleague', { manufacturer: 'maker-one' }))
    expect(again).toMatchObject({ sheetId, isJoined: true })
    const reviewer = await world.as('reviewer')
    contentOf(await reviewer.sds.join({ sheetId }))
    // Once is enough.
    contentOf(await reviewer.sds.join({ sheetId }))
    const { request, can } = contentOf(await get('reviewer', sheetId))
    expect(request).toMatchObject({
      ...{ people: 3, isMine: true, isOverdue: false },
      askedBy: { personId: cast.employee },
    })
    expect(can).toMatchObject({ read: false, edit: false })
  })

  test('it is overdue after a day', async () => {
    world.wait(25 * 3_600_000)
    expect(contentOf(await get('employee', sheetId)).request?.isOverdue).toBe(true)
  })

  test('nobody but who keeps sheets says what becomes of it', async () => {
    const { sds } = await world.as('employee')
    for (const event of ['receive', 'decline', 'remove'] as const) {
      expect(problemOf(await sds.move({ sheetId, event, reason: 'So' }))).toBe('forbidden')
    }
  })

  test('what it says is read once it is in force', async () => {
    await world.database.kysely
      .updateTable('sds_sheets')
      .set({ emergency_phone: '1', revision_on: '2025-01-01', sections: json(allSections) })
      .where('id', '=', sheetId)
      .execute()
    contentOf(await move(sheetId, 'receive'))
    expect(contentOf(await get('employee', sheetId))).toMatchObject({
      ...{ status: 'received', sections: { firstAid: '' }, can: { read: false } },
    })
    expect(contentOf(await get('manager', sheetId)).sections.firstAid).not.toBe('')
    const file = await (await world.as('employee')).sds.document({ sheetId })
    expect(problemOf(file)).toBe('not_found')
    contentOf(await move(sheetId, 'review'))
    contentOf(await move(sheetId, 'approve'))
    const people = [cast.employee, cast.colleague, cast.reviewer].sort()
    expect(await told(sheetId)).toContainEqual({ kind: 'sheet_there', people })
    expect(contentOf(await get('employee', sheetId))).toMatchObject({
      sections: { firstAid: 'About firstAid.' },
      request: { isWaiting: false, isOverdue: false },
    })
    const { data } = contentOf(
      await (await world.as('employee')).sds.list({ section: 'requested', search: 'Xylene' }),
    )
    expect(data).toEqual([])
  })
})

test('whoever asked reads why it does not come', async () => {
  const { sheetId } = contentOf(await ask('employee', { productName: 'Toluene' }))
  const { sds } = await world.as('manager')
  expect(await sds.move({ sheetId, event: 'decline' })).toMatchObject({
    problem: { fields: [{ path: 'reason', message: 'Please say why.' }] },
  })
  await placeStock(world, sheetId)
  expect(problemOf(await move(sheetId, 'decline'))).toBe('wrong_state')
  await world.database.kysely.deleteFrom('sds_inventory').execute()
  contentOf(await move(sheetId, 'decline'))
  expect(await told(sheetId)).toContainEqual({ kind: 'sheet_declined', people: [cast.employee] })
  expect(contentOf(await get('employee', sheetId))).toMatchObject({
    ...{ status: 'archived', statusReason: 'It is sold no more.' },
  })
  expect(problemOf(await get('colleague', sheetId))).toBe('forbidden')
})

test('whoever asks again for what was refused and is taken up again waits anew', async () => {
  const { sheetId } = contentOf(await ask('employee', { productName: 'Glycol', place: 'Pad 1' }))
  contentOf(await move(sheetId, 'decline'))
  contentOf(await move(sheetId, 'reopen'))
  const { message } = (await ask('employee', { productName: 'Glycol' })) as { message?: string }
  expect(message).toBe('It is on its way already. You are told when it is there.')
  expect(contentOf(await get('employee', sheetId)).request).toMatchObject({
    ...{ places: ['Pad 1'], people: 1, isMine: true, isWaiting: true, isOverdue: false },
  })
  contentOf(await ask('colleague', { productName: 'Glycol', place: 'Pad 2' }))
  expect(contentOf(await get('employee', sheetId)).request).toMatchObject({
    ...{ places: ['Pad 1', 'Pad 2'], people: 2 },
  })
})

test('what does not come is in force for nobody', async () => {
  await placeSheet(world, 'brine', { product_name: 'Brine', status: 'approved' })
  contentOf(await move('brine', 'reopen'))
  contentOf(await move('brine', 'sendBack'))
  contentOf(await move('brine', 'decline'))
  expect(problemOf(await get('employee', 'brine'))).toBe('forbidden')
})

describe('what a sheet says before it is in force', () => {
  let sheetId: string

  beforeAll(async () => {
    sheetId = contentOf(await ask('employee', { productName: 'Caustic' })).sheetId
    await world.database.kysely
      .updateTable('sds_sheets')
      .set({ un_number: 'UN1824', signal_word: 'danger', pictograms: ['corrosive'] })
      .set({ storage_class: 'Apart from acids', emergency_phone: '+1 555 0100' })
      .set({ ingredients: json([{ name: 'Lye', cas: '1310-73-2', from: 50, to: 50 }]) })
      .where('id', '=', sheetId)
      .execute()
  })

  test('is not told to those who wait for it', async () => {
    expect(contentOf(await get('employee', sheetId))).toMatchObject({
      ...{ unNumber: '', signalWord: 'none', pictograms: [], storageClass: '' },
      emergencyPhone: '',
    })
    expect(contentOf(await get('manager', sheetId))).toMatchObject({
      ...{ unNumber: 'UN1824', signalWord: 'danger', emergencyPhone: '+1 555 0100' },
    })
    const { data } = contentOf(await (await world.as('employee')).sds.history({ sheetId }))
    expect(data.map(({ action }) => action)).toEqual(['ask'])
  })

  test.each([
    ['a search of its number', { search: '1310-73-2' }],
    ['a search of its class', { search: 'UN1824' }],
    ['its pictogram', { pictograms: ['corrosive' as const] }],
    ['its signal word', { signalWords: ['danger' as const] }],
  ])('is not found out by %s', async (_, asked) => {
    const at = { section: 'requested' as const, ...asked }
    const found = async (who: CastName) =>
      contentOf(await (await world.as(who)).sds.list(at)).data.map((one) => one.sheetId)
    expect(await found('employee')).toEqual([])
    expect(await found('manager')).toEqual([sheetId])
  })
})
