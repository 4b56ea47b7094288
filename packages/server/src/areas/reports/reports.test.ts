import { readXlsx } from 'hucre/xlsx'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { reportLibrary, type CallInput, type CallOf } from '@holdpoint/api'
import { cast, castFullName, type CastName } from '../../../test/cast.ts'
import { contentOf, problemOf, startTestServer, type TestServer } from '../../../test/harness.ts'
import { placeAction } from '../../../test/place-action.ts'
import { placeCategory } from '../../../test/place-category.ts'
import { placeEntry } from '../../../test/place-entry.ts'
import { placeLoto } from '../../../test/place-loto.ts'
import { placeReport } from '../../../test/place-report.ts'
import { placeSqr } from '../../../test/place-sqr.ts'
import { grantTo } from '../../../test/rights.ts'
import { json } from '../../db/json.ts'
import { plainValues } from '../saved-filters/saved-filters.rules.ts'

type Draft = CallInput<CallOf<'reports.save'>>

let world: TestServer

beforeEach(async () => {
  world = await startTestServer()
  await grantTo(world, 'manager', ['manage_reports'])
})
afterEach(() => world.close())

const draft: Draft = {
  ...{ title: 'Late actions', dataset: 'actions', groupBy: 'overdue', measure: 'count' },
}
const as = async (who: CastName) => (await world.as(who)).reports
const make = async (who: CastName, more: Partial<Draft> = {}) =>
  contentOf(await (await as(who)).save({ ...draft, ...more })).reportId
const read = async (who: CastName, reportId: string) =>
  contentOf(await (await as(who)).get({ reportId }))
const count = async (who: CastName, reportId: string, window?: '7') =>
  contentOf(await (await as(who)).result({ reportId, window }))
const titlesOf = async (who: CastName, asked = {}) =>
  contentOf(await (await as(who)).list(asked)).flatMap(({ owner, title }) =>
    owner === null ? [] : [title],
  )

describe('who reads a report', () => {
  test('is whoever made it, and nobody else until it is shared', async () => {
    expect(problemOf(await world.nobody.reports.list({}))).toBe('not_signed_in')
    const reportId = await make('employee')
    expect(problemOf(await (await as('colleague')).get({ reportId }))).toBe('forbidden')
    expect(problemOf(await (await as('outsider')).get({ reportId }))).toBe('forbidden')
    expect(problemOf(await (await as('colleague')).save({ ...draft, reportId }))).toBe('forbidden')
    expect(problemOf(await (await as('colleague')).remove({ reportId }))).toBe('forbidden')
    expect(await read('employee', reportId)).toMatchObject({
      ...{ reportId, title: 'Late actions', groupBy: 'overdue', splitBy: null, window: '30' },
      ...{ filterTitle: null, isShared: false, pace: 'never', recipients: [] },
      ...{ owner: { personId: cast.employee }, rowVersion: 1 },
      can: { edit: true, delete: true, copy: true },
    })
    expect(await count('employee', reportId)).toMatchObject({
      ...{ groups: [], rows: 0, value: 0, filterValues: null, isFilterRead: true },
    })
    expect(problemOf(await (await as('colleague')).result({ reportId }))).toBe('forbidden')
    expect(problemOf(await world.nobody.reports.result({ reportId }))).toBe('not_signed_in')
    expect((await read('manager', reportId)).can).toEqual({ edit: true, delete: true, copy: true })
    await placeReport(world, 'shared', { is_shared: true, title: 'B shared' })
    await placeReport(world, 'told', { recipient_ids: [cast.colleague], title: 'a told' })
    expect((await read('colleague', 'shared')).can).toEqual({
      ...{ edit: false, delete: false, copy: true },
    })
    expect(await titlesOf('colleague')).toEqual(['a told', 'B shared'])
    expect(await titlesOf('reviewer')).toEqual(['B shared'])
    expect(await titlesOf('manager')).toEqual(['a told', 'B shared', 'Late actions'])
  })

  test('is everybody, of those that come with Holdpoint, which nobody changes', async () => {
    const all = contentOf(await (await as('colleague')).list({}))
    expect(all.map(({ reportId }) => reportId)).toEqual(reportLibrary.map((one) => one.reportId))
    for (const { reportId, can } of all) {
      expect(can).toEqual({ edit: false, delete: false, copy: true })
      expect(await read('outsider', reportId)).toMatchObject({ reportId, owner: null })
      for (const who of ['colleague', 'manager'] as const) {
        expect(problemOf(await (await as(who)).save({ ...draft, reportId }))).toBe('forbidden')
        expect(problemOf(await (await as(who)).remove({ reportId }))).toBe('forbidden')
      }
    }
    expect(problemOf(await (await as('colleague')).get({ reportId: 'library.none' }))).toBe(
      'forbidden',
    )
  })

  test('finds it by a word and by what it counts', async () => {
    await make('employee', { title: 'Late 100%', description: 'For the morning.' })
    await make('employee', { title: 'Scores', dataset: 'reviews', groupBy: 'week' })
    expect(await titlesOf('employee', { search: 'MORNING' })).toEqual(['Late 100%'])
    expect(await titlesOf('employee', { search: '100%' })).toEqual(['Late 100%'])
    expect(await titlesOf('employee', { search: '_' })).toEqual([])
    expect(await titlesOf('employee', { dataset: 'reviews' })).toEqual(['Scores'])
    const given = contentOf(await (await as('employee')).list({ search: 'stop-work' }))
    expect(given.map(({ reportId }) => reportId)).toEqual(['library.stop-work'])
  })

  test('meets none that this program does not know any more', async () => {
    await placeReport(world, 'old', { measure: 'rainfall', is_shared: true })
    await placeReport(world, 'older', { dataset: 'weather' as 'actions', is_shared: true })
    expect(await titlesOf('employee')).toEqual([])
    expect(problemOf(await (await as('employee')).get({ reportId: 'old' }))).toBe('forbidden')
  })
})

describe('what a report says', () => {
  test('is what its reader may read: two readers, two numbers', async () => {
    const at = { submitted_at: '2026-03-04T12:00:00Z' }
    await placeEntry(world, 'open', { columns: at })
    await placeEntry(world, 'limited', { isLimited: true, columns: at })
    await placeReport(world, 'r', { dataset: 'reviews', group_by: 'form', is_shared: true })
    const rowsOf = async (who: CastName) => (await count(who, 'r')).rows
    expect(await rowsOf('employee')).toBe(2)
    // Who reads all that is not limited counts the other one not, whatever manages reports.
    await grantTo(world, 'reviewer', ['manage_reports'])
    expect(await rowsOf('reviewer')).toBe(1)
    expect(await rowsOf('colleague')).toBe(0)
    expect(await rowsOf('outsider').catch(() => 'forbidden')).toBe('forbidden')
  })

  test('begins and ends its days at midnight of its reader', async () => {
    // Half past eleven in the evening of the 4th in Chicago, and half past midnight of the 5th.
    for (const [id, at] of [
      ['late', '2026-03-05T05:30:00Z'],
      ['early', '2026-03-05T06:30:00Z'],
    ] as const) {
      await placeEntry(world, id, { columns: { submitted_at: at } })
    }
    await placeReport(world, 'r', { dataset: 'reviews', group_by: 'day', time_window: '7' })
    const of = async () => {
      const { groups, window } = await count('employee', 'r')
      return [window, groups.map(({ key, value }) => [key, value])] as const
    }
    const [window, groups] = await of()
    expect(window).toEqual({ from: '2026-02-27', to: '2026-03-05' })
    expect(groups).toHaveLength(7)
    expect(groups.slice(-3)).toEqual([
      ['2026-03-03', 0],
      ['2026-03-04', 1],
      ['2026-03-05', 1],
    ])
    await world.database.kysely
      .updateTable('people')
      .set({ time_zone: 'Asia/Tokyo' })
      .where('id', '=', cast.employee)
      .execute()
    world.wait(1001)
    expect((await of())[1].slice(-2)).toEqual([
      ['2026-03-05', 2],
      ['2026-03-06', 0],
    ])
  })

  test('keeps an hour that a clock shows twice on its day', async () => {
    // On 2 November 2025 clocks went back in Chicago: that day had 25 hours.
    for (const [id, at] of [
      ['a', '2025-11-02T04:59:00Z'],
      ['b', '2025-11-02T05:00:00Z'],
      ['c', '2025-11-03T05:59:00Z'],
      ['d', '2025-11-03T06:00:00Z'],
    ] as const) {
      await placeEntry(world, id, { columns: { submitted_at: at } })
    }
    await placeReport(world, 'r', { dataset: 'reviews', group_by: 'day' })
    expect(
      (await count('employee', 'r')).groups.slice(0, 3).map(({ key, value }) => [key, value]),
    ).toEqual([
      ['2025-11-01', 1],
      ['2025-11-02', 2],
      ['2025-11-03', 1],
    ])
  })

  test('reaches from the first row to today, where it looks at all days', async () => {
    const columns = { submitted_at: '2026-01-20T12:00:00Z', score: 80 }
    await placeEntry(world, 'e', { columns })
    const report = { dataset: 'reviews', group_by: 'month', measure: 'score' } as const
    await placeReport(world, 'r', report)
    const result = await count('employee', 'r')
    expect(result).toMatchObject({ window: null, rows: 1, value: 80 })
    expect(result.groups.map(({ label, value }) => [label, value])).toEqual([
      ['January 2026', 80],
      ['February 2026', null],
      ['March 2026', null],
    ])
    expect(await count('employee', 'r', '7')).toMatchObject({ groups: [], rows: 0, value: null })
  })

  test('ends with today, and has what is planned for later in one group', async () => {
    for (const [id, at] of [
      ['long-ago', '2020-02-04T12:00:00Z'],
      ['yesterday', '2026-03-04T12:00:00Z'],
      ['this-week', '2026-03-07T12:00:00Z'],
      ['mistyped', '2062-03-04T12:00:00Z'],
    ] as const) {
      await placeLoto(world, id, {
        columns: { planned_start: at, planned_end: at.replace('T12', 'T15') },
      })
    }
    await placeReport(world, 'days', { dataset: 'lockouts', group_by: 'day' })
    const told = async (id: string) =>
      (await count('employee', id)).groups.flatMap(({ key, label, value }) =>
        value === 0 ? [] : [[key, label, value]],
      )
    expect((await count('employee', 'days')).groups).toHaveLength(1 + 366 + 1)
    expect(await told('days')).toEqual([
      [null, 'Earlier', 1],
      ['2026-03-04', '4 Mar', 1],
      [null, 'Later', 2],
    ])
    await placeReport(world, 'weeks', { dataset: 'lockouts', group_by: 'week', split_by: 'day' })
    expect(await told('weeks')).toEqual([
      ['2020-02-03', 'Week of 3 Feb 2020', 1],
      ['2026-03-02', 'Week of 2 Mar', 2],
      [null, 'Later', 1],
    ])
    await placeReport(world, 'of', { dataset: 'lockouts', group_by: 'status', split_by: 'day' })
    expect((await count('employee', 'of')).groups[0]?.parts.map(({ label }) => label)).toEqual([
      ...['Earlier', '4 Mar', 'Later'],
    ])
  })

  test('tells of how many rows an average is made', async () => {
    const created = '2026-03-01T00:00:00Z'
    const closed = { status: 'closed', closed_at: '2026-03-03T00:00:00Z' } as const
    await placeAction(world, 'a-1', { columns: { ...closed, created_at: created } })
    await placeAction(world, 'a-2', { columns: { created_at: created } })
    const result = await count('employee', 'library.days-to-close')
    expect(result).toMatchObject({ rows: 2, valued: 1, value: 2 })
    expect(result.groups[0]).toMatchObject({ rows: 2, valued: 1, value: 2 })
  })

  test('tells causes of one name apart by those above them', async () => {
    for (const top of ['wireline', 'fluids']) {
      await placeCategory(world, top, 'incident', { name: top })
      const below = { name: 'Other', parent_id: top, level: 2 } as const
      await placeCategory(world, `${top}-other`, 'incident', below)
      await placeSqr(world, top, { columns: { incident_id: `${top}-other` } })
    }
    await grantTo(world, 'employee', ['access_all_sqr'])
    await placeReport(world, 'r', { dataset: 'qualityReports', group_by: 'incident' })
    expect((await count('employee', 'r')).groups.map(({ label }) => label)).toEqual([
      ...['fluids / Other', 'wireline / Other'],
    ])
  })

  test('says where its filter no longer reads', async () => {
    await placeEntry(world, 'e', { columns: { submitted_at: '2026-03-04T12:00:00Z' } })
    const filter = { filter_title: 'Mine', filter_values: json({ statuses: 3 }) }
    await placeReport(world, 'r', { dataset: 'reviews', group_by: 'form', ...filter })
    expect(await count('employee', 'r')).toMatchObject({ rows: 1, isFilterRead: false })
    const { url } = contentOf(await (await as('employee')).excel({ reportId: 'r' }))
    const file = await world.http(url.replace('/api/v1', ''), { as: 'employee' })
    const { sheets } = await readXlsx(new Uint8Array(await file.arrayBuffer()))
    expect(sheets[1]?.rows).toContainEqual([
      ...['Saved filter', 'Mine: it can no longer be read, so all rows are counted.'],
    ])
    expect((await count('employee', 'r')).filterSays).toEqual([])
  })

  test('names no form of its filter that its reader may not be told of', async () => {
    const values = json({ ...plainValues('reviewform'), formIds: ['f-check', 'f-never'] })
    const filter = { filter_title: 'Mine', filter_values: values }
    await placeReport(world, 'r', {
      dataset: 'reviews',
      group_by: 'form',
      is_shared: true,
      ...filter,
    })
    await world.database.kysely
      .updateTable('forms')
      .set({ status: 'draft' })
      .where('id', '=', 'f-check')
      .execute()
    const saysTo = async (who: CastName) => (await count(who, 'r')).filterSays[0]?.chosen
    const hidden = 'a form that you may not see'
    expect(await saysTo('colleague')).toEqual([hidden, hidden])
    await grantTo(world, 'manager', ['access_all_submissions'])
    expect((await saysTo('manager'))?.[0]).not.toBe(hidden)
  })

  test('tells in its workbook what its filter holds', async () => {
    const values = json({
      ...plainValues('reviewform'),
      ...{ districtIds: ['PER'], submitterIds: [cast.colleague] },
    })
    const filter = { filter_title: 'Mine', filter_values: values }
    await placeReport(world, 'r', { dataset: 'reviews', group_by: 'form', ...filter })
    const { url } = contentOf(await (await as('employee')).excel({ reportId: 'r' }))
    const file = await world.http(url.replace('/api/v1', ''), { as: 'employee' })
    const { sheets } = await readXlsx(new Uint8Array(await file.arrayBuffer()))
    expect(sheets[1]?.rows).toContainEqual(['Saved filter', 'Mine'])
    expect(sheets[1]?.rows).toContainEqual(['Filter: District', 'Permian'])
    expect(sheets[1]?.rows).toContainEqual([...['Filter: Submitted by', castFullName('colleague')]])
  })
})

describe('the workbook of a report', () => {
  test('says what the report says to whoever takes it, and what it is of', async () => {
    const at = '2026-03-04T12:00:00Z'
    await placeEntry(world, 'e', { columns: { submitted_at: at, score: 70, district_code: 'PER' } })
    await placeEntry(world, 'f', { columns: { submitted_at: at, score: 81 } })
    await placeReport(world, 'r', {
      ...{ title: '=Scores', dataset: 'reviews', group_by: 'district', split_by: 'status' },
      ...{ measure: 'score', is_shared: true },
    })
    expect(problemOf(await world.nobody.reports.excel({ reportId: 'r' }))).toBe('not_signed_in')
    const link = contentOf(await (await as('employee')).excel({ reportId: 'r', window: '30' }))
    expect(link.fileName).toBe('=Scores 2026-03-05.xlsx')
    const path = link.url.replace('/api/v1', '')
    expect((await world.http(path, { as: 'colleague' })).status).not.toBe(200)
    const other = path.replace('window=30', 'window=7')
    expect((await world.http(other, { as: 'employee' })).status).not.toBe(200)
    const file = await world.http(path, { as: 'employee' })
    expect(file.status).toBe(200)
    const { sheets } = await readXlsx(new Uint8Array(await file.arrayBuffer()))
    expect(sheets.map(({ name }) => name)).toEqual(['Report', 'About'])
    expect(sheets[0]?.rows).toEqual([
      ['District', 'Status', 'Average score (%)', 'Rows', 'Rows with a value'],
      ['None', 'All', 81, 1, 1],
      ['None', 'In Review', 81, null, 1],
      ['Permian', 'All', 70, 1, 1],
      ['Permian', 'In Review', 70, null, 1],
    ])
    expect(sheets[1]?.rows).toContainEqual(['Handed in', '2026-02-04 to 2026-03-05'])
    expect(sheets[1]?.rows).toContainEqual(['Average score', 75.5])
    world.wait(61_000)
    expect((await world.http(path, { as: 'employee' })).status).not.toBe(200)
  })
})
