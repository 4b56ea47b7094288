import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client } from '@holdpoint/api'
import { contentOf, startTestServer, type TestServer } from '../../../test/harness.ts'
import { placeForm } from '../../../test/place-form.ts'
import { testForm } from '../../../test/test-form.ts'

let world: TestServer
let employee: Client

beforeAll(async () => {
  world = await startTestServer()
  // From the seventh of March on the form asks for more.
  const later = { op: 'ge', args: [{ op: 'today' }, '2026-03-07'] } as const
  const items = [
    { key: 'what', type: 'text', label: { en: 'What was seen' } },
    { key: 'why', type: 'text', label: { en: 'Why' }, required: true, visible: later },
  ] as const
  await placeForm(world, 'f-days', { published: { ...testForm, items: [...items] } })
  employee = await world.as('employee')
})
afterAll(() => world.close())

const missingIn = async (myFormId: string) =>
  contentOf(await employee.myForms.get({ myFormId })).state.missing.map(({ key }) => key)

test('what is handed in is judged by the day of that, and what is being filled by today', async () => {
  const start = async () => contentOf(await employee.myForms.start({ formId: 'f-days' })).id
  const [handedIn, filled] = [await start(), await start()]
  contentOf(await employee.myForms.submit({ myFormId: handedIn }))
  world.wait(3 * 24 * 60 * 60 * 1000)
  expect(await missingIn(handedIn)).toEqual([])
  expect(await missingIn(filled)).toEqual(['why'])
})
