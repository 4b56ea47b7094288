import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client } from '@holdpoint/api'
import type { FormDefinition } from '@holdpoint/forms'
import { castShard } from '../../../test/cast.ts'
import { contentOf, startTestServer, type TestServer } from '../../../test/harness.ts'
import { placeForm } from '../../../test/place-form.ts'

const form: FormDefinition = {
  ...{ schema: 1, key: 'sling', version: 1, title: { en: 'Sling' }, languages: ['en'] },
  items: [
    { key: 'tag', type: 'barcode', label: { en: 'Tag' }, titleAnswer: true },
    { key: 'load', type: 'integer', label: { en: 'Load' } },
  ],
}

let world: TestServer
let employee: Client

beforeAll(async () => {
  world = await startTestServer()
  employee = await world.as('employee')
  await placeForm(world, 'f-sling', { published: form })
})
afterAll(() => world.close())

test('what is no code is refused at its question; a code gives the title as it was read', async () => {
  const { id: myFormId } = contentOf(await employee.myForms.start({ formId: 'f-sling' }))
  const fill = (value: unknown) =>
    employee.myForms.fill({
      ...{ myFormId },
      changes: [
        { key: 'tag', value: value as string },
        { key: 'load', value: 2 },
      ],
    })
  for (const [value, message] of [
    ['7'.repeat(101), 'Use at most 100 characters.'],
    [7, 'Enter text.'],
  ]) {
    expect(await fill(value)).toMatchObject({
      status: 222,
      content: { refused: [{ key: 'tag', message }] },
    })
  }
  contentOf(await fill('00-4711\t'))
  const { entry, answers } = contentOf(await employee.myForms.get({ myFormId }))
  expect([answers['tag']?.value, entry.formTitleAnswer]).toEqual(['00-4711', '00-4711'])
})

test('a code that is that of a machine of the organisation names it, in whatever case', async () => {
  const machine = { name: 'Sling 7', category: 'Sling' }
  await world.database.kysely
    .insertInto('assets')
    .values([
      { ...machine, shard_key: castShard, id: 'a-1', code: 'SLG-07' },
      { ...machine, shard_key: 'other-org', id: 'a-2', code: 'SLG-08', name: 'Theirs' },
    ])
    .execute()
  const namesOf = async (value: string) => {
    const { id: myFormId } = contentOf(await employee.myForms.start({ formId: 'f-sling' }))
    contentOf(await employee.myForms.fill({ myFormId, changes: [{ key: 'tag', value }] }))
    return contentOf(await employee.myForms.get({ myFormId })).names['barcode']
  }
  expect(await namesOf('slg-07')).toEqual({ 'slg-07': 'Sling 7' })
  expect(await namesOf('SLG-08')).toEqual({})
  expect(await namesOf('SLG')).toEqual({})
})
