import { readXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cast, castFullName, castShard } from '../../../test/cast.ts'
import { contentOf, startTestServer, type TestServer } from '../../../test/harness.ts'
import { placeAction } from '../../../test/place-action.ts'
import { placeCategory } from '../../../test/place-category.ts'
import { placedCategories, placeSqr } from '../../../test/place-sqr.ts'

let world: TestServer

beforeAll(async () => {
  world = await startTestServer()
})
afterAll(() => world.close())

test('the workbook says of each report what the list and its parts say', async () => {
  await placeCategory(world, 'frac', 'incident', { name: 'Fracturing' })
  await placeCategory(world, 'iron', 'incident', { name: 'Iron', level: 2, parent_id: 'frac' })
  await placeCategory(world, 'leak', 'incident', { name: 'Leak', level: 3, parent_id: 'iron' })
  await world.database.kysely
    .insertInto('assets')
    .values({
      ...{ shard_key: castShard, id: 'pump-6', code: 'PMP-06', name: 'Pump 6', category: 'Pump' },
    })
    .execute()
  await placeSqr(world, 'above')
  await placeSqr(world, 'whole', {
    columns: {
      ...{ status: 'monitoring', parent_id: 'above', incident_id: 'leak', crew_id: 'F-01' },
      ...{ pad_id: 'pad-1', customer_id: 'c-1', district_id: 'PER', well: '3H', stage: '14' },
      ...{ severity: 'level_2', severity_override: 'level_2', override_reason: 'It was close.' },
      ...{ potential_severity: 'level_3', vendor: 'Larkspur Valves', ncr_step: 'verification' },
      is_recordable: true,
      ...{ own_cost: 1250.5, customer_cost: null, job_ticket: 'JT-1', api_number: '42-1' },
    },
    lines: {
      equipments: [{ content: { assetId: 'pump-6', name: '' } }, { content: { name: 'A hose' } }],
      parts: [
        { content: { itemNumber: 'VS-1', description: 'Valve', poNumber: 'PO-9' } },
        { content: { itemNumber: 'SP-2', description: '', poNumber: '' } },
      ],
      employees: [{ content: { personId: cast.colleague } }],
      scat: [{ content: { itemId: placedCategories.scat } }],
    },
  })
  await placeAction(world, 'open', { columns: { source_type: 'sqr', source_id: 'whole' } })
  await placeAction(world, 'done', {
    columns: { source_type: 'sqr', source_id: 'whole', status: 'closed' },
  })
  const { sqr } = await world.as('employee')
  const { url } = contentOf(await sqr.excel({ phase: ['monitoring'] }))
  const file = await world.http(url.replace('/api/v1', ''), { as: 'employee' })
  const { sheets } = await readXlsx(Buffer.from(await file.arrayBuffer()))
  const [heads = [], line = [], ...more] = sheets[0]?.rows ?? []
  expect(more).toEqual([])
  expect(heads).toHaveLength(43)
  expect(Object.fromEntries(heads.map((head, place) => [head, line[place]]))).toMatchObject({
    ...{ Number: 'SQR-26-whole', Title: 'Report whole', 'Business unit': 'Fracturing' },
    ...{ Crew: 'F-01 Red', Customer: 'Customer One', District: 'Permian', Pad: 'Blue Mesa 12' },
    ...{ Well: '3H', 'API number': '42-1', Stage: '14', 'Job ticket': 'JT-1' },
    ...{ Recordable: 'Yes', Incident: 'Fracturing / Iron / Leak' },
    ...{ 'Lost time h': 1.5, Severity: 'Level 2', 'Overridden because': 'It was close.' },
    ...{ 'Potential severity': 'Level 3', Phase: 'Monitoring', Status: 'Placed Monitoring' },
    ...{
      Vendor: 'Larkspur Valves',
      Equipment: 'Pump 6 (PMP-06), A hose',
      Parts: 'VS-1 Valve, SP-2',
    },
    ...{ 'Purchase orders': 'PO-9', People: castFullName('colleague') },
    ...{ Causes: 'Entry placed-cause', 'NCR step': 'Verification', 'Actions open': 1, Actions: 2 },
    ...{ 'Cost to us': 1250.5, Parent: 'SQR-26-above', Reporter: castFullName('employee') },
    Owner: castFullName('foreman'),
  })
})

test('and its second sheet says what was filtered, by names', async () => {
  const { sqr } = await world.as('employee')
  const { classification, type } = placedCategories
  const asked = { classificationIds: [classification], typeIds: [type], severity: ['near_miss'] }
  const { url } = contentOf(await sqr.excel({ ...asked, owners: [cast.foreman] }))
  const file = await world.http(url.replace('/api/v1', ''), { as: 'employee' })
  const { sheets } = await readXlsx(Buffer.from(await file.arrayBuffer()))
  expect(
    Object.fromEntries((sheets[1]?.rows ?? []).map(([what, said]) => [what, said])),
  ).toMatchObject({
    ...{ Classification: `Entry ${classification}`, Type: `Entry ${type}` },
    ...{ Severity: 'Near Miss', Owner: castFullName('foreman') },
  })
})
