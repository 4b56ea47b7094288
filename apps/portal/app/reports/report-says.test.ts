import { describe, expect, test } from 'vitest'
import { reportLibrary } from '@holdpoint/api'
import { chosenInWords, countedInWords, numberInWords, toldInWords } from './report-says.ts'

describe('what a report counts in words', () => {
  const report = {
    dataset: 'actions',
    groupBy: 'priority',
    splitBy: 'overdue',
    measure: 'count',
    window: 'all',
    filterTitle: null,
  } as const

  test('is the rows, by what, split by what, and the days', () => {
    expect(countedInWords(report)).toBe('Actions by priority, split by overdue or not, all days')
  })

  test('names a number that is no count first, and the filter', () => {
    const days = { ...report, splitBy: null, measure: 'days', window: '30', filterTitle: 'Mine' }
    expect(countedInWords({ ...days, window: '30' })).toBe(
      'Average days to close: actions by priority, filtered by “Mine”, the last 30 days',
    )
  })

  test('still says something of what is not known any more', () => {
    expect(countedInWords({ ...report, groupBy: 'gone', splitBy: null, measure: 'gone' })).toBe(
      'Actions by gone, all days',
    )
  })

  test.each(reportLibrary.map((one) => [one.reportId, one] as const))('knows %s', (_, one) => {
    expect(countedInWords({ ...one, filterTitle: null })).toMatch(/^[A-Z][^_]* by [a-z]/)
  })
})

test.each([
  ['never', ['Ann Lee'], ''],
  ['daily', [], ''],
  ['daily', ['Ann Lee'], 'Every day to Ann Lee'],
  ['weekly', ['Ann', 'Bo', 'Cy'], 'Every Monday to Ann, Bo and Cy'],
  ['monthly', ['Ann', 'Bo', 'Cy', 'Di', 'Ed'], 'On the first of the month to Ann, Bo and 3 more'],
] as const)('told %s to %j is “%s”', (pace, names, said) => {
  const people = names.map((fullName) => ({ fullName }))
  expect(toldInWords(pace, people)).toBe(said)
})

test.each([
  [12, '', '12'],
  [1234.56, 'USD', '1,234.6\u00a0USD'],
  [87.44, '%', '87.4\u00a0%'],
  [1, 'days', '1\u00a0day'],
  [null, '%', 'None'],
])('%s in %s is %s', (value, unit, text) => {
  expect(numberInWords(value, unit)).toBe(text)
})

test('what a filter chose is named, and of very many the first', () => {
  const names = (count: number) => Array.from({ length: count }, (_, at) => `n${at + 1}`)
  expect(chosenInWords(['Open', 'Blocked'])).toBe('Open, Blocked')
  expect(chosenInWords(names(13))).toBe(names(13).join(', '))
  expect(chosenInWords(names(1013))).toBe(`${names(12).join(', ')} and 1,001 more`)
})
