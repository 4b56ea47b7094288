import { describe, expect, test } from 'vitest'
import { myFormsFilter, usualWindow, type MyFormsFilter } from '@holdpoint/api'
import {
  draftOf,
  readFilterForm,
  shownDates,
  shownScore,
} from '../../lists/filters/filter-draft.ts'

const clock = { now: new Date('2026-11-21T20:00:00Z'), timeZone: 'America/Chicago' }

/** What the panel sends when nothing is changed, as a form does. */
function formOf(filter: MyFormsFilter, change: Record<string, string> = {}): URLSearchParams {
  const { dates } = draftOf(myFormsFilter, filter, clock)
  const shown = shownDates(dates, clock)
  const [dateRange = '', startDate = '', endDate = ''] = shown.split('/')
  const [low = '0', high = '100'] = (shownScore(filter.score) ?? '0-100').split('-')
  const form = new URLSearchParams({ shownDates: shown, dateRange, startDate, endDate })
  form.set('scoreLow', low)
  form.set('scoreHigh', high)
  for (const [name, text] of Object.entries(myFormsFilter.addressOf(filter))) {
    if (!/Date$|Score$/.test(name)) {
      for (const value of text.split(',')) {
        form.append(name, value)
      }
    }
  }
  for (const [name, text] of Object.entries(change)) {
    form.set(name, text)
  }
  return form
}

const read = (filter: MyFormsFilter, change?: Record<string, string>) =>
  readFilterForm(myFormsFilter, formOf(filter, change), filter, clock)

const rich = myFormsFilter.fromAddress(
  new URLSearchParams(
    'selectedCountry=US&selectedDistrict=PER,EGF&selectedCrewOptions=F-01&selectedFormIds=a,b' +
      '&selectedStatus=complete&elevatedSelected=true&isKudosSelected=true&selectedScore=20-80' +
      '&isPrivateCommentSelected=true&isPublicCommentSelected=true&selectedPadNameOptions=p-1' +
      '&selectedCustomerOptions=c&selectedFormTypeOptions=t&selectedBusinessUnitOptions=WL' +
      '&selectedStartDate=2026-10-01&selectedEndDate=2026-11-09',
  ),
)

describe('a panel that is sent as it was drawn', () => {
  test.each<[string, MyFormsFilter]>([
    ['the plain filter', myFormsFilter.plain],
    ['every filter at once', rich],
    ['any date', { ...myFormsFilter.plain, window: { kind: 'all' } }],
    ['a score between the steps', { ...myFormsFilter.plain, score: { low: 25, high: 75 } }],
    [
      'a range without a beginning',
      {
        ...myFormsFilter.plain,
        window: { kind: 'dates', startDate: 'none', endDate: '2026-11-09' },
      },
    ],
    [
      'the last seven days',
      {
        ...myFormsFilter.plain,
        window: { kind: 'dates', startDate: '2026-11-15', endDate: '2026-11-21' },
      },
    ],
  ])('leaves %s as it is', (_name, filter) => {
    expect(read(filter)).toMatchObject({ filter, problem: undefined })
  })
})

describe('the days', () => {
  test('are the last ones that are chosen, named as they are today', () => {
    expect(read(myFormsFilter.plain, { dateRange: '7' }).filter.window).toEqual({
      kind: 'dates',
      startDate: '2026-11-15',
      endDate: '2026-11-21',
    })
    expect(read(rich, { dateRange: '30' }).filter.window).toEqual(usualWindow)
    expect(read(rich, { dateRange: 'none' }).filter.window).toEqual({ kind: 'all' })
  })

  test('are the dates that were filled in, also beside a choice that was left as it was', () => {
    const change = { startDate: '2026-11-01', endDate: '2026-11-02' }
    expect(read(myFormsFilter.plain, change).filter.window).toEqual({ kind: 'dates', ...change })
  })

  test('may be chosen while the dates of the choice before still stand there', () => {
    expect(read(rich, { dateRange: '1' }).filter.window).toEqual({
      kind: 'dates',
      startDate: '2026-11-21',
      endDate: '2026-11-21',
    })
  })

  test.each([
    [{ startDate: '2026-11-01', endDate: '' }, 'two_dates_needed'],
    [{ startDate: '2026-11-05', endDate: '2026-11-01' }, 'ends_before_start'],
    [{ startDate: '2026-11-05', endDate: '2026-11-23' }, 'after_tomorrow'],
    [{ startDate: '2026-02-30', endDate: '2026-11-01' }, 'not_a_date'],
  ])('%j are refused as %s, with everything else kept', (dates, problem) => {
    const answer = read(rich, { dateRange: 'custom', ...dates })
    expect(answer).toMatchObject({ problem, dates: { kind: 'custom', ...dates } })
    expect(answer.filter).toEqual({ ...rich, window: usualWindow })
  })

  test('reach through tomorrow in the zone of the person', () => {
    const dates = { startDate: '2026-11-22', endDate: '2026-11-22' }
    expect(read(rich, { dateRange: 'custom', ...dates }).problem).toBeUndefined()
  })
})

describe('the score', () => {
  test('is no filter over its whole range', () => {
    expect(read(rich, { scoreLow: '0', scoreHigh: '100' }).filter).toMatchObject({ score: null })
  })

  test('is read whichever way round the sliders stand', () => {
    const { filter } = read(rich, { scoreLow: '90', scoreHigh: '40' })
    expect(filter).toMatchObject({ score: { low: 40, high: 90 } })
  })
})

test('a panel that offers no days leaves them as the list opens', () => {
  const form = formOf(rich)
  for (const name of ['shownDates', 'dateRange', 'startDate', 'endDate']) {
    form.delete(name)
  }
  const { filter, problem } = readFilterForm(myFormsFilter, form, rich, clock)
  expect(problem).toBeUndefined()
  expect(filter.window).toEqual(myFormsFilter.withDaysNamed(myFormsFilter.plain, clock).window)
})
