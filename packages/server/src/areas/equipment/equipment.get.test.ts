import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listKeyOf, type FormDefinition } from '@holdpoint/forms'
import { cast, castShard, type CastName } from '../../../test/cast.ts'
import { contentOf, problemOf, startTestServer, type TestServer } from '../../../test/harness.ts'
import { placeAction } from '../../../test/place-action.ts'
import { placeForm } from '../../../test/place-form.ts'
import { placeTemplate } from '../../../test/place-loto-template.ts'
import { placeLoto, placeLotoWorld } from '../../../test/place-loto.ts'
import { placeSqr } from '../../../test/place-sqr.ts'
import { grantTo } from '../../../test/rights.ts'
import { rebuildNamedEquipment } from '../my-forms/my-forms.equipment.ts'

// What the page of a machine shows, and that each finds there what their lists show them.

const form: FormDefinition = {
  ...{ schema: 1, key: 'pump_check', version: 1, title: { en: 'Pump check' }, languages: ['en'] },
  items: [
    { key: 'pump', type: 'equipment', label: { en: 'Pump' } },
    {
      ...{
        key: 'more',
        type: 'section',
        title: { en: 'More' },
        repeat: { label: { en: 'Pump' }, min: 0, max: 5 },
      },
      items: [{ key: 'other', type: 'equipment', label: { en: 'Other' }, many: true }],
    },
  ],
}
const parts = [
  ...(['lockouts', 'templates', 'actions', 'entries', 'drafts', 'qualityReports'] as const),
]

let world: TestServer

beforeAll(async () => {
  world = await startTestServer()
  await placeLotoWorld(world)
  await placeForm(world, 'f-pump', { published: form })
  await grantTo(world, 'admin', ['access_all_loto', 'edit_all_sqr', 'manage_loto_templates'])
  // One crew with everybody else would read what the others do.
  await world.database.kysely
    .updateTable('people')
    .set({ crew_code: null })
    .where('id', '=', cast.manager)
    .execute()
  await world.database.kysely
    .insertInto('assets')
    .values([
      { shard_key: 'other-org', id: 'x', code: 'OTHER-1', name: 'Theirs', category: 'Pump' },
      { shard_key: 'other-org', id: 'pump-6', code: 'PMP-06', name: 'Alike', category: 'Pump' },
      { shard_key: castShard, id: 'low', code: 'pmp-06', name: 'Written so', category: 'Pump' },
    ])
    .execute()
  await placeLoto(world, 'held', { columns: { asset_id: 'pump-6', status: 'locked' } })
  await placeLoto(world, 'done', { columns: { asset_id: 'pump-6', status: 'closed' } })
  await placeLoto(world, 'other', { columns: { asset_id: 'pump-7', status: 'locked' } })
  await placeTemplate(world, 'for-6', { asset_ids: ['pump-6'] })
  await placeTemplate(world, 'for-7', { asset_ids: ['pump-7'] })
  await placeTemplate(world, 'for-cranes', { equipment_category: 'Crane' })
  const on = (asset_id: string) => ({ columns: { asset_id } })
  await placeAction(world, 'open', on('pump-6'))
  await placeAction(world, 'closed', { columns: { asset_id: 'pump-6', status: 'closed' } })
  await placeAction(world, 'elsewhere', on('pump-7'))
  const order = { system: 'MX', priority: 'low', requested_by: 'x' } as const
  await world.database.kysely
    .insertInto('work_orders')
    .values([
      {
        ...{ ...order, shard_key: castShard, id: 'w-1', number: 'WO-1', description: 'Seal' },
        ...{ asset_id: 'pump-6', status: 'scheduled' },
      },
      {
        ...{ ...order, shard_key: castShard, id: 'w-2', number: 'WO-2', description: 'Done' },
        ...{ asset_id: 'pump-6', status: 'done' },
      },
    ])
    .execute()
  const equipments = [{ content: { assetId: 'pump-6' } }]
  await placeSqr(world, 'q-1', { columns: { status: 'open' }, lines: { equipments } })
  await placeSqr(world, 'q-2', { columns: { status: 'open' } })
})
afterAll(() => world.close())

async function read(who: CastName, code = 'PMP-06') {
  return contentOf(await (await world.as(who)).equipment.get({ code }))
}

/** Begins an entry of the employee for a machine, and hands it in where that is asked for. */
async function begin(assetId: string, isHandedIn = false): Promise<string> {
  const { myForms } = await world.as('employee')
  const { id: myFormId } = contentOf(await myForms.start({ formId: 'f-pump', assetId }))
  if (isHandedIn) {
    contentOf(await myForms.submit({ myFormId }))
  }
  return myFormId
}

describe('equipment.get', () => {
  test('refuses who is not signed in, and knows no machine of another organisation', async () => {
    expect(problemOf(await world.nobody.equipment.get({ code: 'PMP-06' }))).toBe('not_signed_in')
    const employee = await world.as('employee')
    for (const code of ['OTHER-1', 'pump-6', 'PMP', '%']) {
      expect(problemOf(await employee.equipment.get({ code })), code).toBe('not_found')
    }
    expect(problemOf(await employee.equipment.get({ code: ' ' }))).toBe('invalid_input')
  })

  test('finds a code in whatever case, first as it is written', async () => {
    expect((await read('employee')).machine).toEqual({
      ...{ assetId: 'pump-6', code: 'PMP-06', name: 'Pump 6', category: 'Pump' },
    })
    expect((await read('employee', 'pmp-06')).machine.assetId).toBe('low')
    expect((await read('employee', 'crn-01')).machine.assetId).toBe('crane-1')
    expect((await read('outsider')).machine.name).toBe('Alike')
  })

  test('shows all of it to who may read all, and what is over to nobody', async () => {
    const myFormId = await begin('pump-6', true)
    await begin('pump-7', true)
    const answer = await read('admin')
    expect(answer.lockouts.data.map(({ lotoId }) => lotoId)).toEqual(['held'])
    expect(answer.templates.data.map(({ templateId }) => templateId)).toEqual(['for-6', 'usual'])
    expect(answer.actions.data.map(({ actionId }) => actionId)).toEqual(['open'])
    expect(answer.workOrders.data.map(({ workOrderId }) => workOrderId)).toEqual(['w-1'])
    expect(answer.qualityReports.data.map(({ sqrId }) => sqrId)).toEqual(['q-1'])
    expect(answer.entries).toMatchObject({
      data: [{ id: myFormId, title: 'Form f-pump', personName: 'Test Employee', isOwn: false }],
      hasMore: false,
    })
    expect(answer.drafts.data).toEqual([])
    expect(answer.forms.map(({ id }) => id)).toEqual(['f-pump'])
  })

  test('shows and counts nothing of what the reader may not read', async () => {
    await begin('pump-6', true)
    await begin('pump-6')
    for (const who of ['manager', 'outsider'] as const) {
      const answer = await read(who)
      for (const part of parts) {
        expect(answer[part], `${part} to ${who}`).toEqual({ data: [], hasMore: false })
      }
    }
  })

  test('shows each their own drafts, five of a part, and says that there are more', async () => {
    for (let count = 0; count < 6; count += 1) {
      await begin('crane-1')
    }
    const { drafts, entries } = await read('employee', 'CRN-01')
    expect([drafts.data.length, drafts.hasMore]).toEqual([5, true])
    expect(drafts.data.every(({ isOwn }) => isOwn)).toBe(true)
    expect(entries.data).toEqual([])
    expect((await read('admin', 'CRN-01')).drafts.data).toEqual([])
  })

  test('offers no form for a machine that is retired', async () => {
    await world.database.kysely
      .insertInto('assets')
      .values({
        ...{ shard_key: castShard, id: 'gone', code: 'OLD', name: 'Old', category: 'Pump' },
        retired_at: '2026-01-01T00:00:00Z',
      })
      .execute()
    expect(await read('employee', 'OLD')).toMatchObject({ machine: { isRetired: true }, forms: [] })
  })
})

describe('an entry that is begun for a machine', () => {
  test('is refused where the form asks for none, or the organisation has none such', async () => {
    const { myForms } = await world.as('employee')
    const refusal = (message: string) => ({ problem: { fields: [{ path: 'assetId', message }] } })
    expect(await myForms.start({ formId: 'f-check', assetId: 'pump-6' })).toMatchObject(
      refusal('This form does not ask for equipment.'),
    )
    expect(await myForms.start({ formId: 'f-pump', assetId: 'x' })).toMatchObject(
      refusal('Your organisation has no such equipment in use.'),
    )
  })

  test('has answered the first question for it', async () => {
    const myFormId = await begin('pump-6')
    const { myForms } = await world.as('employee')
    expect(contentOf(await myForms.get({ myFormId })).answers).toEqual({
      pump: { value: 'pump-6' },
    })
  })
})

describe('the machines that an entry names', () => {
  const namedBy = async (myFormId: string) => {
    const rows = await world.database.kysely
      .selectFrom('my_form_equipment')
      .select('asset_id')
      .where('my_form_id', '=', myFormId)
      .orderBy('asset_id')
      .execute()
    return rows.map(({ asset_id: id }) => id)
  }

  test('follow its answers, those that are asked several times too', async () => {
    const myFormId = await begin('pump-6')
    const { myForms } = await world.as('employee')
    const fill = async (changes: { key: string; value: string | string[] | null }[]) =>
      contentOf(await myForms.fill({ myFormId, changes }))
    await fill([
      { key: listKeyOf('more'), value: ['1', '2'] },
      { key: 'other-2', value: ['pump-7', 'crane-1'] },
    ])
    expect(await namedBy(myFormId)).toEqual(['crane-1', 'pump-6', 'pump-7'])
    await fill([
      { key: 'pump', value: null },
      { key: 'other-2', value: ['pump-7'] },
    ])
    expect(await namedBy(myFormId)).toEqual(['pump-7'])
    // What was written in bulk, or before this was kept, comes to the same.
    await rebuildNamedEquipment(world.database.kysely)
    expect(await namedBy(myFormId)).toEqual(['pump-7'])
    const { data } = contentOf(
      await myForms.list({ section: 'ongoing', assetIds: ['pump-7'], startDate: 'none' }),
    )
    expect(data.map(({ id }) => id)).toEqual([myFormId])
  })

  test('count among what uses them, so that they are retired and not deleted', async () => {
    await world.database.kysely
      .insertInto('assets')
      .values({ shard_key: castShard, id: 'used', code: 'USED', name: 'Used', category: 'Pump' })
      .execute()
    await begin('used')
    await grantTo(world, 'foreman', ['manage_settings'])
    const foreman = await world.as('foreman')
    const { data } = contentOf(await foreman.master.entries({ list: 'assets', entryId: 'used' }))
    expect(data[0]?.usage).toMatchObject({ records: 1 })
  })
})
