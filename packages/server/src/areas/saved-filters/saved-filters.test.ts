import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  savedFilterBytesMax,
  savedFilterTypes,
  type CallInput,
  type CallOf,
  type Client,
  type SavedFilter,
} from '@holdpoint/api'
import { plainValues, storedValues } from './saved-filters.rules.ts'
import { json } from '../../db/json.ts'
import { createServer } from '../../server.ts'
import { defaultServerSettings } from '../../settings.ts'
import { cast, castShard } from '../../../test/cast.ts'
import { contentOf, problemOf, startTestServer, type TestServer } from '../../../test/harness.ts'

let world: TestServer
let employee: Client

type AnyDraft = Exclude<CallInput<CallOf<'savedFilters.save'>>['filterObject'], string>[number]
type Draft = Extract<AnyDraft, { type: 'myform' }>

beforeAll(async () => {
  world = await startTestServer()
  employee = await world.as('employee')
})
afterAll(() => world.close())
beforeEach(async () => {
  await world.database.kysely.deleteFrom('saved_filters').execute()
  world.wait(60_000)
})

function draft(title: string, more: Partial<Draft> = {}): Draft {
  return { title, type: 'myform', filterValues: {}, ...more }
}

async function save(...filterObject: AnyDraft[]): Promise<SavedFilter[]> {
  return contentOf(await employee.savedFilters.save({ filterObject }))
}

async function saveOne(filter: Draft): Promise<SavedFilter> {
  const [saved] = await save(filter)
  if (saved === undefined) {
    throw new Error('Nothing was saved.')
  }
  return saved
}

async function listed(as: Client = employee): Promise<SavedFilter[]> {
  return contentOf(await as.savedFilters.list({ type: 'myform' }))
}

/** The employee's client on a server of its own, and all that the database told it. */
async function watched(): Promise<{ client: Client; seen: () => string }> {
  const told: string[] = []
  const kysely = world.database.kysely.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: ({ result }) => {
      told.push(JSON.stringify(result.rows))
      return Promise.resolve(result)
    },
  })
  const server = createServer({
    database: { ...world.database, kysely },
    ports: world.ports,
    settings: {
      ...defaultServerSettings,
      sessionSecret: 'test-secret-test-secret-test-secret',
    },
  })
  const identity = await server.resolve(await world.tokenOf('employee'))
  const client = server.client(identity, { requestId: 'watched', clientAddress: '127.0.0.1' })
  return { client, seen: () => told.join('\n') }
}

async function refusalOf(...filterObject: Draft[]) {
  const reply = await employee.savedFilters.save({ filterObject })
  if (reply.status !== 'problem') {
    throw new Error(`Expected a problem, got ${JSON.stringify(reply)}`)
  }
  const { name, fields, message } = reply.problem
  return { name, message, fields }
}

describe('savedFilters.save', () => {
  test('refuses nobody', async () => {
    const reply = await world.nobody.savedFilters.save({ filterObject: [draft('A')] })
    expect(problemOf(reply)).toBe('not_signed_in')
  })

  test("refuses another person's filter, another organisation's and none alike", async () => {
    const { id } = await saveOne(draft('Mine'))
    for (const name of ['colleague', 'admin', 'outsider'] as const) {
      const other = await world.as(name)
      const foreign = await other.savedFilters.save({ filterObject: [draft('Theirs', { id })] })
      const missing = await other.savedFilters.save({
        filterObject: [draft('Theirs', { id: 'none' })],
      })
      expect([problemOf(foreign), problemOf(missing)]).toEqual(['forbidden', 'forbidden'])
    }
    expect(await listed()).toMatchObject([{ title: 'Mine', rowVersion: 1 }])
  })

  test('refuses all of them when one is somebody else’s', async () => {
    const { id } = await saveOne(draft('Mine'))
    const colleague = await world.as('colleague')
    const reply = await colleague.savedFilters.save({
      filterObject: [draft('New'), draft('Theirs', { id })],
    })
    expect(problemOf(reply)).toBe('forbidden')
    expect(await listed(colleague)).toEqual([])
  })

  test.each([
    ['blank', '   '],
    ['empty', ''],
    ['of line ends', '\r\n\t'],
    ['without a shape', '\u200b \u2060'],
  ])('refuses a title that is %s', async (_what, title) => {
    expect(await refusalOf(draft(title))).toMatchObject({
      name: 'invalid_input',
      fields: [{ path: 'filterObject.0.title', message: 'Please enter title.' }],
    })
  })

  test('refuses a missing title with the same sentence, in JSON text as well', async () => {
    const text = JSON.stringify([{ type: 'myform', filterValues: {} }])
    const bodies = [`{"filterObject":${text}}`, JSON.stringify({ filterObject: text })]
    for (const body of bodies) {
      const reply = await world.http('/saved-filters', {
        method: 'POST',
        body,
        headers: { 'Content-Type': 'application/json' },
        as: 'employee',
      })
      expect(reply.status).toBe(400)
      expect(await reply.json()).toMatchObject({
        problem: { fields: [{ path: 'filterObject.0.title', message: 'Please enter title.' }] },
      })
    }
  })

  test('takes a title of 100 characters and refuses one of 101', async () => {
    expect(await refusalOf(draft('é'.repeat(101)))).toMatchObject({
      name: 'invalid_input',
      fields: [{ path: 'filterObject.0.title', message: 'Maximum 100 characters' }],
    })
    const [saved] = await save(draft(` ${'🛢'.repeat(100)} `))
    expect(saved?.title).toBe('🛢'.repeat(100))
  })

  test('refuses a title that one has already, whatever its case', async () => {
    await save(draft('Night shift'))
    const refusal = await refusalOf(draft('Other'), draft(' NIGHT  shift '))
    expect(refusal).toEqual({
      name: 'name_taken',
      message: 'You have a filter with this title already.',
      fields: [
        {
          path: 'filterObject.1.title',
          message: 'You have a filter with this title already.',
        },
      ],
    })
    expect(await refusalOf(draft('Twice'), draft('twice'))).toMatchObject({ name: 'name_taken' })
    expect((await listed()).map(({ title }) => title)).toEqual(['Night shift'])
  })

  test.each([
    ['a day that does not exist', { startDate: '2026-02-30', endDate: '2026-03-01' }],
    ['one date of two', { startDate: '2026-03-01' }],
    ['an end before the start', { startDate: '2026-03-02', endDate: '2026-03-01' }],
    ['a day after tomorrow', { startDate: '2026-03-01', endDate: '2026-03-07' }],
    ['a score that is no range', { score: '80-20' }],
    ['a range of half a day', { dateRange: '0.5' }],
    ['a flag that is neither', { elevated: 'perhaps' }],
  ])('refuses %s', async (_what, filterValues) => {
    const reply = await employee.savedFilters.save({
      filterObject: JSON.stringify([{ ...draft('Days'), filterValues }]),
    })
    expect(problemOf(reply)).toBe('invalid_input')
    expect(await listed()).toEqual([])
  })

  test.each([
    ['Please choose a start date and an end date.', { endDate: '2026-03-01' }],
    [
      'The end date must not be before the start date.',
      { startDate: '2026-03-02', endDate: '2026-03-01' },
    ],
    ['Dates after tomorrow cannot be chosen.', { startDate: '2026-03-01', endDate: '2026-04-01' }],
  ])('says "%s"', async (message, filterValues) => {
    expect(await refusalOf(draft('Days', { filterValues }))).toMatchObject({ message })
  })

  test.each([
    ['no list', '5'],
    ['an empty one', '[]'],
    ['no JSON', '[{'],
    ['another list than there is', '[{"title":"A","type":"report","filterValues":{}}]'],
    ['no values', '[{"title":"A","type":"myform"}]'],
    ['a character that cannot be kept', '[{"title":"A\\u0000","type":"myform","filterValues":{}}]'],
  ])('refuses %s', async (_what, filterObject) => {
    expect(problemOf(await employee.savedFilters.save({ filterObject }))).toBe('invalid_input')
  })

  test('refuses two defaults, and one filter twice', async () => {
    const twoDefaults = await refusalOf(
      draft('A', { isDefault: true }),
      draft('B', { isDefault: true }),
    )
    expect(twoDefaults.fields).toEqual([
      { path: 'filterObject.1.isDefault', message: 'Only one filter can be the default.' },
    ])
    const { id } = await saveOne(draft('A'))
    expect(await refusalOf(draft('B', { id }), draft('C', { id }))).toMatchObject({
      message: 'This filter is named twice.',
    })
  })

  test('refuses a version that another save has outdated', async () => {
    const { id, rowVersion } = await saveOne(draft('A'))
    const update = (title: string) =>
      employee.savedFilters.save({ filterObject: [draft(title, { id })] }, { ifMatch: rowVersion })
    expect(contentOf(await update('B'))).toMatchObject([{ rowVersion: 2 }])
    const late = await update('C')
    expect(problemOf(late)).toBe('row_changed')
    expect(late).toMatchObject({ problem: { details: { rowVersion: 2 } } })
    expect(await listed()).toMatchObject([{ title: 'B' }])
  })

  test('refuses the two hundred and first filter, but not a change of the others', async () => {
    const at = new Date('2026-03-05T12:00:00Z')
    const rows = Array.from({ length: 200 }, (_, index) => ({
      shard_key: castShard,
      id: `many-${index}`,
      person_id: cast.employee,
      type: 'myform',
      title: `Many ${index}`,
      title_key: `many ${index}`,
      is_default: false,
      filter_values: json({}),
      created_at: at,
      updated_at: at,
    }))
    await world.database.kysely.insertInto('saved_filters').values(rows).execute()
    expect(await refusalOf(draft('One more'))).toMatchObject({
      name: 'too_many_saved',
      message: 'You can keep 200 filters. Please delete one first.',
    })
    expect(await save(draft('Renamed', { id: 'many-7' }))).toMatchObject([{ id: 'many-7' }])
  })

  test('takes 512 kB of values as they are kept and refuses a byte more', async () => {
    const size = (saved: SavedFilter) => Buffer.byteLength(JSON.stringify(saved.filterValues))
    const empty = size(await saveOne(draft('Empty')))
    // Each id of 195 letters takes 198 bytes: its quotes and a comma, but for the first.
    const room = savedFilterBytesMax - empty + 1
    const count = Math.floor(room / 198) - 1
    const last = room - count * 198 - 3
    const ids = Array.from({ length: count }, (_, index) => String(index).padStart(195, 'x'))
    const withLast = (length: number) => {
      const half = Math.floor(length / 2)
      return [...ids, 'y'.repeat(half), 'z'.repeat(length - half - 3)]
    }
    const full = await saveOne(draft('Full', { filterValues: { formIds: withLast(last) } }))
    expect(size(full)).toBe(savedFilterBytesMax)
    const message = 'A saved filter takes at most 512 kB. Please choose fewer entries.'
    const wider = draft('Wider', { filterValues: { formIds: withLast(last + 1) } })
    expect(await refusalOf(draft('Beside'), wider)).toEqual({
      name: 'invalid_input',
      message,
      fields: [{ path: 'filterObject.1.filterValues', message }],
    })
    const doubled = [...withLast(last), ...withLast(last)]
    await save(draft('Full', { id: full.id, filterValues: { formIds: doubled } }))
    expect((await listed()).map(({ title }) => title)).toEqual(['Empty', 'Full'])
  })

  test('takes a filter of 9,999 ids, and all filters of a person up to 4 MB', async () => {
    const formIds = Array.from({ length: 9999 }, (_, index) => `01JNKQ2Z8XW5T7RDBQ8M${index}`)
    for (let count = 0; count < 15; count += 1) {
      await saveOne(draft(`Wide ${count}`, { filterValues: { formIds } }))
    }
    const refusal = await refusalOf(draft('One more', { filterValues: { formIds } }))
    expect(refusal).toMatchObject({ name: 'too_many_saved' })
    await save(draft('Small one'))
  })

  test('reads what it changes and not what the other filters hold', async () => {
    const [other, own] = await save(
      draft('Other', { filterValues: { formIds: ['of-another'] } }),
      draft('Own', { filterValues: { formIds: ['of-its-own'] } }),
    )
    const { client, seen } = await watched()
    const id = own?.id ?? ''
    contentOf(
      await client.savedFilters.save({ filterObject: [draft('New'), draft('Own', { id })] }),
    )
    contentOf(await client.savedFilters.remove({ id }))
    expect(seen()).toContain('of-its-own')
    expect(seen()).not.toContain('of-another')
    expect(await listed()).toMatchObject([{ title: 'New' }, { id: other?.id }])
  })

  test('creates a filter and answers it with everything it keeps', async () => {
    const filterValues = {
      countryIds: ['US', ' ', 'US', '-2'],
      districtIds: 'PER, MON',
      crewIds: ['-1'],
      status: ['in_reviews'],
      score: '20-80',
      elevated: 1 as const,
      isKudos: 'true' as const,
      startDate: '2026-02-01',
      endDate: '2026-03-06',
    }
    const saved = await saveOne(draft('  Night   shift ', { isDefault: true, filterValues }))
    expect(saved).toEqual({
      id: expect.any(String),
      title: 'Night shift',
      isDefault: true,
      type: 'myform',
      rowVersion: 1,
      filterValues: {
        countryIds: ['US'],
        districtIds: ['PER', 'MON'],
        businessUnitIds: [],
        formTypeIds: [],
        crewIds: [],
        padIds: [],
        assetIds: [],
        customerIds: [],
        status: ['in_reviews'],
        score: '20-80',
        elevated: true,
        startDate: '2026-02-01',
        endDate: '2026-03-06',
        dateRange: null,
        formIds: [],
        ...{ isAssigned: false, isOverdue: false, isFailed: false, hasCriticalFailure: false },
        isKudos: true,
        isPrivateComment: false,
        isPublicComment: false,
      },
    })
    expect(await listed()).toEqual([saved])
  })

  test('takes what it answered back as it was', async () => {
    const saved = await saveOne(draft('A', { filterValues: { dateRange: 0, padIds: 'pad-1' } }))
    const [again] = await save({ ...saved })
    expect(again).toEqual({ ...saved, rowVersion: 2 })
  })

  test.each([
    ['nothing', {}, { dateRange: 30, startDate: null }],
    ['seven days', { dateRange: 7 }, { dateRange: 7, startDate: null }],
    ['no window', { dateRange: '0' }, { dateRange: 0, startDate: null }],
    [
      'days beside the dates that they were',
      { dateRange: 7, startDate: '2026-02-01', endDate: '2026-02-07' },
      { dateRange: 7, startDate: null, endDate: null },
    ],
  ])('keeps the dates of %s', async (_what, filterValues, kept) => {
    const saved = await saveOne(draft('Days', { filterValues }))
    expect(saved.filterValues).toMatchObject(kept)
  })

  test('takes the list as JSON text in a form, several at once, in their order', async () => {
    const body = new URLSearchParams({
      filterObject: JSON.stringify([draft('B'), draft('A', { isDefault: 1 })]),
    })
    const response = await world.http('/saved-filters', { method: 'POST', body, as: 'employee' })
    expect(response.status).toBe(200)
    expect(await response.json()).toMatchObject({
      content: [
        { title: 'B', isDefault: false },
        { title: 'A', isDefault: true },
      ],
    })
    const form = new FormData()
    form.set('filterObject', JSON.stringify([draft('C')]))
    const multipart = await world.http('/saved-filters', {
      method: 'POST',
      body: form,
      as: 'employee',
    })
    expect(multipart.status).toBe(200)
    expect((await listed()).map(({ title }) => title)).toEqual(['A', 'B', 'C'])
  })

  test('updates what an id names and leaves the others', async () => {
    const [a, b] = await save(draft('A'), draft('B'))
    const [updated] = await save(draft('A again', { id: a?.id, filterValues: { isKudos: true } }))
    expect(updated).toMatchObject({
      ...{ id: a?.id, title: 'A again', rowVersion: 2 },
      filterValues: { isKudos: true },
    })
    expect(await listed()).toMatchObject([{ title: 'A again' }, { ...b }])
  })

  test('keeps a filter of actions with the values of their list, apart from those of forms', async () => {
    const filterValues = { status: ['open'], priority: ['high'], overdue: true, assetIds: ['as-1'] }
    await save(draft('Late'), { title: 'Late', type: 'action', isDefault: true, filterValues })
    const kept = contentOf(await employee.savedFilters.list({ type: 'action' }))
    expect(kept).toMatchObject([{ title: 'Late', type: 'action', filterValues }])
    expect(Object.keys(kept[0]?.filterValues ?? {})).not.toContain('isKudos')
    expect(await listed()).toMatchObject([{ title: 'Late', type: 'myform', isDefault: false }])
  })

  test('gives the default of a list to the new one and takes it from the old one', async () => {
    const old = await saveOne(draft('Old', { isDefault: true }))
    await save(draft('New', { isDefault: true }))
    expect(await listed()).toMatchObject([
      { title: 'New', isDefault: true, rowVersion: 1 },
      { id: old.id, isDefault: false, rowVersion: 2 },
    ])
    await save(draft('Old', { id: old.id, isDefault: true }))
    expect((await listed()).filter(({ isDefault }) => isDefault)).toMatchObject([{ id: old.id }])
  })

  test('lets filters trade titles and the default in one go', async () => {
    const [a, b] = await save(draft('A', { isDefault: true }), draft('B'))
    const traded = await save(draft('B', { id: a?.id }), draft('A', { id: b?.id, isDefault: true }))
    expect(traded).toMatchObject([
      { id: a?.id, title: 'B', isDefault: false, rowVersion: 2 },
      { id: b?.id, title: 'A', isDefault: true, rowVersion: 2 },
    ])
  })

  test('keeps one default and one of each title when many saves come at once', async () => {
    const replies = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        employee.savedFilters.save({
          filterObject: [draft(`Filter ${index % 3}`, { isDefault: true })],
        }),
      ),
    )
    const names = replies.map((reply) => (reply.status === 200 ? 'saved' : problemOf(reply)))
    expect(names.sort()).toEqual([
      ...Array<string>(3).fill('name_taken'),
      'saved',
      'saved',
      'saved',
    ])
    expect((await listed()).filter(({ isDefault }) => isDefault)).toHaveLength(1)
    expect(world.failures).toEqual([])
  })

  test('leaves the titles and the default of other people alone', async () => {
    const colleague = await world.as('colleague')
    const mine = await saveOne(draft('Same', { isDefault: true }))
    await colleague.savedFilters.save({ filterObject: [draft('Same', { isDefault: true })] })
    expect(await listed()).toEqual([mine])
    expect(await listed(colleague)).toHaveLength(1)
  })

  test('leaves a trail of what changed', async () => {
    const old = await saveOne(draft('Old', { isDefault: true }))
    await save(draft('New', { isDefault: true }))
    const trail = await world.database.kysely
      .selectFrom('audit_events')
      .select(['action', 'changes'])
      .where('record_type', '=', 'saved_filter')
      .where('record_id', '=', old.id)
      .orderBy('sequence')
      .execute()
    expect(trail).toMatchObject([
      { action: 'create', changes: { to: { title: 'Old', isDefault: true } } },
      { action: 'update', changes: { isDefault: { from: true, to: false } } },
    ])
  })
})

describe('savedFilters.list', () => {
  test('refuses nobody, and a list that has no filters', async () => {
    expect(problemOf(await world.nobody.savedFilters.list({ type: 'myform' }))).toBe(
      'not_signed_in',
    )
    const response = await world.http('/saved-filters?type=report', { as: 'employee' })
    expect(response.status).toBe(400)
  })

  test('answers nothing but one’s own, by title', async () => {
    expect(await listed()).toEqual([])
    await save(draft('b'), draft('C'), draft('A'))
    expect((await listed()).map(({ title }) => title)).toEqual(['A', 'b', 'C'])
    expect(await listed(await world.as('admin'))).toEqual([])
    expect(await listed(await world.as('outsider'))).toEqual([])
  })

  test('answers one by its id, or the default one, and reads nothing else', async () => {
    const [red, blue] = await save(draft('Red'), draft('Blue', { isDefault: true }))
    const { client, seen } = await watched()
    const one = { type: 'myform', id: red?.id ?? '' } as const
    expect(contentOf(await client.savedFilters.list(one))).toEqual([red])
    expect(seen()).not.toContain('Blue')
    const usual = contentOf(await client.savedFilters.list({ type: 'myform', isDefault: true }))
    expect(usual).toEqual([blue])
    expect(await listed()).toHaveLength(2)
    const colleague = await world.as('colleague')
    expect(contentOf(await colleague.savedFilters.list(one))).toEqual([])
  })

  test('answers stored values that no longer read as a filter of nothing', async () => {
    const { id } = await saveOne(draft('Old', { filterValues: { isKudos: true } }))
    await world.database.kysely
      .updateTable('saved_filters')
      .set({ filter_values: json({ isKudos: 'of course' }) })
      .where('id', '=', id)
      .execute()
    expect(await listed()).toMatchObject([
      { id, filterValues: { isKudos: false, dateRange: 30, score: '0-100' } },
    ])
  })
})

describe('a filter that was kept before its list had a part', () => {
  test.each(savedFilterTypes)('of %s keeps what it held, and the part narrows nothing', (type) => {
    const values = plainValues(type)
    const { startDate: _start, endDate: _end, dateRange: _range, ...parts } = values
    for (const part of Object.keys(parts)) {
      const { [part as keyof typeof values]: _gone, ...older } = { ...values, dateRange: 7 }
      expect(storedValues(type, older), part).toEqual({
        ...{ success: true, data: { ...values, dateRange: 7 } },
      })
    }
    expect(storedValues(type, {}).success).toBe(false)
    expect(storedValues(type, 'nothing').success).toBe(false)
  })
})

describe('savedFilters.remove', () => {
  test('refuses nobody, strangers and ids that name nothing', async () => {
    const { id } = await saveOne(draft('Mine'))
    expect(problemOf(await world.nobody.savedFilters.remove({ id }))).toBe('not_signed_in')
    for (const name of ['colleague', 'admin', 'outsider'] as const) {
      expect(problemOf(await (await world.as(name)).savedFilters.remove({ id }))).toBe('forbidden')
    }
    expect(problemOf(await employee.savedFilters.remove({ id: 'none' }))).toBe('forbidden')
    expect(await listed()).toHaveLength(1)
  })

  test('refuses an outdated version', async () => {
    const { id } = await saveOne(draft('Mine'))
    expect(problemOf(await employee.savedFilters.remove({ id }, { ifMatch: 9 }))).toBe(
      'row_changed',
    )
  })

  test('deletes, and a second time there is nothing', async () => {
    const [a, b] = await save(draft('A', { isDefault: true }), draft('B'))
    const id = a?.id ?? ''
    expect((await employee.savedFilters.remove({ id }, { ifMatch: 1 })).status).toBe(200)
    expect(await listed()).toEqual([b])
    expect(problemOf(await employee.savedFilters.remove({ id }))).toBe('forbidden')
  })
})
