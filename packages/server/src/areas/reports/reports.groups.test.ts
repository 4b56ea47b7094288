import { describe, expect, test } from 'vitest'
import { axisBySize, axisOfTime, groupsOf, wholeOf, type Counted } from './reports.groups.ts'
import { spansOf } from './reports.times.ts'

const row = (key: string, rows: number, more: Partial<Counted> = {}): Counted => ({
  ...{ key, label: `The ${key}`, part: '', part_label: null, rows, valued: rows, total: rows },
  ...more,
})
const said = (counted: readonly Counted[], how: 'count' | 'sum' | 'average', max: number) =>
  groupsOf(counted, how, { groups: axisBySize(counted, how, max), parts: undefined }).map(
    ({ key, label, value, rows }) => [key, label, value, rows],
  )

describe('groups by size', () => {
  test('stand by size, then by their labels; what is behind the most stands together', () => {
    const counted = [
      row('b', 2),
      row('d', 1),
      row('a', 2),
      row('', 7),
      row('c', 1, { label: null }),
    ]
    expect(said(counted, 'count', 3)).toEqual([
      ['', 'None', 7, 7],
      ['a', 'The a', 2, 2],
      ['b', 'The b', 2, 2],
      [null, 'Others', 2, 2],
    ])
    expect(said(counted, 'count', 5).at(-2)).toEqual(['c', 'c', 1, 1])
    expect(said(counted, 'count', 5).map(([key]) => key)).not.toContain(null)
  })

  test('of averages weigh each row once, and leave out what has no value', () => {
    const counted = [
      row('a', 3, { valued: 1, total: 100 }),
      row('b', 9, { valued: 8, total: 80 }),
      row('c', 4, { valued: 2, total: 100 }),
      row('d', 5, { valued: 0, total: null }),
    ]
    // Named are those that most rows have a value of, the lowest of them as well.
    expect(said(counted, 'average', 2)).toEqual([
      ['c', 'The c', 50, 4],
      ['b', 'The b', 10, 9],
      [null, 'Others', 100, 8],
    ])
    expect(said(counted, 'average', 9).at(-1)).toEqual(['d', 'The d', null, 5])
    expect(wholeOf(counted, 'average')).toEqual({ rows: 21, valued: 11, value: 25.45 })
    expect(wholeOf([], 'average')).toEqual({ rows: 0, valued: 0, value: null })
  })

  test('of sums add up what has a value, to the cent', () => {
    const counted = [row('a', 2, { total: 0.1 }), row('a', 1, { part: 'x', total: 0.2 })]
    expect(said(counted, 'sum', 9)).toEqual([['a', 'The a', 0.3, 3]])
  })

  test('have the same parts in the same order, and the rest of them together', () => {
    const counted = [
      row('a', 1, { part: 'x', part_label: 'X' }),
      row('a', 2, { part: 'y', part_label: 'Y' }),
      row('b', 9, { part: 'x', part_label: 'X' }),
      row('b', 1, { part: 'z', part_label: 'Z' }),
    ]
    const byPart = counted.map((one) => ({ ...one, key: one.part, label: one.part_label }))
    const axes = {
      groups: axisBySize(counted, 'count', 9),
      parts: axisBySize(byPart, 'count', 1),
    }
    expect(groupsOf(counted, 'count', axes).map(({ key, parts }) => [key, parts])).toEqual([
      [
        'b',
        [
          { key: 'x', label: 'X', value: 9, valued: 9 },
          { key: null, label: 'Others', value: 1, valued: 1 },
        ],
      ],
      [
        'a',
        [
          { key: 'x', label: 'X', value: 1, valued: 1 },
          { key: null, label: 'Others', value: 2, valued: 2 },
        ],
      ],
    ])
  })
})

describe('groups in the order of time', () => {
  const calendar = { present: '2026-11-24', timeZone: 'America/Chicago' }
  const now = new Date('2026-11-24T18:00:00Z')
  const days = { startDate: '2026-11-22', endDate: '2026-11-24', isWindow: true, last: now }

  test('have no gaps, and nothing where nothing was', () => {
    const groups = axisOfTime(spansOf('day', days, 9, calendar))
    const counted = [row('1', 2), row('3', 1, { valued: 0, total: null })]
    const of = (how: 'count' | 'sum' | 'average') =>
      groupsOf(counted, how, { groups, parts: undefined }).map(({ label, value }) => [label, value])
    expect(of('count')).toEqual([
      ['22 Nov', 2],
      ['23 Nov', 0],
      ['24 Nov', 1],
    ])
    expect(of('average').map(([, value]) => value)).toEqual([1, null, null])
  })

  test('stand together where they are earlier than the most', () => {
    const groups = axisOfTime(spansOf('day', days, 2, calendar))
    const counted = [row('0', 5), row('1', 2), row('2', 1)]
    expect(
      groupsOf(counted, 'count', { groups, parts: undefined }).map(({ key, value }) => [
        key,
        value,
      ]),
    ).toEqual([
      [null, 5],
      ['2026-11-23', 2],
      ['2026-11-24', 1],
    ])
  })

  test('are weeks from Monday and months, with the year where it is another', () => {
    const across = { ...days, startDate: '2025-12-30', endDate: '2026-01-12', isWindow: false }
    const { spans, thresholds } = spansOf('week', across, 9, calendar)
    expect(spans).toEqual([
      { key: '2025-12-29', label: 'Week of 29 Dec 2025' },
      { key: '2026-01-05', label: 'Week of 5 Jan' },
      { key: '2026-01-12', label: 'Week of 12 Jan' },
    ])
    expect(thresholds[1]).toBe('2026-01-05T06:00:00.000Z')
    expect(spansOf('month', across, 9, calendar).spans).toEqual([
      { key: '2025-12', label: 'December 2025' },
      { key: '2026-01', label: 'January 2026' },
    ])
  })

  test('say where a window begins within the first of them', () => {
    const window = {
      ...days,
      startDate: '2026-10-28',
      endDate: '2026-11-03',
      last: new Date('2026-11-03T12:00:00Z'),
    }
    const labels = (step: 'day' | 'week' | 'month') =>
      spansOf(step, window, 2, calendar).spans.map(({ label }) => label)
    expect(labels('week')).toEqual(['Week of 26 Oct, from 28 Oct', 'Week of 2 Nov'])
    expect(labels('month')).toEqual(['October 2026, from 28 Oct', 'November 2026'])
    expect(labels('day')).toEqual(['2 Nov', '3 Nov'])
    const whole = spansOf('month', { ...window, isWindow: false }, 2, calendar)
    expect(whole.spans[0]?.label).toBe('October 2026')
  })

  test('bear days that no calendar has', () => {
    const wide = { ...days, startDate: '0001-01-01', endDate: '2999-11-30' }
    expect(spansOf('month', wide, 2, calendar)).toMatchObject({
      ...{ spans: [{ key: '2999-10' }, { key: '2999-11' }], isCut: true },
    })
    expect(
      spansOf('week', { ...wide, startDate: '1900-01-01', endDate: '1900-01-05' }, 9, calendar)
        .spans,
    ).toHaveLength(1)
  })
})
