import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '@holdpoint/api'
import { contentOf, problemOf, startTestServer, type TestServer } from '../../../../test/harness.ts'
import { placeEntry } from '../../../../test/place-entry.ts'

// What a device keeps for a time without a network, and what it began then.

let world: TestServer
let employee: Client
let colleague: Client

beforeAll(async () => {
  world = await startTestServer()
  employee = await world.as('employee')
  colleague = await world.as('colleague')
})
afterAll(() => world.close())

const formId = 'f-check'
const entries = () => world.database.kysely.selectFrom('my_forms').selectAll().execute()
const ofForm = (columns: object) =>
  world.database.kysely.updateTable('forms').set(columns).where('id', '=', formId).execute()

/** Sends the beginning of an entry as a device does. */
function begin(by: Client, id: string, startedAt: string, version = 1) {
  return by.myForms.start(
    { formId, version, newId: id, startedAt },
    { idempotencyKey: randomUUID() },
  )
}

describe('what is kept ahead', () => {
  test('are forms that the person may start and what was assigned and never opened', async () => {
    await placeEntry(world, 'assigned', {
      person: 'employee',
      columns: { status: 'new', due_at: new Date('2026-03-09T17:00:00Z') },
    })
    await placeEntry(world, 'begun', { person: 'employee', columns: { status: 'in_progress' } })
    const { blanks, assigned } = contentOf(await employee.myForms.ahead({}))
    expect(blanks).toContainEqual({ formId, version: 1 })
    expect(assigned).toEqual(['assigned'])
    expect(contentOf(await colleague.myForms.ahead({})).assigned).toEqual([])
  })

  test('a form is read without anything being made of it', async () => {
    const before = await entries()
    const blank = contentOf(await employee.myForms.blank({ formId, version: 1 }))
    expect(blank).toMatchObject({
      form: { id: formId },
      formVersion: 1,
      known: { district: 'PER' },
    })
    expect(await entries()).toEqual(before)
    const other = await employee.myForms.blank({ formId, version: 2 })
    expect(problemOf(other)).toBe('version_not_published')
    expect(problemOf(await employee.myForms.blank({ formId: 'f-none', version: 1 }))).toBe(
      'forbidden',
    )
  })
})

describe('what was begun on a device', () => {
  test('is an entry from its moment on, with a number, once, however often it is sent', async () => {
    const id = randomUUID()
    const startedAt = '2026-03-01T05:15:00.000Z'
    expect(contentOf(await begin(employee, id, startedAt))).toEqual({ id })
    expect(contentOf(await begin(employee, id, startedAt))).toEqual({ id })
    const { entry, answers } = contentOf(await employee.myForms.get({ myFormId: id }))
    expect(entry).toMatchObject({ startedAt, formStatus: 'in_progress' })
    expect(entry.number).toMatch(/^FRM-26-\d{5}$/)
    expect(String(answers['at']?.value)).toMatch(/^2026-0(?:3-01|2-28)T/)
    expect((await entries()).filter((one) => one.id === id)).toHaveLength(1)
  })

  test('two tabs that send it at once make one', async () => {
    const id = randomUUID()
    const startedAt = '2026-03-05T07:00:00.000Z'
    const key = { idempotencyKey: id }
    const start = () => employee.myForms.start({ formId, version: 1, newId: id, startedAt }, key)
    await Promise.all([start(), start()])
    expect(contentOf(await start())).toEqual({ id })
    expect((await entries()).filter((one) => one.id === id)).toHaveLength(1)
  })

  test('has a moment that can be true', async () => {
    for (const claimed of ['2030-01-01T00:00:00.000Z', '2025-12-01T00:00:00.000Z']) {
      const id = randomUUID()
      contentOf(await begin(employee, id, claimed))
      const { entry } = contentOf(await employee.myForms.get({ myFormId: id }))
      expect(entry.startedAt.slice(0, 10)).toBe('2026-03-05')
    }
  })

  test("takes nobody else's id, none of another form and none of what was deleted", async () => {
    const id = randomUUID()
    const at = '2026-03-05T07:00:00.000Z'
    contentOf(await begin(employee, id, at))
    expect(problemOf(await begin(colleague, id, at))).toBe('forbidden')
    contentOf(await employee.myForms.remove({ myFormId: id }))
    expect(await begin(employee, id, at)).toMatchObject({
      problem: { name: 'forbidden', message: 'It was deleted.' },
    })
    expect(problemOf(await begin(employee, 'mine', at))).toBe('invalid_input')
  })

  test('is taken as of its version, whatever became of the form; a deleted one refuses it with a sentence', async () => {
    const at = '2026-03-05T07:00:00.000Z'
    await ofForm({ status: 'paused' })
    expect((await employee.myForms.start({ formId })).status).toBe('problem')
    contentOf(await begin(employee, randomUUID(), at))
    await ofForm({ status: 'published', published_version: 7 })
    contentOf(await begin(employee, randomUUID(), at))
    expect(problemOf(await begin(employee, randomUUID(), at, 8))).toBe('forbidden')
    await ofForm({ published_version: 1, country_ids: ['CA'] })
    expect(problemOf(await begin(employee, randomUUID(), at))).toBe('forbidden')
    await ofForm({ country_ids: [], deleted_at: new Date() })
    expect(problemOf(await begin(employee, randomUUID(), at))).toBe('forbidden')
    await ofForm({ deleted_at: null })
  })
})
