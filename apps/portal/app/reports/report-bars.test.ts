import { describe, expect, test } from 'vitest'
import { contrastOf, reportDatasets, type ReportResult } from '@holdpoint/api'
import { barsOf } from './report-bars.ts'
import { readFileSync } from 'node:fs'

const { count } = reportDatasets.actions.measures
const { score } = reportDatasets.reviews.measures

type Group = ReportResult['groups'][number]
const part = (key: string | null, value: number | null, label = `The ${key}`) => ({
  ...{ key, label, value, valued: value === null ? 0 : 2 },
})
const group = (key: string | null, value: number | null, parts: Group['parts'] = []): Group => ({
  ...part(key, value),
  ...{ rows: value === null ? 0 : 4, parts },
})

describe('the bars of a report', () => {
  test('are as long as their number, and the parts of one stand behind each other', () => {
    const groups = [group('a', 40, [part('x', 10), part('y', 30)]), group('b', 10, [part('x', 10)])]
    const { bars, top } = barsOf({ groups }, count)
    expect(top).toBe('40')
    expect(bars.map(({ share, text, about }) => [share, text, about])).toEqual([
      [100, '40', ''],
      [25, '10', ''],
    ])
    expect(bars[0]?.parts.map(({ from, share, text }) => [from, share, text])).toEqual([
      [0, 25, '10'],
      [25, 75, '30'],
    ])
  })

  test('a part looks the same in every group, and the rest like no other', () => {
    const groups = [
      group('a', 3, [part('x', 1), part(null, 2)]),
      group('b', 5, [part('y', 5)]),
      group('c', 1, [part('x', 1)]),
    ]
    const { bars, legend } = barsOf({ groups }, count)
    expect(bars.map(({ parts }) => parts.map(({ mark }) => mark))).toEqual([[1, 8], [0], [1]])
    expect(legend.map(({ label, mark }) => ({ label, mark }))).toEqual([
      { label: 'The y', mark: 0 },
      { label: 'The x', mark: 1 },
      { label: 'The null', mark: 8 },
    ])
    const byTime = barsOf({ groups }, count, true).legend
    expect(byTime.map(({ label }) => label)).toEqual(['The x', 'The y', 'The null'])
  })

  test('what is earlier and what is later are two, as are parts of one name', () => {
    const parts = [
      ...[part(null, 1, 'Earlier'), part('2026-01', 2, 'January')],
      ...[part('2026-02', 3, 'January'), part(null, 4, 'Later')],
    ]
    const { bars, legend } = barsOf({ groups: [group('a', 10, parts)] }, count, true)
    expect(bars[0]?.parts.map(({ mark }) => mark)).toEqual([8, 0, 1, 2])
    expect(legend.map(({ label, mark }) => [label, mark])).toEqual([
      ...[
        ['January', 0],
        ['January', 1],
        ['Later', 2],
        ['Earlier', 8],
      ],
    ])
    expect(new Set(legend.map(({ id }) => id)).size).toBe(4)
  })

  test('averages stand on a scale, beside each other, and no rows are no average', () => {
    const groups = [group('a', 80, [part('x', 60), part('y', null)]), group('b', null)]
    const { bars, top, legend, isSideBySide } = barsOf({ groups }, score)
    expect([top, legend, isSideBySide]).toEqual(['100\u00a0%', [], true])
    expect(bars.map(({ share, text, about }) => [share, text, about])).toEqual([
      [80, '80\u00a0%', '2 of 4 rows'],
      [0, 'No rows', ''],
    ])
    expect(
      bars[0]?.parts.map(({ from, share, text, about }) => [from, share, text, about]),
    ).toEqual([
      [0, 60, '60\u00a0%', '2 rows'],
      [0, 0, 'None', ''],
    ])
  })

  test('nothing but nothing has no length', () => {
    expect(barsOf({ groups: [group('a', 0)] }, count).bars[0]?.share).toBe(0)
    expect(barsOf({ groups: [] }, count).bars).toEqual([])
  })
})

describe('the inks of the parts', () => {
  const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8')
  const tokens = read('../../../../packages/widgets/src/tokens.css')
  const sun = tokens.slice(tokens.indexOf('/* Sun:'))
  const colours = (name: string): Record<string, string> => {
    const [, light = '', dark = light] =
      new RegExp(`--hp-${name}: (?:light-dark\\()?(#\\w{6})(?:, (#\\w{6}))?`).exec(tokens) ?? []
    const [, inSun = light] = new RegExp(`--hp-${name}: (#\\w{6})`).exec(sun) ?? []
    return { light, dark, sun: inSun }
  }
  const inks = [...read('report-groups.module.css').matchAll(/--ink: var\(--hp-([\w-]+)\)/g)]

  test.each(inks.map(([, name = '']) => [name]))(
    '%s has 3:1 on its ground in each theme',
    (name) => {
      expect(inks.length).toBe(4)
      for (const [theme, ink] of Object.entries(colours(name))) {
        expect(contrastOf(ink, colours('surface')[theme] ?? ''), theme).toBeGreaterThanOrEqual(3)
      }
    },
  )
})
