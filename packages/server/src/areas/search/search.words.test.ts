import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { searchKinds, type Client, type SearchKind } from '@holdpoint/api'
import { castShard, type CastName } from '../../../test/cast.ts'
import { contentOf, startTestServer, type TestServer } from '../../../test/harness.ts'
import { placeAction } from '../../../test/place-action.ts'
import { placeEntry } from '../../../test/place-entry.ts'
import { placeFile } from '../../../test/place-file.ts'
import { placeForm } from '../../../test/place-form.ts'
import { placeHazard } from '../../../test/place-hazard.ts'
import { placeJsa } from '../../../test/place-jsa.ts'
import { placeLoto, placeLotoWorld } from '../../../test/place-loto.ts'
import { placeMessage } from '../../../test/place-message.ts'
import { placeSheet } from '../../../test/place-sheet.ts'
import { placeSqr, placeSqrSetup } from '../../../test/place-sqr.ts'
import { placeTopic } from '../../../test/place-topic.ts'
import { placeQualification } from '../../../test/place-training.ts'
import { grantTo } from '../../../test/rights.ts'

// How words find, and that each kind is found by those alone who may read it. `Zephyr` is in one
// record of every kind.

let world: TestServer
const title = 'Night crew Zephyr blender'

beforeAll(async () => {
  world = await startTestServer()
  await placeForm(world, 'f-zephyr', { columns: { title } })
  await placeEntry(world, 'FRM-26-1', { columns: { form_id: 'f-zephyr' } })
  await placeEntry(world, 'FRM-26-2', {
    person: 'colleague',
    columns: { form_id: 'f-zephyr', submitted_at: new Date(Date.UTC(2026, 2, 1)) },
  })
  await world.database.kysely
    .insertInto('assets')
    .values([
      { shard_key: castShard, id: 'zephyr', code: 'BLD-9', name: title, category: 'Blender' },
      { shard_key: castShard, id: 'gone', code: 'OLD-9', name: title, category: 'Blender' },
    ])
    .execute()
  await world.database.kysely
    .updateTable('assets')
    .set({ retired_at: '2026-01-01T00:00:00Z' })
    .where('id', '=', 'gone')
    .execute()
  await world.database.kysely
    .insertInto('work_orders')
    .values({
      ...{ shard_key: castShard, id: 'w-1', number: 'WO-4471', description: 'Seal of the Zephyr' },
      ...{ asset_id: 'zephyr', system: 'MX', status: 'open', priority: 'low', requested_by: 'x' },
    })
    .execute()
  await placeAction(world, 'a1', { columns: { title, work_order_id: 'w-1' } })
  await placeTopic(world, 't1', { columns: { title } })
  await placeQualification(world, 'q1', { name: title })
  await placeQualification(world, 'q-gone', { name: `${title} 2`, retired_at: new Date() })
  await placeMessage(world, 'm1', { columns: { title } })
  await placeFile(world, 'l1', { columns: { name: title } })
  await placeSheet(world, 's1', { product_name: 'Caustic soda Zephyr', manufacturer: 'Baker' })
  await placeHazard(world, 'h1', { title })
  await placeJsa(world, 'j1', { columns: { title } })
  await placeLotoWorld(world)
  await placeLoto(world, 'o1', { columns: { title } })
  await placeSqrSetup(world)
  await placeSqr(world, 'q1', { columns: { title } })
  await grantTo(world, 'employee', ['admin', 'access_all_submissions', 'create_jsa'])
})
afterAll(() => world.close())

type Found = Awaited<ReturnType<typeof found>>

async function found(who: CastName, search: string, kinds?: SearchKind) {
  const client: Client = await world.as(who)
  return contentOf(await client.search.find({ search, ...(kinds && { kinds: [kinds] }) }))
}

const countOf = (answer: Found, kind: SearchKind) => answer[kind].data.length

describe('the rights of whoever searches', () => {
  test.each(searchKinds.filter((kind) => kind !== 'people' && kind !== 'forms'))(
    'leave out %s of others, and say nothing of more',
    async (kind) => {
      const holder = await found('employee', 'zephyr', kind)
      expect(countOf(holder, kind), 'somebody finds it').toBe(1)
      const without = await found('outsider', 'zephyr', kind)
      expect(without[kind]).toEqual({ data: [], hasMore: false })
      // Nor does a letter that differs find what is not theirs.
      const near = await found('outsider', 'zephir', kind)
      expect([near[kind], near.isNear]).toEqual([{ data: [], hasMore: false }, false])
    },
  )

  test('leave out people of another organisation', async () => {
    expect((await found('employee', 'foreman')).people.data).toHaveLength(1)
    expect((await found('outsider', 'foreman')).people).toEqual({ data: [], hasMore: false })
  })

  test('leave out what a colleague of the same organisation may not read', async () => {
    const { hazards, entries, reviews } = await found('manager', 'zephyr')
    expect([hazards.data, entries.data, reviews.data]).toEqual([[], [], []])
  })
})

describe('the words of a search', () => {
  test('stand in any order, each as a part of a word', async () => {
    for (const search of ['zephyr night', 'CREW zeph', 'blend  nig crew']) {
      const { actions, lockouts, equipment } = await found('employee', search)
      expect(
        actions.data.map(({ actionId }) => actionId),
        search,
      ).toEqual(['a1'])
      expect(
        lockouts.data.map(({ lotoId }) => lotoId),
        search,
      ).toEqual(['o1'])
      expect(
        equipment.data.map(({ assetId }) => assetId),
        search,
      ).toEqual(['zephyr'])
    }
  })

  test('must all occur, though not in one field', async () => {
    expect((await found('employee', 'zephyr day')).actions.data).toEqual([])
    const { sheets } = await found('employee', 'baker caustic')
    expect(sheets.data.map(({ sheetId }) => sheetId)).toEqual(['s1'])
  })

  test('find what the field calls by another name', async () => {
    const { actions, forms, equipment } = await found('employee', 'mixer zephyr')
    expect(actions.data).toHaveLength(1)
    expect(forms.data.map(({ id }) => id)).toEqual(['f-zephyr'])
    expect(equipment.data).toHaveLength(1)
    const { sheets } = await found('employee', 'sodium hydroxide')
    expect(sheets.data).toHaveLength(1)
  })

  test('find by other names in the list of a kind too', async () => {
    const employee = await world.as('employee')
    const listed = contentOf(
      await employee.jsa.masterHazards({ section: 'active', search: 'zephyr mixers' }),
    )
    expect(listed.totalRecords).toBe(1)
  })
})

describe('equipment and work orders', () => {
  test('are found by code, name, number and machine; what is retired is not', async () => {
    expect((await found('manager', 'bld-9')).equipment.data).toEqual([
      { assetId: 'zephyr', code: 'BLD-9', name: title, category: 'Blender' },
    ])
    expect((await found('manager', 'old-9')).equipment.data).toEqual([])
    for (const search of ['4471', 'seal', 'bld-9']) {
      const { workOrders } = await found('manager', search)
      expect(workOrders.data, search).toEqual([
        {
          ...{ workOrderId: 'w-1', workOrderNumber: 'WO-4471', description: 'Seal of the Zephyr' },
          ...{ equipment: title, status: 'open' },
        },
      ])
    }
  })

  test('lead to the actions of a work order by its number', async () => {
    const { actions } = await found('employee', 'wo-4471')
    expect(actions.data.map(({ actionId }) => actionId)).toEqual(['a1'])
  })
})

describe('a word that differs by a letter', () => {
  test.each(['zephir', 'zephy', 'zeephyr', 'zepyhr', 'night zeohyr'])(
    'finds as “%s” where nothing is written so, and says so',
    async (search) => {
      const answer = await found('employee', search, 'actions')
      expect(countOf(answer, 'actions')).toBe(1)
      // A part of the word is written so.
      expect(answer.isNear).toBe(search !== 'zephy')
    },
  )

  test('finds nobody and nothing where two letters differ, or the word is short or has a digit', async () => {
    for (const search of ['zwphir', 'nigt', 'wo-4472', 'qqqqqqq']) {
      const answer = await found('employee', search)
      expect(
        searchKinds.filter((kind) => countOf(answer, kind) > 0),
        search,
      ).toEqual([])
      expect(answer.isNear, search).toBe(false)
    }
  })

  test('finds people too', async () => {
    const { people, isNear } = await found('employee', 'forenan')
    expect(people.data.map(({ fullName }) => fullName)).toEqual(['Test Foreman'])
    expect(isNear).toBe(true)
  })
})
