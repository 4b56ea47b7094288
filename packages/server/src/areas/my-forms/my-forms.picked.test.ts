import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '@holdpoint/api'
import type { FormDefinition } from '@holdpoint/forms'
import { contentOf, startTestServer, type TestServer } from '../../../test/harness.ts'
import { cast, castShard } from '../../../test/cast.ts'
import { placeForm } from '../../../test/place-form.ts'

const form: FormDefinition = {
  ...{ schema: 1, key: 'pump_check', version: 1, title: { en: 'Pump check' }, languages: ['en'] },
  items: [
    { key: 'pump', type: 'equipment', label: { en: 'Pump' }, titleAnswer: true },
    { key: 'others', type: 'equipment', label: { en: 'Others' }, many: true },
    { key: 'guide', type: 'person', label: { en: 'Guide' } },
    { key: 'helpers', type: 'person', label: { en: 'Helpers' }, many: true },
  ],
}

let world: TestServer
let employee: Client

beforeAll(async () => {
  world = await startTestServer()
  employee = await world.as('employee')
  await placeForm(world, 'f-pump', { published: form })
  const machine = { shard_key: castShard, name: 'Pump', category: 'Pump' }
  await world.database.kysely
    .insertInto('assets')
    .values([
      { ...machine, id: 'a-1', code: 'PMP-01' },
      { ...machine, id: 'a-2', code: 'PMP-02', retired_at: new Date('2026-01-01T00:00:00Z') },
    ])
    .execute()
})
afterAll(() => world.close())

async function started(): Promise<string> {
  return contentOf(await employee.myForms.start({ formId: 'f-pump' })).id
}

describe('equipment and people', () => {
  test.each([
    ['pump', 'a-none'],
    ['others', ['a-1', 'a-none']],
    ['guide', 'nobody'],
    ['guide', cast.outsider],
    ['helpers', [cast.colleague, cast.outsider]],
  ])('%s refuses what is not in the organisation', async (key, value) => {
    const myFormId = await started()
    const changes = [
      { key, value },
      { key: key === 'pump' ? 'others' : 'pump', value: null },
    ]
    const answer = await employee.myForms.fill({ myFormId, changes })
    const message = 'This is not in the list any more, or never was. Please pick another.'
    expect(answer).toMatchObject({ status: 222, content: { refused: [{ key, message }] } })
    expect(contentOf(await employee.myForms.get({ myFormId })).answers[key]).toBeUndefined()
  })

  test('are named wherever the entry is read, and nobody else is', async () => {
    const myFormId = await started()
    const helpers = [cast.colleague, cast.manager]
    const changes = [
      { key: 'pump', value: 'a-1' },
      { key: 'others', value: ['a-2'] },
      { key: 'helpers', value: helpers },
    ]
    const saved = contentOf(await employee.myForms.fill({ myFormId, changes }))
    expect(saved.revs).toEqual({ pump: 1, others: 1, helpers: 1 })
    const { entry, names, answers } = contentOf(await employee.myForms.get({ myFormId }))
    expect(entry.formTitleAnswer).toBe('PMP-01 Pump')
    expect(answers['helpers']?.value).toEqual(helpers)
    expect(names['equipment']).toEqual({ 'a-1': 'PMP-01 Pump', 'a-2': 'PMP-02 Pump' })
    expect(Object.keys(names['person'] ?? {}).sort()).toEqual([...helpers].sort())
    const { data } = contentOf(await employee.myForms.history({ myFormId }))
    const told = data.flatMap(({ fields }) => fields).map(({ label, to }) => [label, to])
    expect(told).toContainEqual(['Pump', 'PMP-01 Pump'])
  })

  test('that went from the list stay where they are named already', async () => {
    const myFormId = await started()
    const { kysely } = world.database
    const machine = {
      shard_key: castShard,
      id: 'a-9',
      code: 'PMP-09',
      name: 'Old',
      category: 'Pump',
    }
    await kysely.insertInto('assets').values(machine).execute()
    const fill = (value: string[]) =>
      employee.myForms.fill({ myFormId, changes: [{ key: 'others', value }] })
    contentOf(await fill(['a-9']))
    await kysely.deleteFrom('assets').where('id', '=', 'a-9').execute()
    contentOf(await fill(['a-9', 'a-1']))
    contentOf(await fill(['a-1']))
    expect((await fill(['a-1', 'a-9'])).status).toBe(222)
  })

  test('are answered as a list of one’s own organisation', async () => {
    const { assets } = contentOf(await employee.master.get({ keys: ['assets'] }))
    const pump = { name: 'Pump', category: 'Pump' }
    expect(assets).toEqual([
      { assetId: 'a-1', code: 'PMP-01', ...pump },
      { assetId: 'a-2', code: 'PMP-02', ...pump, isRetired: true },
    ])
    const outside = await world.as('outsider')
    expect(contentOf(await outside.master.get({ keys: ['assets'] })).assets).toEqual([])
  })
})
