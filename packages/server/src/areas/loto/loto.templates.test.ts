import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CallInput, CallOf, Client } from '@holdpoint/api'
import { cast, castShard, type CastName } from '../../../test/cast.ts'
import { contentOf, problemOf, startTestServer, type TestServer } from '../../../test/harness.ts'
import { placeTemplate } from '../../../test/place-loto-template.ts'
import { grantTo } from '../../../test/rights.ts'

type Draft = CallInput<CallOf<'loto.saveTemplate'>>
type Step = CallInput<CallOf<'loto.saveTemplateStep'>>

let world: TestServer
let keeper: Client

beforeAll(async () => {
  world = await startTestServer()
  await grantTo(world, 'employee', ['create_loto'])
  await grantTo(world, 'manager', ['authorize_loto'])
  await grantTo(world, 'foreman', ['manage_loto_templates'])
  await grantTo(world, 'reviewer', ['manage_loto_templates', 'authorize_loto'])
  const machines = [
    ['pump-1', 'PMP-01', 'Pump'],
    ['pump-2', 'PMP-02', 'Pump'],
    ['blender-1', 'BLD-01', 'Blender'],
  ] as const
  for (const [id, code, category] of machines) {
    const asset = { shard_key: castShard, id, code, name: `${category} ${code}`, category }
    await world.database.kysely.insertInto('assets').values(asset).execute()
  }
  await placeTemplate(world, 'used')
  await placeTemplate(world, 'written', { status: 'draft' })
  keeper = await world.as('foreman')
})
afterAll(() => world.close())

const whole: Draft = {
  title: '  Fluid end,  valve and seat change ',
  code: 'LOTO-FP-09',
  equipmentCategory: 'Pump',
  assetIds: 'pump-2,pump-1,pump-2',
  purpose: 'To change a valve.',
  notify: 'Pump crew and data van',
  shutdownSteps: 'Neutral\nIdle 5 min\nStop',
  verification: 'Try start from remote and local.',
  restorationSteps: 'Pressure test',
  ppe: 'Gloves',
}
const battery = {
  energyType: 'electrical',
  device: ' Battery  disconnect ',
  method: 'Off, and lock.',
  verification: 'Crank gives nothing.',
} as const

const as = (who: CastName) => {
  world.wait(1000)
  return world.as(who)
}
const read = async (who: CastName, templateId: string) =>
  contentOf(await (await as(who)).loto.template({ templateId }))
const move = async (who: CastName, templateId: string, event: 'submit' | 'approve' | 'return') =>
  (await as(who)).loto.moveTemplate({ templateId, event, reason: 'It is so.' })

async function drafted(draft: Partial<Draft> = {}): Promise<string> {
  world.wait(1000)
  return contentOf(await keeper.loto.saveTemplate({ ...whole, ...draft })).templateId
}
async function pointed(templateId: string, step: Partial<Step> = {}): Promise<string> {
  world.wait(1000)
  return contentOf(await keeper.loto.saveTemplateStep({ ...battery, ...step, templateId })).stepId
}
const tagsOf = async (templateId: string) =>
  (await read('foreman', templateId)).steps.map(({ pointTag, place }) => `${place} ${pointTag}`)
const toldOf = async (kind: string) => {
  await world.tell()
  const rows = await world.database.kysely
    .selectFrom('notifications')
    .select(['person_id', 'record_id'])
    .where('kind', '=', kind)
    .orderBy('person_id')
    .execute()
  return rows.map(({ person_id: personId, record_id: id }) => `${id} ${personId}`)
}

describe('who reads templates', () => {
  test('is whoever has to do with lockouts, and nobody else', async () => {
    expect(problemOf(await world.nobody.loto.templates({}))).toBe('not_signed_in')
    for (const who of ['colleague', 'admin'] as const) {
      const client = await as(who)
      expect(problemOf(await client.loto.templates({}))).toBe('forbidden')
      expect(problemOf(await client.loto.template({ templateId: 'used' }))).toBe('forbidden')
    }
    expect(await read('employee', 'used')).toMatchObject({
      ...{ allowedEvents: [], steps: [{ pointTag: 'E-1', place: 1, media: [] }] },
      can: { edit: false, delete: false, revise: false, copy: false, use: true },
    })
    expect(await read('manager', 'used')).toMatchObject({
      ...{ allowedEvents: [{ event: 'inspect', isOpen: true }], can: { use: false } },
    })
  })

  test('keeps drafts for those who write or approve them', async () => {
    const refused = await (await as('employee')).loto.template({ templateId: 'written' })
    expect(problemOf(refused)).toBe('forbidden')
    const drafts = { section: 'drafts' } as const
    expect(contentOf(await (await as('employee')).loto.templates(drafts)).data).toEqual([])
    const listed = contentOf(await (await as('manager')).loto.templates(drafts)).data
    expect(listed.map(({ templateId }) => templateId)).toContain('written')
  })
})

describe('a template', () => {
  test('is written by whoever keeps them, and by nobody else', async () => {
    for (const who of ['employee', 'manager', 'colleague'] as const) {
      const client = await as(who)
      expect(problemOf(await client.loto.saveTemplate({ title: 'Mine' }))).toBe('forbidden')
      const templateId = 'written'
      expect(problemOf(await client.loto.copyTemplate({ templateId }))).toBe('forbidden')
      const step = await client.loto.saveTemplateStep({ ...battery, templateId })
      expect(problemOf(step)).toBe('forbidden')
    }
  })

  test.each([
    ['no title', { title: ' ' }, 'title', 'Please enter title'],
    ['a title of a letter', { title: 'x' }, 'title', 'Minimum 2 characters'],
    [
      ...(['a category of nothing', { equipmentCategory: 'Boat', assetIds: '' }] as const),
      ...(['equipmentCategory', 'Please choose a category that the equipment has.'] as const),
    ],
    [
      ...(['a machine of another category', { assetIds: 'pump-1,blender-1' }, 'assetIds'] as const),
      'Please choose machines of this category.',
    ],
    [
      ...(['a machine that is not there', { assetIds: 'pump-9' }, 'assetIds'] as const),
      'Please choose machines of this category.',
    ],
  ])('is refused with %s', async (_what, draft, path, message) => {
    world.wait(1000)
    const reply = await keeper.loto.saveTemplate({ ...whole, ...draft })
    expect(reply).toMatchObject({
      problem: { name: 'invalid_input', fields: [{ path, message }] },
    })
  })

  test('goes from a draft into use, is inspected, revised, superseded and retired', async () => {
    const { templateId, number } = contentOf(await keeper.loto.saveTemplate({ title: 'A pump' }))
    expect(number).toMatch(/^LTT-26-\d{5}$/u)
    contentOf(await keeper.loto.saveTemplate({ templateId, ...whole }, { ifMatch: 1 }))
    const stale = await keeper.loto.saveTemplate({ templateId, ...whole }, { ifMatch: 1 })
    expect(problemOf(stale)).toBe('row_changed')
    await pointed(templateId)
    contentOf(await move('foreman', templateId, 'submit'))
    expect(await toldOf('loto_template_to_approve')).toEqual([
      ...[`${templateId} ${cast.manager}`, `${templateId} ${cast.reviewer}`],
    ])
    expect(problemOf(await keeper.loto.saveTemplate({ templateId, ...whole }))).toBe('wrong_state')
    contentOf(await move('manager', templateId, 'return'))
    expect(await toldOf('loto_template_returned')).toEqual([`${templateId} ${cast.foreman}`])
    expect(await read('foreman', templateId)).toMatchObject({
      ...{ status: 'draft', statusReason: 'It is so.' },
    })
    contentOf(await move('reviewer', templateId, 'submit'))
    expect(await move('reviewer', templateId, 'approve')).toMatchObject({
      problem: { message: 'Whoever wrote it does not approve it.' },
    })
    contentOf(await move('manager', templateId, 'approve'))
    expect(await read('employee', templateId)).toMatchObject({
      ...{ status: 'approved', revision: 1, code: 'LOTO-FP-09', assetCount: 2 },
      title: 'Fluid end, valve and seat change',
      ...{ approvedBy: { personId: cast.manager }, inspectedBy: null, statusReason: null },
      ...{ inspectionDue: '2027-03-05', isInspectionDue: false, energyTypes: ['electrical'] },
      assets: [{ code: 'PMP-01' }, { code: 'PMP-02' }],
    })
    await world.database.kysely
      .updateTable('loto_templates')
      .set({ inspection_due: '2026-03-05', due_told: 0 })
      .where('id', '=', templateId)
      .execute()
    expect(await read('employee', templateId)).toMatchObject({ isInspectionDue: true })
    const inspected = { templateId, machine: 'PMP-01', inspectedOn: '2026-03-05' }
    const { loto: inspecting } = await as('manager')
    contentOf(await inspecting.inspectTemplate({ ...inspected, personIds: cast.employee }))
    expect(await read('employee', templateId)).toMatchObject({
      ...{ inspectedBy: { personId: cast.manager }, inspectedOn: '2026-03-05' },
      ...{ inspectionDue: '2027-03-05', isInspectionDue: false, statusReason: null },
    })

    world.wait(1000)
    const second = contentOf(await keeper.loto.copyTemplate({ templateId })).templateId
    const again = await keeper.loto.copyTemplate({ templateId })
    expect(again).toMatchObject({
      problem: { name: 'wrong_state', message: 'Revision 2 is on its way already.' },
    })
    const other = { templateId: second, ...whole, code: 'LOTO-XX-01' }
    expect(await keeper.loto.saveTemplate(other)).toMatchObject({
      problem: { fields: [{ path: 'code' }] },
    })
    contentOf(await keeper.loto.saveTemplate({ ...other, code: '', assetIds: [] }))
    expect((await read('foreman', templateId)).revisions).toMatchObject([
      { templateId: second, revision: 2, status: 'draft' },
    ])
    expect((await read('employee', templateId)).revisions).toEqual([])
    contentOf(await move('foreman', second, 'submit'))
    contentOf(await move('manager', second, 'approve'))
    expect(await read('employee', second)).toMatchObject({
      ...{ status: 'approved', revision: 2, code: 'LOTO-FP-09', assetCount: 0 },
      steps: [{ pointTag: 'E-1', device: 'Battery disconnect' }],
    })
    const before = await read('employee', templateId)
    expect(before).toMatchObject({
      ...{ status: 'superseded', statusReason: 'Revision 2 took its place.', inspectionDue: null },
      ...{ revisions: [{ templateId: second }], can: { use: false, revise: false } },
    })
    expect(before.history.data.map(({ action }) => action)).toEqual([
      ...['supersede', 'inspect', 'approve', 'submit', 'return', 'submit'],
      ...['add_point', 'edit', 'create'],
    ])
    expect(before.history.data[6]?.fields).toEqual([
      { key: 'point', label: 'Point', from: null, to: 'E-1 Battery disconnect' },
    ])
    expect(before.history.data[7]?.fields).toContainEqual({
      ...{ key: 'assets', label: 'Machines', from: null, to: 'PMP-01, PMP-02' },
    })
    const old = await keeper.loto.copyTemplate({ templateId })
    expect(old).toMatchObject({
      problem: { message: 'Please begin from the revision that took its place.' },
    })

    const retiring = { templateId: second, event: 'retire', reason: 'Sold.' } as const
    contentOf(await keeper.loto.moveTemplate(retiring))
    expect(await read('foreman', second)).toMatchObject({
      ...{ status: 'retired', inspectionDue: null, can: { revise: true } },
    })
    const third = contentOf(await keeper.loto.copyTemplate({ templateId: second })).templateId
    contentOf(await move('foreman', third, 'submit'))
    contentOf(await move('manager', third, 'approve'))
    expect(await read('foreman', second)).toMatchObject({ status: 'superseded' })
    expect(await read('foreman', third)).toMatchObject({ status: 'approved', revision: 3 })
  })

  test('is approved by nobody who wrote something of it, but inspected by them', async () => {
    const templateId = await drafted({ code: 'LOTO-FP-17' })
    const step = { ...battery, templateId }
    contentOf(await (await as('reviewer')).loto.saveTemplateStep(step))
    contentOf(await move('foreman', templateId, 'submit'))
    expect(await toldOf('loto_template_to_approve')).not.toContain(`${templateId} ${cast.reviewer}`)
    const [approve] = (await read('reviewer', templateId)).allowedEvents
    expect(approve).toMatchObject({ event: 'approve', isOpen: false })
    expect(await move('reviewer', templateId, 'approve')).toMatchObject({
      problem: { name: 'wrong_state', message: 'Whoever wrote it does not approve it.' },
    })
    contentOf(await move('manager', templateId, 'approve'))
    const { loto } = await as('reviewer')
    const inspected = { machine: 'PMP-01', inspectedOn: '2026-03-05', personIds: cast.employee }
    contentOf(await loto.inspectTemplate({ templateId, ...inspected }))
    // Its next revision is written by whoever begins it, and by nobody before.
    const { templateId: next } = contentOf(await keeper.loto.copyTemplate({ templateId }))
    contentOf(await move('foreman', next, 'submit'))
    contentOf(await move('reviewer', next, 'approve'))
  })

  test('has a code of its own, whatever its letters', async () => {
    const templateId = await drafted({ code: 'loto-USED' })
    await pointed(templateId)
    const reply = await move('foreman', templateId, 'submit')
    expect(reply).toMatchObject({
      problem: { message: 'The code loto-USED belongs to another template, LTT-26-used.' },
    })
  })

  test('is copied without its code, and begins a family of its own', async () => {
    world.wait(1000)
    const { templateId } = contentOf(
      await keeper.loto.copyTemplate({ templateId: 'used', kind: 'copy' }),
    )
    const copied = await read('foreman', templateId)
    expect(copied).toMatchObject({
      ...{ title: 'Template used', code: '', revision: 1, status: 'draft', revisions: [] },
      ...{ author: { personId: cast.foreman }, approvedBy: null, pointCount: 1 },
    })
    expect(copied.history.data[0]?.fields).toContainEqual({
      ...{ key: 'copiedFrom', label: 'Copied from', from: null, to: 'LTT-26-used' },
    })
  })

  test('is deleted while it is a draft, and retired afterwards', async () => {
    world.wait(1000)
    expect(await keeper.loto.removeTemplate({ templateId: 'used' })).toMatchObject({
      problem: {
        name: 'wrong_state',
        message: 'A template that is or was in use is not deleted. Please retire it instead.',
      },
    })
    const templateId = await drafted({ code: '' })
    contentOf(await keeper.loto.removeTemplate({ templateId }))
    expect(problemOf(await keeper.loto.template({ templateId }))).toBe('forbidden')
  })

  test('that was deleted leaves its number to the next revision', async () => {
    await placeTemplate(world, 'kept')
    world.wait(1000)
    for (const expected of [2, 2]) {
      const { templateId } = contentOf(await keeper.loto.copyTemplate({ templateId: 'kept' }))
      expect((await read('foreman', templateId)).revision).toBe(expected)
      contentOf(await keeper.loto.removeTemplate({ templateId }))
    }
  })
})

describe('the points of a template', () => {
  test('have a tag each and a place each', async () => {
    const templateId = await drafted()
    const first = await pointed(templateId)
    const pump = { energyType: 'pressure', device: 'Plug valve', pointTag: 'P 3' } as const
    await pointed(templateId, pump)
    const third = await pointed(templateId, { place: 1, lockCount: 2, needsPhoto: 'true' })
    expect(await tagsOf(templateId)).toEqual(['1 E-2', '2 E-1', '3 P 3'])
    const twice = { ...battery, templateId, stepId: first, pointTag: 'p 3' }
    expect(await keeper.loto.saveTemplateStep(twice)).toMatchObject({
      problem: { fields: [{ path: 'pointTag', message: 'Another point is P 3.' }] },
    })
    await pointed(templateId, { stepId: third, place: 3, device: 'Isolator', lockCount: 2 })
    expect(await tagsOf(templateId)).toEqual(['1 E-1', '2 P 3', '3 E-2'])
    const { rowVersion, history } = await read('foreman', templateId)
    expect(rowVersion).toBe(5)
    expect(history.data[0]).toMatchObject({ action: 'edit_point' })
    expect(history.data[0]?.fields).toEqual([
      { key: 'place', label: 'E-2: Place', from: '1', to: '3' },
      { key: 'device', label: 'E-2: Device', from: 'Battery disconnect', to: 'Isolator' },
      { key: 'needsPhoto', label: 'E-2: Photo', from: 'Wanted', to: 'Not wanted' },
    ])
    await pointed(templateId, { stepId: third, energyType: 'hydraulic', device: 'Pump' })
    expect(await tagsOf(templateId)).toEqual(['1 E-1', '2 P 3', '3 H-1'])
    contentOf(await keeper.loto.removeTemplateStep({ templateId, stepId: first }))
    expect(await tagsOf(templateId)).toEqual(['1 P 3', '2 H-1'])
    const gone = await keeper.loto.removeTemplateStep({ templateId, stepId: first })
    expect(gone).toMatchObject({
      problem: { message: 'This point is not on the template any more.' },
    })
  })

  test.each([
    ['no device', { device: ' ' }, 'device', 'Please enter the device.'],
    ['no energy', { energyType: '' }, 'energyType', 'Please choose one of these.'],
    ['eleven locks', { lockCount: '11' }, 'lockCount', undefined],
    [
      'a limit in words',
      { readingLimit: 'at_most', expectedReading: 'zero', unit: 'V' },
      'expectedReading',
      'Please enter a number in V, such as 0.1.',
    ],
    [
      'a limit without a unit',
      { readingLimit: 'below', expectedReading: '0.5' },
      'unit',
      'Please enter the unit of the limit.',
    ],
    ['half a lock', { lockCount: '0.5' }, 'lockCount', 'Enter a whole number.'],
  ])('are refused with %s', async (_what, step, path, message) => {
    world.wait(1000)
    const reply = await keeper.loto.saveTemplateStep({
      ...{ ...battery, templateId: 'written', ...(step as Partial<Step>) },
    })
    expect(reply).toMatchObject({ problem: { fields: [{ path, ...(message && { message }) }] } })
  })

  test('are forty at most', async () => {
    await placeTemplate(world, 'full', { status: 'draft' }, Array(40).fill({}))
    world.wait(1000)
    const reply = await keeper.loto.saveTemplateStep({ ...battery, templateId: 'full' })
    expect(reply).toMatchObject({ problem: { message: 'A template takes at most 40 points.' } })
  })

  test('stay as they are once the template is in use', async () => {
    world.wait(1000)
    const templateId = 'used'
    const message = 'What was approved is not edited. Please begin its next revision.'
    const refused = { problem: { name: 'wrong_state', message } }
    const stepId = 'used-p1'
    expect(await keeper.loto.saveTemplateStep({ ...battery, templateId })).toMatchObject(refused)
    expect(await keeper.loto.removeTemplateStep({ templateId, stepId })).toMatchObject(refused)
    expect(await keeper.loto.saveTemplate({ templateId, ...whole })).toMatchObject(refused)
  })
})
