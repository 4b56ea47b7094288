import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client } from '@holdpoint/api'
import { contentOf, startTestServer, type TestServer } from '../../../test/harness.ts'
import { placeForm } from '../../../test/place-form.ts'
import { grantTo } from '../../../test/rights.ts'
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
  await grantTo(world, 'employee', ['edit_own_forms_after_submission'])
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

test('what is sent again tells when it was first handed in', async () => {
  const { id: myFormId } = contentOf(await employee.myForms.start({ formId: 'f-days' }))
  contentOf(await employee.myForms.fill({ myFormId, changes: [{ key: 'why', value: 'Rain' }] }))
  const first = world.ports.clock.now().toISOString()
  contentOf(await employee.myForms.submit({ myFormId }))
  world.wait(60 * 60 * 1000)
  const again = { myFormId, event: 'reopen', reason: 'Looked twice' } as const
  contentOf(await employee.reviewForms.saveStatus(again))
  contentOf(await employee.myForms.submit({ myFormId }))
  const { entry, firstSubmittedAt } = contentOf(await employee.myForms.get({ myFormId }))
  expect(firstSubmittedAt).toBe(first)
  expect(entry.submittedAt).not.toBe(first)
})
