import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { FormStatus } from '@holdpoint/api'
import { contentOf, startTestServer, type TestServer } from '../../../../test/harness.ts'
import { placeEntry } from '../../../../test/place-entry.ts'

let world: TestServer

// Three forms of two types, with a status of its own each, started in the order of their numbers.
const entries = [
  { id: '1', form: 'f-check', status: 'reject' },
  { id: '2', form: 'f-anchor', status: 'complete' },
  { id: '3', form: 'f-zone', status: 'approved' },
] as const satisfies readonly { id: string; form: string; status: FormStatus }[]

beforeAll(async () => {
  world = await startTestServer()
  const { kysely } = world.database
  await kysely
    .insertInto('form_types')
    .values({ id: 't-audit', name: 'Audit', icon_url: 'icon:x', sort_order: 3 })
    .execute()
  const form = {
    ...{ icon_url: 'icon:x', sort_order: 1, published_version: 1 },
    status: 'published' as const,
  }
  await kysely
    .insertInto('forms')
    .values([
      { ...form, id: 'f-anchor', form_type_id: 't-inspection', title: 'Anchor check' },
      { ...form, id: 'f-zone', form_type_id: 't-audit', title: 'Zone audit' },
    ])
    .execute()
  for (const { id, form: formId, status } of entries) {
    await placeEntry(world, id, {
      status,
      columns: { form_id: formId, started_at: new Date(`2026-03-0${id}T18:00:00Z`) },
    })
  }
})
afterAll(() => world.close())

describe('the order of the list', () => {
  test.each([
    // Anchor, Short, Zone.
    ['form_name', ['2', '1', '3'], ['3', '1', '2']],
    // Audit before Inspection; within a type the newest first.
    ['form_type', ['3', '2', '1'], ['2', '1', '3']],
    // Approved, complete, reject.
    ['form_status', ['3', '2', '1'], ['1', '2', '3']],
    ['date', ['1', '2', '3'], ['3', '2', '1']],
  ] as const)('by %s is %j upwards and %j downwards', async (orderBy, upwards, downwards) => {
    const employee = await world.as('employee')
    const inOrder = async (orderByAsc: number) => {
      const reply = await employee.myForms.list({ section: 'completed', orderBy, orderByAsc })
      return contentOf(reply).data.map(({ id }) => id)
    }
    expect(await inOrder(1)).toEqual(upwards)
    expect(await inOrder(0)).toEqual(downwards)
  })

  test('is the newest first unless something is asked for', async () => {
    const reply = await (await world.as('employee')).myForms.list({ section: 'completed' })
    expect(contentOf(reply).data.map(({ id }) => id)).toEqual(['3', '2', '1'])
  })
})
