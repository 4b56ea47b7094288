import { beforeEach, afterEach, expect, test } from 'vitest'
import type { Client } from '@holdpoint/api'
import { cast } from '../../../../test/cast.ts'
import { contentOf, startTestServer, type TestServer } from '../../../../test/harness.ts'
import { placeForm } from '../../../../test/place-form.ts'
import { testForm } from '../../../../test/test-form.ts'

let world: TestServer
let employee: Client

beforeEach(async () => {
  world = await startTestServer()
  const startsWithLast = true
  const items = [
    { key: 'pads', type: 'pad', label: { en: 'Pads' }, header: true, startsWithLast },
    { key: 'client', type: 'text', label: { en: 'Client' }, startsWithLast },
    { key: 'with', type: 'person', label: { en: 'With' }, startsWithLast },
    { key: 'found', type: 'text', label: { en: 'Found' } },
  ] as const
  await placeForm(world, 'f-last', { published: { ...testForm, items: [...items] } })
  employee = await world.as('employee')
})
afterEach(() => world.close())

const given = { pads: ['pad-1'], client: 'Ms Smith', with: cast.colleague, found: 'Rust' }

async function start(client = employee, isLimitedAccess = false): Promise<string> {
  world.wait(60_000)
  return contentOf(await client.myForms.start({ formId: 'f-last', isLimitedAccess })).id
}

async function handedIn(values: Record<string, unknown> = given, isLimited = false) {
  const myFormId = await start(employee, isLimited)
  const changes = Object.entries(values).map(([key, value]) => ({ key, value: value as string }))
  contentOf(await employee.myForms.fill({ myFormId, changes }))
  contentOf(await employee.myForms.submit({ myFormId }))
}

async function valuesOf(myFormId: string, client = employee) {
  const { answers } = contentOf(await client.myForms.get({ myFormId }))
  return Object.fromEntries(Object.entries(answers).map(([key, { value }]) => [key, value]))
}

test('an entry begins with what its person answered the last time, and says so', async () => {
  await handedIn()
  const at = world.ports.clock.now().toISOString()
  const myFormId = await start()
  const { found: _found, ...again } = given
  expect(await valuesOf(myFormId)).toEqual(again)
  const { fromLast, entry } = contentOf(await employee.myForms.get({ myFormId }))
  expect(fromLast).toEqual({ at, keys: ['pads', 'client', 'with'] })
  expect(entry.padNames).toBe('Blue Mesa 12')
  // What somebody changes is theirs.
  const changes = [{ key: 'client', value: 'Mr Jones' }]
  contentOf(await employee.myForms.fill({ myFormId, changes }))
  expect(contentOf(await employee.myForms.get({ myFormId })).fromLast?.keys).toEqual([
    'pads',
    'with',
  ])
})

test('nothing is taken from others, from drafts, or from what few may read', async () => {
  await handedIn(given, true)
  const draft = await start()
  expect(await valuesOf(draft)).toEqual({})
  await handedIn({ client: 'Open to all' })
  const colleague = await world.as('colleague')
  expect(await valuesOf(await start(colleague), colleague)).toEqual({})
  expect(await valuesOf(await start())).toEqual({ client: 'Open to all' })
})

test('whoever has left, and what is gone, is not named again', async () => {
  await handedIn()
  const { kysely } = world.database
  await kysely
    .updateTable('people')
    .set({ is_active: false })
    .where('id', '=', cast.colleague)
    .execute()
  expect(await valuesOf(await start())).toEqual({ pads: ['pad-1'], client: 'Ms Smith' })
})

test('what was opened again holds nothing that was handed in', async () => {
  await handedIn()
  const { kysely } = world.database
  await kysely.updateTable('my_forms').set({ status: 'fill' }).execute()
  expect(await valuesOf(await start())).toEqual({})
})

test('the line tells of the form that the answers came from, not of one handed in since', async () => {
  await handedIn()
  const at = world.ports.clock.now().toISOString()
  const myFormId = await start()
  await handedIn({ client: 'Mr Jones' })
  // As what is assigned is begun: by its first answer, long after that was taken.
  world.wait(60_000)
  const began = { started_at: world.ports.clock.now() }
  await world.database.kysely
    .updateTable('my_forms')
    .set(began)
    .where('id', '=', myFormId)
    .execute()
  const { fromLast } = contentOf(await employee.myForms.get({ myFormId }))
  expect(fromLast).toEqual({ at, keys: ['pads', 'client', 'with'] })
})
