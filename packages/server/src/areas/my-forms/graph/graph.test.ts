import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CallContent, CallInput, CallOf, Client, PermissionKey } from '@holdpoint/api'
import { json } from '../../../db/json.ts'
import { cast, castShard, type CastName } from '../../../../test/cast.ts'
import { contentOf, problemOf, startTestServer, type TestServer } from '../../../../test/harness.ts'
import { placeAction } from '../../../../test/place-action.ts'
import { placeEntry, type PlacedEntry } from '../../../../test/place-entry.ts'
import { grantTo } from '../../../../test/rights.ts'
import { testForm } from '../../../../test/test-form.ts'
import { writeForReaders } from '../my-forms.readers.ts'

type Asked = CallInput<CallOf<'myForms.graph'>>
type Graph = CallContent<CallOf<'myForms.graph'>>

let world: TestServer
let employee: Client

/** An entry of the employee's, complete, of 1 March at noon in Chicago, unless told. */
async function entry(
  id: string,
  columns: PlacedEntry['columns'] = {},
  lost: readonly string[] = [],
): Promise<void> {
  await placeEntry(world, id, { status: 'complete', columns })
  const item = { sectionKey: 'place', state: 'counted', max: 1, weight: 1, criticalFailure: false }
  const keys = ['tidy', 'barrier'].map((key) => ({ ...item, key, got: lost.includes(key) ? 0 : 1 }))
  await world.database.kysely
    .updateTable('my_form_answers')
    .set({
      score_breakdown: json({ items: [...keys, { ...item, key: 'seen', state: 'open', got: 0 }] }),
    })
    .where('my_form_id', '=', id)
    .execute()
}

async function action(
  id: string,
  myFormId: string,
  dueOn: string,
  status: 'open' | 'closed' = 'open',
): Promise<void> {
  const columns = { number: id, title: `Action ${id}`, due_on: dueOn, status }
  await placeAction(world, id, { owner: 'reviewer', myFormId, columns })
}

beforeAll(async () => {
  world = await startTestServer()
  const { kysely } = world.database
  await kysely
    .insertInto('form_types')
    .values({ id: 't-audit', name: 'Audit', icon_url: 'icon:clipboard', sort_order: 3 })
    .execute()
  await kysely
    .insertInto('forms')
    .values({
      id: 'f-audit',
      form_type_id: 't-audit',
      title: 'Yard audit',
      icon_url: 'icon:clipboard',
      sort_order: 2,
      passing_percentage: 70,
      published_version: 1,
      status: 'published',
    })
    .execute()
  await kysely
    .insertInto('form_versions')
    .values({
      form_id: 'f-audit',
      version: 1,
      definition: json({ ...testForm, key: 'yard_audit' }),
      published_at: '2026-01-01T00:00:00Z',
    })
    .execute()
  await grantTo(world, 'employee', ['my_form_dashboard'])
  employee = await world.as('employee')
})
afterAll(() => world.close())

async function graphOf(asked: Asked, as: Client = employee): Promise<Graph> {
  return contentOf(await as.myForms.graph(asked))
}

async function totalOf(asked: Asked): Promise<number> {
  return contentOf(await employee.myForms.list({ ...asked, pLimit: 1 })).totalRecords
}

describe('the refusals of myForms.graph', () => {
  test('refuses nobody', async () => {
    expect(problemOf(await world.nobody.myForms.graph({}))).toBe('not_signed_in')
  })

  test.each<[CastName, PermissionKey[]]>([
    ['colleague', []],
    ['reviewer', []],
    ['manager', ['manage_reports', 'create_forms', 'access_own_submissions']],
  ])('refuses %s without the key of the graphs', async (name, keys) => {
    await grantTo(world, name, keys)
    expect(problemOf(await (await world.as(name)).myForms.graph({}))).toBe('forbidden')
  })

  test('answers an admin', async () => {
    expect(await graphOf({}, await world.as('admin'))).toMatchObject({ totalRecords: 0 })
  })

  test('refuses bad input as the list does', async () => {
    expect(problemOf(await employee.myForms.graph({ score: '80-20' }))).toBe('invalid_input')
    const turned = { startDate: '2026-03-02', endDate: '2026-03-01' }
    expect(problemOf(await employee.myForms.graph(turned))).toBe('invalid_input')
    expect(problemOf(await employee.myForms.graph({ filter: 'nobody-kept-it' }))).toBe(
      problemOf(await employee.myForms.list({ filter: 'nobody-kept-it' })),
    )
  })
})

describe('a graph of nothing', () => {
  test('has every day of the window and counts none', async () => {
    const graph = await graphOf({ section: 'completed' })
    expect(graph).toMatchObject({
      totalRecords: 0,
      step: 'day',
      byStatus: [],
      byFormType: [],
      passMark: null,
      passRate: { rated: 0, passed: 0, before: { startDate: '2026-01-05', endDate: '2026-02-03' } },
      byDistrict: [],
      byCrew: [],
      failedQuestions: { entriesRead: 0, isCut: false, data: [] },
      openActions: { count: 0, overdue: 0, data: [] },
    })
    expect(graph.overTime).toHaveLength(30)
    expect(graph.overTime[0]?.startDate).toBe('2026-02-04')
    expect(graph.overTime.every(({ count, meanScore }) => count === 0 && meanScore === null)).toBe(
      true,
    )
  })

  test('without a window it has no days either', async () => {
    const graph = await graphOf({ section: 'completed', startDate: 'none' })
    expect(graph).toMatchObject({ totalRecords: 0, overTime: [], passRate: { before: null } })
  })
})

describe('the graph of counted entries', () => {
  const permian = { district_code: 'PER', crew_codes: ['F-01', 'F-02'] }
  const montney = { district_code: 'MON', crew_codes: ['F-02'] }
  const on = (instant: string) => ({ started_at: new Date(instant) })

  beforeAll(async () => {
    await entry('one', { ...permian, score: 100, result: 'pass' })
    await entry('two', { ...permian, score: 50, result: 'fail' }, ['barrier'])
    await entry('three', { ...permian, score: 90, result: 'pass' }, ['tidy'])
    await entry(
      'four',
      { ...montney, form_id: 'f-audit', score: 20, result: 'fail', status: 'reject' },
      ['tidy', 'barrier'],
    )
    // Half past eleven at night on 2 March in Chicago, which is 3 March in UTC.
    await entry('five', { ...on('2026-03-03T05:30:00Z'), status: 'in_review', result: 'none' })
    await entry('before', { ...on('2026-01-10T18:00:00Z'), score: 95, result: 'pass' })
    await entry('long-ago', { ...on('2023-07-04T18:00:00Z'), score: 10, result: 'fail' })
    await entry('draft', { status: 'in_progress' })
    await entry('foreign', { person_id: cast.colleague, score: 0, result: 'fail' }, ['tidy'])
    await entry('deleted', { deleted_at: new Date(), score: 0, result: 'fail' }, ['tidy'])
    await action('A-late', 'two', '2026-03-04')
    await action('A-today', 'four', '2026-03-05')
    await action('A-done', 'four', '2026-03-01', 'closed')
    await action('A-foreign', 'foreign', '2026-03-01')
  })

  test('counts the days of the person, statuses, types and places', async () => {
    const graph = await graphOf({ section: 'completed' })
    expect(graph.totalRecords).toBe(5)
    expect(graph.overTime.filter(({ count }) => count > 0)).toEqual([
      { startDate: '2026-03-01', endDate: '2026-03-01', count: 4, scored: 4, meanScore: 65 },
      { startDate: '2026-03-02', endDate: '2026-03-02', count: 1, scored: 0, meanScore: null },
    ])
    expect(graph.byStatus).toEqual([
      { formStatus: 'in_review', count: 1 },
      { formStatus: 'complete', count: 3 },
      { formStatus: 'reject', count: 1 },
    ])
    expect(graph.byFormType).toEqual([
      { formTypeId: 't-inspection', name: 'Inspection', count: 4 },
      { formTypeId: 't-audit', name: 'Audit', count: 1 },
    ])
    expect(graph.passMark).toEqual({ low: 70, high: 80 })
    expect(graph.passRate).toEqual({
      rated: 4,
      passed: 2,
      before: { startDate: '2026-01-05', endDate: '2026-02-03', rated: 1, passed: 1 },
    })
    expect(graph.byDistrict).toEqual([
      { code: 'MON', name: 'MON', count: 1, rated: 1, passed: 0 },
      { code: 'PER', name: 'Permian', count: 3, rated: 3, passed: 2 },
    ])
    expect(graph.byCrew).toEqual([
      { code: 'F-02', name: 'F-02', count: 4, rated: 4, passed: 2 },
      { code: 'F-01', name: 'F-01 Red', count: 3, rated: 3, passed: 2 },
    ])
  })

  test('names the questions that earned nothing, and the actions that are open', async () => {
    const { failedQuestions, openActions } = await graphOf({ section: 'completed' })
    const audit = { formId: 'f-audit', formTitle: 'Yard audit', failed: 1 }
    const check = { formId: 'f-check', formTitle: 'Short check', failed: 1 }
    const barrier = { questionKey: 'barrier', label: 'Red zone barrier is closed' }
    const tidy = { questionKey: 'tidy', label: 'Walkways are free' }
    expect(failedQuestions).toEqual({
      entriesRead: 3,
      isCut: false,
      data: [
        { ...audit, ...barrier },
        { ...audit, ...tidy },
        { ...check, ...barrier },
        { ...check, ...tidy },
      ],
    })
    expect(openActions).toMatchObject({ count: 2, overdue: 1 })
    expect(openActions.data.map(({ id, dueOn, isOverdue }) => ({ id, dueOn, isOverdue }))).toEqual([
      { id: 'A-late', dueOn: '2026-03-04', isOverdue: true },
      { id: 'A-today', dueOn: '2026-03-05', isOverdue: false },
    ])
  })

  test('reaches from the first entry to the last without a window, in longer spans', async () => {
    const graph = await graphOf({ section: 'completed', startDate: 'none' })
    expect(graph).toMatchObject({ totalRecords: 7, step: 'month', passRate: { before: null } })
    expect(graph.overTime).toHaveLength(33)
    expect(graph.overTime[0]).toMatchObject({ startDate: '2023-07-04', endDate: '2023-07-31' })
    expect(graph.overTime.at(-1)).toMatchObject({ endDate: '2026-03-02', count: 5 })
  })

  test('counts weeks in a window of more than ninety days', async () => {
    const graph = await graphOf({ section: 'completed', startDate: '2025-11-01' })
    expect(graph).toMatchObject({ totalRecords: 6, step: 'week' })
    expect(graph.overTime.filter(({ count }) => count > 0)).toMatchObject([
      { startDate: '2026-01-05', endDate: '2026-01-11', count: 1 },
      { startDate: '2026-02-23', endDate: '2026-03-01', count: 4 },
      { startDate: '2026-03-02', endDate: '2026-03-05', count: 1 },
    ])
  })

  test('shows the other tabs too', async () => {
    const ongoing = await graphOf({ section: 'ongoing' })
    expect(ongoing.byStatus).toEqual([{ formStatus: 'in_progress', count: 1 }])
    await world.database.kysely
      .insertInto('my_form_signers')
      .values({
        shard_key: castShard,
        id: 'signs',
        my_form_id: 'foreign',
        person_id: cast.employee,
        task: 'sign',
        meaning: 'Read',
        status: 'pending',
        started_at: new Date('2026-03-01T18:00:00Z'),
      })
      .execute()
    await writeForReaders(world.database.kysely, castShard, 'foreign')
    const signature = await graphOf({ section: 'signature' })
    expect(signature).toMatchObject({ totalRecords: 1, openActions: { count: 1 } })
  })
})

describe('every filter', () => {
  const statuses = ['in_review', 'complete', 'reject', 'approved'] as const

  beforeAll(async () => {
    const random = numbers(7)
    const pick = <Value>(values: readonly Value[]): Value | undefined =>
      values[Math.floor(random() * values.length)]
    for (let index = 0; index < 150; index += 1) {
      const score = random() < 0.2 ? null : Math.round(random() * 10_000) / 100
      await entry(`random-${index}`, {
        form_id: pick(['f-check', 'f-audit']) ?? 'f-check',
        status: pick(statuses) ?? 'complete',
        started_at: new Date(Date.parse('2025-10-20T00:00:00Z') + random() * 136 * 86_400_000),
        district_code: pick(['PER', 'MON', null]) ?? null,
        country_code: pick(['US', 'CA']) ?? null,
        crew_codes: random() < 0.5 ? ['F-01'] : [],
        score,
        result: score === null ? 'none' : score >= 80 ? 'pass' : 'fail',
        kudos_count: random() < 0.3 ? 1 : 0,
        public_comment_count: random() < 0.3 ? 1 : 0,
        elevated_from_form_id: random() < 0.1 ? 'f-check' : null,
      })
    }
  })

  test.each<[string, Asked]>([
    ['none', {}],
    [
      'a window of days over a change of the clock',
      { startDate: '2025-10-25', endDate: '2025-11-10' },
    ],
    ['a window of weeks', { startDate: '2025-10-01', endDate: '2026-03-05' }],
    ['no window', { startDate: 'none' }],
    ['no window with an end', { startDate: 'none', endDate: '2025-12-31' }],
    ['a search', { search: 'yard', startDate: 'none' }],
    ['a type', { formTypes: 't-inspection', startDate: 'none' }],
    [
      'a form and statuses',
      { formIds: 'f-audit', status: 'complete,in_reviews', startDate: 'none' },
    ],
    ['places', { districts: 'PER', countries: 'US', crews: 'F-01', startDate: 'none' }],
    ['a score', { score: '20-80', startDate: 'none' }],
    ['marks', { isKudos: 1, isPublicComment: 1, startDate: 'none' }],
    ['elevated ones', { elevated: 1, startDate: 'none' }],
    ['private comments', { isPrivateComment: 1, startDate: 'none' }],
    ['what nothing fits', { customers: 'nobody', startDate: 'none' }],
  ])('counts what the list counts: %s', async (_what, filter) => {
    const asked: Asked = { section: 'completed', ...filter }
    const graph = await graphOf(asked)
    const total = await totalOf(asked)
    const sum = (groups: readonly { count: number }[]) =>
      groups.reduce((counted, { count }) => counted + count, 0)
    expect(graph.totalRecords).toBe(total)
    expect(sum(graph.overTime)).toBe(total)
    expect(sum(graph.byStatus)).toBe(total)
    expect(sum(graph.byFormType)).toBe(total)
  })

  test('and each number that of the list it stands for', async () => {
    const asked: Asked = { section: 'completed', startDate: '2025-10-01', endDate: '2026-03-05' }
    const graph = await graphOf(asked)
    expect(graph.totalRecords).toBeGreaterThan(100)
    for (const { startDate, endDate, count } of graph.overTime) {
      expect(await totalOf({ ...asked, startDate, endDate })).toBe(count)
    }
    for (const { formStatus, count } of graph.byStatus) {
      expect(await totalOf({ ...asked, status: formStatus })).toBe(count)
    }
    for (const { formTypeId, count } of graph.byFormType) {
      expect(await totalOf({ ...asked, formTypes: formTypeId })).toBe(count)
    }
    for (const { code, count } of graph.byDistrict) {
      expect(await totalOf({ ...asked, districts: code })).toBe(count)
    }
    for (const { code, count } of graph.byCrew) {
      expect(await totalOf({ ...asked, crews: code })).toBe(count)
    }
  })
})

/** The same numbers from 0 to 1 at every run. */
function numbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
}
