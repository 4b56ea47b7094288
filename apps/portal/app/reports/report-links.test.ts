import { expect, test } from 'vitest'
import {
  actionStatuses,
  lists,
  reportDataset,
  reportDatasetNames,
  sqrFilter,
  type ReportDatasetName,
} from '@holdpoint/api'
import { linksOf, placeOf } from './report-links.ts'

const linksTo = (counted: Parameters<typeof placeOf>[0] & { groupBy: string }) =>
  linksOf(counted, placeOf(counted))

const allDays = { window: null, filterValues: null }
const closedToo = `selectedStatus=${encodeURIComponent(actionStatuses.join(','))}`

test('all rows are those of the tab of all, on the days that were counted', () => {
  const window = { from: '2026-11-01', to: '2026-11-24' }
  const links = linksTo({
    ...{ dataset: 'reviews', groupBy: 'week' },
    result: { window, filterValues: null },
  })
  expect(links.all).toBe(
    '/review-form?section=all&selectedStartDate=2026-11-01&selectedEndDate=2026-11-24&selectedFilterId=none',
  )
  // A list is not narrowed to a week, by the part of a filter.
  expect(links.of('2026-11-02')).toBeNull()
})

test('a group is narrowed by its part, beside what the saved filter holds', () => {
  const filterValues = sqrFilter.savedOf({ ...sqrFilter.plain, pads: ['pad-1'], isOverdue: true })
  const links = linksTo({
    ...{ dataset: 'qualityReports', groupBy: 'severity' },
    result: { window: null, filterValues },
  })
  expect(links.of('level_2')).toBe(
    '/sqr?section=all&selectedSeverity=level_2&selectedPadNameOptions=pad-1&isOverdueSelected=true&selectedFilterId=none',
  )
  expect([links.of(''), links.of(null)]).toEqual([null, null])
})

test('a filter that is kept is named, and each group says beside the name what it is', () => {
  const counted = { dataset: 'qualityReports', groupBy: 'severity', result: allDays } as const
  const links = linksOf(counted, placeOf(counted)?.with({ keptFilter: 'kept' }) ?? null)
  expect(links.all).toBe('/sqr?section=all&filter=kept&selectedFilterId=none')
  expect(links.of('level_2')).toBe(
    '/sqr?section=all&filter=kept&selectedFilterId=none&selectedSeverity=level_2',
  )
})

test('closed actions are counted, and so the list shows them', () => {
  const links = linksTo({ dataset: 'actions', groupBy: 'status', result: allDays })
  expect(links.all).toBe(`/actions?section=all&${closedToo}&selectedFilterId=none`)
  expect(links.of('closed')).toBe(
    '/actions?section=all&selectedStatus=closed&selectedFilterId=none',
  )
})

test('a key that an address does not say leads nowhere', () => {
  const links = linksTo({ dataset: 'lockouts', groupBy: 'category', result: allDays })
  expect(links.of('Pumps')).toContain('Pumps')
  for (const key of ['Pumps, large', '-1', ' Pumps', '']) {
    expect(links.of(key), key).toBeNull()
  }
})

test('the templates that are counted are those of their first tab', () => {
  const links = linksTo({ dataset: 'lockoutTemplates', groupBy: 'due', result: allDays })
  expect(links.all).toContain('section=approved')
  expect(links.of('overdue')).toBeNull()
})

test('what is counted of each row leads nowhere: no list holds as many', () => {
  for (const dataset of reportDatasetNames) {
    const { each, dimensions } = reportDataset(dataset)
    expect(placeOf({ dataset, result: allDays }) === null, dataset).toBe(each !== undefined)
    const named = Object.values(dimensions).some(({ part }) => part !== undefined)
    expect(each !== undefined && named, dataset).toBe(false)
  }
  const links = linksTo({ dataset: 'failedQuestions', groupBy: 'form', result: allDays })
  expect([links.all, links.of('f-1')]).toEqual([null, null])
})

const parts = reportDatasetNames.flatMap((dataset) =>
  Object.entries(reportDataset(dataset).dimensions).flatMap(([groupBy, { part }]) =>
    part === undefined ? [] : [[dataset, groupBy, part] as const],
  ),
)

test.each(parts)('%s by %s narrows its list by %s', (dataset: ReportDatasetName, groupBy, part) => {
  const { filter } = lists[reportDataset(dataset).list]
  const link = linksTo({ dataset, groupBy, result: allDays }).of('one') ?? ''
  const read: Record<string, unknown> = filter.fromAddress(new URL(link, 'http://x').searchParams)
  expect(read[part]).toEqual(['one'])
})
