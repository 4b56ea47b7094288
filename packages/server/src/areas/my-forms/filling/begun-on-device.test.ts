import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '@holdpoint/api'
import { contentOf, problemOf, startTestServer, type TestServer } from '../../../../test/harness.ts'
import { json } from '../../../db/json.ts'
import { placeForm } from '../../../../test/place-form.ts'
import { placeEntry } from '../../../../test/place-entry.ts'

// What a device keeps for a time without a network, and what it began then.

let world: TestServer
let employee: Client
let colleague: Client

beforeAll(async () => {
  world = await startTestServer()
  await placeForm(world, 'f-other')
  employee = await world.as('employee')
  colleague = await world.as('colleague')
})
afterAll(() => world.close())

const formId = 'f-check'
const entries = () => world.database.kysely.selectFrom('my_forms').selectAll().execute()
const ofForm = (columns: object) =>
  world.database.kysely.updateTable('forms').set(columns).where('id', '=', formId).execute()

type Beginning = Partial<Parameters<Client['myForms']['start']>[0]>

/** Sends the beginning of an entry as a device does, each time under a key of its own. */
function begin(by: Client, id: string, startedAt: string, change: Beginning = {}) {
  return by.myForms.start(
    { formId, version: 1, newId: id, startedAt, ...change },
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

  test('is what is due next, however much was left undone before', async () => {
    const due = async (id: string, at: string) =>
      placeEntry(world, id, { person: 'manager', columns: { status: 'new', due_at: new Date(at) } })
    for (let day = 1; day <= 22; day += 1) {
      await due(`left-${day}`, `2026-02-${String(day).padStart(2, '0')}T17:00:00Z`)
    }
    await due('tomorrow', '2026-03-06T17:00:00Z')
    await due('today', '2026-03-05T23:00:00Z')
    const { assigned } = contentOf(await (await world.as('manager')).myForms.ahead({}))
    expect(assigned.slice(0, 4)).toEqual(['today', 'tomorrow', 'left-22', 'left-21'])
    expect(assigned).toHaveLength(20)
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

  test('two tabs that send it at once make one, whether under one key or two', async () => {
    const startedAt = '2026-03-05T07:00:00.000Z'
    for (const keyOf of [(id: string) => id, () => randomUUID()]) {
      const newId = randomUUID()
      const start = () =>
        employee.myForms.start(
          { formId, version: 1, newId, startedAt },
          { idempotencyKey: keyOf(newId) },
        )
      const replies = await Promise.all([start(), start(), start()])
      expect(replies.map(contentOf)).toEqual([{ id: newId }, { id: newId }, { id: newId }])
      expect((await entries()).filter(({ id }) => id === newId)).toHaveLength(1)
    }
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
    const other = { formId: 'f-other' }
    contentOf(await begin(employee, randomUUID(), at, other))
    expect(problemOf(await begin(employee, id, at, other))).toBe('forbidden')
    contentOf(await employee.myForms.remove({ myFormId: id }))
    expect(await begin(employee, id, at)).toMatchObject({
      problem: { name: 'forbidden', message: 'It was deleted.' },
    })
    expect(problemOf(await begin(employee, 'mine', at))).toBe('invalid_input')
  })

  test('says nothing of an entry of another organisation, and leaves it alone', async () => {
    const id = randomUUID()
    contentOf(await begin(employee, id, '2026-03-05T07:00:00.000Z'))
    contentOf(await begin(await world.as('outsider'), id, '2026-03-04T07:00:00.000Z'))
    const { entry } = contentOf(await employee.myForms.get({ myFormId: id }))
    expect(entry.startedAt).toBe('2026-03-05T07:00:00.000Z')
    expect((await entries()).filter((one) => one.id === id)).toHaveLength(2)
  })

  test('lies below no other entry and is about no machine', async () => {
    const at = '2026-03-05T07:00:00.000Z'
    for (const more of [{ parentMyFormId: 'begun' }, { assetId: 'rig' }]) {
      expect(problemOf(await begin(employee, randomUUID(), at, more))).toBe('invalid_input')
    }
  })

  test('is taken as of its version, whatever became of the form; a deleted one refuses it with a sentence', async () => {
    const at = '2026-03-05T07:00:00.000Z'
    await ofForm({ status: 'paused' })
    expect((await employee.myForms.start({ formId })).status).toBe('problem')
    contentOf(await begin(employee, randomUUID(), at))
    await ofForm({ status: 'published', published_version: 7 })
    contentOf(await begin(employee, randomUUID(), at))
    expect(problemOf(await begin(employee, randomUUID(), at, { version: 8 }))).toBe('forbidden')
    await ofForm({ published_version: 1, country_ids: ['CA'] })
    expect(problemOf(await begin(employee, randomUUID(), at))).toBe('forbidden')
    await ofForm({ country_ids: [], deleted_at: new Date() })
    expect(problemOf(await begin(employee, randomUUID(), at))).toBe('forbidden')
    await ofForm({ deleted_at: null })
  })

  test('is of a form that its device may have known: not one that was closed long before', async () => {
    const at = '2026-03-05T07:00:00.000Z'
    const longBefore = new Date('2026-02-01T00:00:00Z')
    const ofType = (updated_at: Date) =>
      world.database.kysely.updateTable('form_types').set({ updated_at }).execute()
    await ofType(longBefore)
    for (const status of ['paused', 'archived']) {
      await ofForm({ status, updated_at: new Date('2026-02-03T00:00:00Z') })
      contentOf(await begin(employee, randomUUID(), at))
      // Nothing says that it was begun before that: it is started like any other.
      for (const change of [{ version: undefined }, { startedAt: '2026-01-01T00:00:00Z' }]) {
        expect(problemOf(await begin(employee, randomUUID(), at, change))).toBe('forbidden')
      }
      await ofForm({ updated_at: longBefore })
      expect(problemOf(await begin(employee, randomUUID(), at))).toBe('forbidden')
    }
    await ofForm({ status: 'published' })
    contentOf(await begin(employee, randomUUID(), at))
  })

  test('is of a version that its device may have known', async () => {
    const { kysely } = world.database
    const at = '2026-03-05T07:00:00.000Z'
    const first = await kysely
      .selectFrom('form_versions')
      .selectAll()
      .where('form_id', '=', formId)
      .executeTakeFirstOrThrow()
    const published_at = new Date('2026-02-03T00:00:00Z')
    const definition = json(first.definition)
    await kysely
      .insertInto('form_versions')
      .values({ ...first, version: 2, definition, published_at })
      .execute()
    await ofForm({ published_version: 2 })
    contentOf(await begin(employee, randomUUID(), at))
    const later = { startedAt: '2030-01-01T00:00:00Z' }
    expect(problemOf(await begin(employee, randomUUID(), at, later))).toBe('version_not_published')
    await kysely
      .updateTable('form_versions')
      .set({ published_at: new Date('2026-02-01T00:00:00Z') })
      .where('version', '=', 2)
      .execute()
    expect(problemOf(await begin(employee, randomUUID(), at))).toBe('version_not_published')
    await ofForm({ published_version: 1 })
  })
})
