import type { Report, ReportResult } from '@holdpoint/api'
import { describe, expect, test } from 'vitest'
import { drawnPart } from '../test-drawn-part.tsx'
import { reportCommands } from './report-commands.ts'
import { ReportPage } from './report-page.tsx'
import { toView } from './report-view.server.ts'

const context = {
  timeZone: 'America/Chicago',
  now: () => new Date('2026-11-24T12:00:00Z'),
  mintFormKey: () => 'key',
}
const ann = { personId: 'p-1', fullName: 'Ann Lee' } as Report['recipients'][number]

const report: Report = {
  reportId: 'r-1',
  title: 'What <is> late',
  description: 'For the meeting.',
  dataset: 'actions',
  groupBy: 'priority',
  splitBy: 'overdue',
  measure: 'count',
  window: '30',
  filterTitle: null,
  isShared: true,
  pace: 'weekly',
  recipients: [ann],
  named: [ann],
  owner: ann,
  updatedAt: '2026-11-20T12:00:00Z',
  rowVersion: 3,
  can: { edit: true, delete: true, copy: true },
}
const result: ReportResult = {
  groups: [
    {
      ...{ key: 'high', label: 'High', value: 3, rows: 3, valued: 3 },
      parts: [
        { key: 'overdue', label: 'Overdue', value: 2, valued: 2 },
        { key: 'not', label: 'Not overdue', value: 1, valued: 1 },
      ],
    },
    {
      ...{ key: '', label: 'None', value: 1, rows: 1, valued: 1 },
      parts: [{ key: null, label: 'Others', value: 1, valued: 1 }],
    },
  ],
  rows: 4,
  value: 4,
  valued: 4,
  window: { from: '2026-10-26', to: '2026-11-24' },
  at: '2026-11-24T11:59:00Z',
  filterValues: null,
  isFilterRead: true,
  filterSays: [],
}

const drawn = (one: Partial<Report> = {}, counted: Parameters<typeof toView>[1] = { result }) =>
  drawnPart(() => <ReportPage view={toView({ ...report, ...one }, counted, context)} />)
/** What is read of it, without what is only seen. */
const read = (html: string) =>
  html
    .replaceAll(/<svg.*?<\/svg>/gs, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')

describe('the page of a report', () => {
  test('says in words and numbers all that its bars show', async () => {
    const text = read(await drawn())
    expect(text).toContain('Actions by priority, split by overdue or not, the last 30 days')
    expect(text).toContain('4 in all Raised: 26 Oct to 24 Nov')
    expect(text).toContain('High Overdue 2 Not overdue 1 3 None Others 1 1')
    expect(text).toContain('Counted 24 Nov, 05:59 , from the rows that you may read.')
    expect(text).toContain('Who is told Every Monday to Ann Lee')
  })

  test('leads from a group to its rows, and from what has no part of the filter nowhere', async () => {
    const html = await drawn()
    expect(html).toMatch(
      /<th scope="row"><a href="\/actions\?[^"]*selectedPriority=high[^"]*">High</,
    )
    expect(html).toContain('<th scope="row">None</th>')
  })

  test('says what one is, where no list holds as many', async () => {
    const one = { dataset: 'failedQuestions', groupBy: 'form', splitBy: 'crew' } as const
    const html = await drawn(one)
    expect(read(html)).toContain(
      'Each question of a form that earned nothing or was critical is one.',
    )
    expect(html).not.toContain('Open the list')
    expect(html).toContain('<th scope="row">High</th>')
  })

  test('names the lines of a roster, of which each is one, and draws no bars', async () => {
    const roster = { dataset: 'shortService', groupBy: 'roster', splitBy: null } as const
    const lines = (rows: number) => ({
      result: {
        ...result,
        groups: [
          { key: 'p-1', label: 'Ann Lee, F-01', value: rows, rows, valued: rows, parts: [] },
        ],
      },
    })
    const html = await drawn(roster, lines(1))
    expect(read(html)).toContain('Roster Ann Lee, F-01')
    expect(html).not.toContain('<table')
    expect(await drawn(roster, lines(2))).toContain('<table')
  })

  test('says that there is nothing, and draws no table then', async () => {
    const html = await drawn({}, { result: { ...result, groups: [], rows: 0, value: 0 } })
    expect(html).toContain('No rows in this window')
    expect(html).not.toContain('<table')
  })

  test('that was not counted says why, and is edited and deleted all the same', async () => {
    const html = await drawn({}, { failed: 'It could not be counted.' })
    expect(read(html)).toContain('It could not be counted.')
    expect(html).toContain('/reports/edit?reportId=r-1')
    expect(html).toContain('dialog=delete')
    expect(html).not.toContain('<table')
  })

  test('says of an average how many rows have it', async () => {
    const groups = [{ ...{ key: 'high', label: 'High', value: 2, rows: 4, valued: 1 }, parts: [] }]
    const average = { result: { ...result, groups, value: 2, valued: 1 } }
    const text = read(await drawn({ measure: 'days', splitBy: null }, average))
    expect(text).toContain('Average days to close, from 1 of 4 rows')
    expect(text).toMatch(/High 1 of 4 rows 2.days/)
  })

  test('says that a filter which no longer reads narrows nothing', async () => {
    const unread = { result: { ...result, filterValues: {}, isFilterRead: false } }
    const text = read(await drawn({ filterTitle: 'Mine' }, unread))
    expect(text).toContain(
      'Its saved filter “Mine” can no longer be read, so all rows are counted.',
    )
    expect(text).not.toContain('filtered by')
    expect(read(await drawn({ filterTitle: 'Mine' }))).toContain('filtered by “Mine”')
    const filterSays = [{ what: 'Priority', chosen: ['High', 'Low'] }]
    const told = read(await drawn({ filterTitle: 'Mine' }, { result: { ...result, filterSays } }))
    expect(told).toMatch(/Filter: Priority\s*High, Low/)
  })

  test('offers what its reader may do, on the page and in the palette', () => {
    const names = (one: Partial<Report> = {}) =>
      reportCommands({ view: toView({ ...report, ...one }, null, context) }).map(({ name, to }) => [
        name,
        to,
      ])
    const copyAndExcel = [
      ['Copy', '/reports/edit?copyOf=r-1'],
      ['Excel file', '/reports/excel?reportId=r-1&window=30'],
    ]
    expect(names({ can: { edit: false, delete: false, copy: true } })).toEqual(copyAndExcel)
    const [copy, excel] = copyAndExcel
    expect(names()).toEqual([
      ['Edit', '/reports/edit?reportId=r-1'],
      copy,
      ['Delete', '/reports/view/r-1?dialog=delete'],
      excel,
    ])
  })
})
