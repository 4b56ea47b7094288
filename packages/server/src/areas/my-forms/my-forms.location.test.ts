import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client } from '@holdpoint/api'
import type { FormDefinition } from '@holdpoint/forms'
import { contentOf, startTestServer, type TestServer } from '../../../test/harness.ts'
import { placeForm } from '../../../test/place-form.ts'

const form: FormDefinition = {
  ...{ schema: 1, key: 'spill', version: 1, title: { en: 'Spill' }, languages: ['en'] },
  items: [
    { key: 'spot', type: 'location', label: { en: 'Where' }, required: true },
    { key: 'size', type: 'integer', label: { en: 'Litres' } },
  ],
}

let world: TestServer
let employee: Client

beforeAll(async () => {
  world = await startTestServer()
  employee = await world.as('employee')
  await placeForm(world, 'f-spill', { published: form })
})
afterAll(() => world.close())

async function filled(spot: unknown) {
  const { id: myFormId } = contentOf(await employee.myForms.start({ formId: 'f-spill' }))
  const changes = [
    { key: 'spot', value: spot as string },
    { key: 'size', value: 40 },
  ]
  return { myFormId, saved: await employee.myForms.fill({ myFormId, changes }) }
}

test.each(['at the blender', '91, 0', '61.2181', 61.2181, ['61.2181', '-149.9003']])(
  '%s is no place: it is refused at its question, and the rest is kept',
  async (spot) => {
    const { myFormId, saved } = await filled(spot)
    const message = 'Enter two numbers, north first: 61.2181, -149.9003.'
    expect(saved).toMatchObject({
      status: 222,
      content: { refused: [{ key: 'spot', message }], revs: { size: 1 } },
    })
    expect(await employee.myForms.submit({ myFormId })).toMatchObject({ status: 222 })
  },
)

test('a place is kept in one way, however it is sent, and told in words', async () => {
  const { myFormId, saved } = await filled('61.2181 N, 149.9003 W, 11.6 m')
  expect(contentOf(saved).revs).toEqual({ spot: 1, size: 1 })
  const { answers } = contentOf(await employee.myForms.get({ myFormId }))
  expect(answers['spot']?.value).toBe('61.21810,-149.90030,12')
  const { data } = contentOf(await employee.myForms.history({ myFormId }))
  const told = data.flatMap(({ fields }) => fields).map(({ label, to }) => [label, to])
  expect(told).toContainEqual(['Where', '61.21810, -149.90030 (within 12 m)'])
  expect((await employee.myForms.submit({ myFormId })).status).toBe(200)
})
