import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client } from '@holdpoint/api'
import { cast, castShard } from '../../../test/cast.ts'
import { contentOf, startTestServer, type TestServer } from '../../../test/harness.ts'
import { deleteEntry, handBack, placeEntry, type PlacedEntry } from '../../../test/place-entry.ts'
import { placeForm } from '../../../test/place-form.ts'
import { grantTo } from '../../../test/rights.ts'
import { testForm } from '../../../test/test-form.ts'
import { json } from '../../db/json.ts'

let world: TestServer
let maker: Client

beforeAll(async () => {
  world = await startTestServer()
  await grantTo(world, 'manager', ['create_forms'])
  maker = await world.as('manager')
})
afterAll(() => world.close())

const startedAt = new Date('2026-03-01T18:00:00Z')

/** An entry that was handed in so many minutes after it was started. */
async function handedIn(
  id: string,
  minutes: number,
  columns: PlacedEntry['columns'] = {},
): Promise<void> {
  await placeEntry(world, id, {
    status: 'complete',
    columns: {
      ...{ form_id: 'f-used', started_at: startedAt },
      submitted_at: new Date(startedAt.getTime() + minutes * 60_000),
      ...columns,
    },
  })
}

test('a form is told how it is used, by all entries but the deleted', async () => {
  await placeForm(world, 'f-used')
  const usageOf = async () => contentOf(await maker.manageForms.get({ formId: 'f-used' })).usage
  expect(await usageOf()).toEqual({
    ...{ handedIn: 0, unfinished: 0, medianMinutes: null, averageScore: null, sentBack: 0 },
  })
  await placeEntry(world, 'filled', { status: 'fill', columns: { form_id: 'f-used' } })
  await handedIn('quick', 4, { score: 90 })
  await handedIn('slow', 30, { score: 60, status: 'reject' })
  await handedIn('usual', 10, { is_reopened: true })
  // Handed in within twelve minutes, and sent again weeks later.
  await handedIn('again', 40_000)
  await handedIn('flagged', 11, { status: 'in_review' })
  await handBack(world, 'flagged', 'tidy')
  await handedIn('gone', 400, { score: 1 })
  await deleteEntry(world, 'gone')
  const { kysely } = world.database
  await kysely
    .insertInto('my_form_versions')
    .values(
      [1, 2].map((version) => ({
        ...{ shard_key: castShard, my_form_id: 'again', version, answers: json({}), score: null },
        ...{
          person_id: cast.employee,
          made_at: new Date(startedAt.getTime() + (version === 1 ? 12 : 40_000) * 60_000),
        },
      })),
    )
    .execute()
  expect(await usageOf()).toEqual({
    ...{ handedIn: 5, unfinished: 1, medianMinutes: 11, averageScore: 75, sentBack: 4 },
  })
  // What few may read is counted, and says no more.
  await handedIn('of-few', 11, { score: 0, status: 'reject', is_limited_access: true })
  expect(await usageOf()).toEqual({
    ...{ handedIn: 6, unfinished: 1, medianMinutes: 11, averageScore: 75, sentBack: 4 },
  })
})

test('a form names those in use whose entries are taken further on it', async () => {
  await placeForm(world, 'f-incident')
  for (const [id, status] of [
    ['f-observes', 'published'],
    ['f-rests', 'paused'],
    ['f-put-away', 'archived'],
  ] as const) {
    await placeForm(world, id, { columns: { status } })
    const workflow = { approvals: [], elevatesTo: ['f-other', 'f-incident'] }
    await world.database.kysely
      .updateTable('form_versions')
      .set({ definition: json({ ...testForm, workflow }) })
      .where('form_id', '=', id)
      .execute()
  }
  const { takenFurtherFrom } = contentOf(await maker.manageForms.get({ formId: 'f-incident' }))
  expect(takenFurtherFrom).toEqual([
    { formId: 'f-observes', title: 'Form f-observes' },
    { formId: 'f-rests', title: 'Form f-rests' },
  ])
})

test('a form names those in use that it is a sub-form of', async () => {
  await placeForm(world, 'f-witness')
  for (const [id, status] of [
    ['f-asks', 'published'],
    ['f-waits', 'paused'],
    ['f-gone', 'archived'],
  ] as const) {
    await placeForm(world, id, { columns: { status, sub_form_ids: ['f-other', 'f-witness'] } })
  }
  const { subFormOf } = contentOf(await maker.manageForms.get({ formId: 'f-witness' }))
  expect(subFormOf).toEqual([
    { formId: 'f-asks', title: 'Form f-asks' },
    { formId: 'f-waits', title: 'Form f-waits' },
  ])
})
