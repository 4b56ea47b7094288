import { readXlsx } from 'hucre/xlsx'
import { describe, expect, test } from 'vitest'
import { cellLengthMax } from './cell-text.ts'
import { serialsOf } from './wall-clock.ts'
import { openWorkbook, type Cell, type Column } from './workbook-writer.ts'

const columns: readonly Column[] = [
  { header: 'Words', width: 20, kind: 'text' },
  { header: 'Count', width: 10, kind: 'number' },
  { header: 'When', width: 17, kind: 'dateTime' },
]

/** Writes the rows in pieces and reads the file back with another library. */
async function readBack(pieces: readonly (readonly Cell[])[][], timeZone = 'UTC') {
  const workbook = openWorkbook({
    timeZone,
    sheets: [
      { name: 'List', columns },
      { name: 'About', columns },
    ],
  })
  const bytes = Buffer.concat([
    workbook.begin(),
    ...pieces.map((rows) => workbook.rows(rows)),
    workbook.nextSheet(),
    workbook.rows([['the end', 1, null]]),
    workbook.finish(),
  ])
  const { sheets } = await readXlsx(Uint8Array.from(bytes))
  const [list, about] = sheets
  return { names: sheets.map(({ name }) => name), list: list?.rows ?? [], about: about?.rows ?? [] }
}

describe('a workbook', () => {
  test('joins the pieces that it was written in, one sheet after the other', async () => {
    const rows = Array.from({ length: 1200 }, (_, index): Cell[] => [`row ${index}`, index, null])
    const { names, list, about } = await readBack([rows.slice(0, 500), [], rows.slice(500)])
    expect(names).toEqual(['List', 'About'])
    expect(list).toHaveLength(1201)
    expect(list[0]).toEqual(['Words', 'Count', 'When'])
    expect(list[1200]?.slice(0, 2)).toEqual(['row 1199', 1199])
    expect(about[1]?.slice(0, 2)).toEqual(['the end', 1])
  })

  test.each([
    '=1+1',
    '+1',
    '-1',
    '@SUM(A1)',
    '\t=1',
    '＝1',
    '<b>&amp;"\'',
    ' spaced ',
    'two\nlines',
    'Grüße 😀👷🏽 到',
    'السلامة أولاً',
    'עברית abc 123',
    '007',
    'true',
  ])('keeps %j as the text that it is', async (text) => {
    expect((await readBack([[[text, 1, null]]])).list[1]?.[0]).toBe(text)
  })

  test('leaves out signs that its format cannot hold', async () => {
    const { list } = await readBack([[['a\u0000b\u0008c\uffff', 1, null]]])
    expect(list[1]?.[0]).toBe('abc')
  })

  test('cuts a text that no cell can hold, visibly and between whole characters', async () => {
    const { list } = await readBack([[[`${'x'.repeat(cellLengthMax - 2)}😀😀`, 1, null]]])
    expect(list[1]?.[0]).toBe(`${'x'.repeat(cellLengthMax - 2)}…`)
  })

  test('holds moments as dates and not as text', async () => {
    const at = Date.parse('2026-03-05T15:00:00Z')
    const { list } = await readBack([[['a', 1, at]]], 'America/Chicago')
    expect(list[1]?.[2]).toEqual(new Date('2026-03-05T09:00:00Z'))
  })
})

test.each([
  ['America/Chicago', '2026-03-08T07:59:59Z', '2026-03-08T01:59:59Z'],
  ['America/Chicago', '2026-03-08T08:00:00Z', '2026-03-08T03:00:00Z'],
  ['America/Chicago', '2026-11-01T06:30:00Z', '2026-11-01T01:30:00Z'],
  ['America/Chicago', '2026-11-01T07:30:00Z', '2026-11-01T01:30:00Z'],
  ['Asia/Kathmandu', '2026-06-01T00:00:00Z', '2026-06-01T05:45:00Z'],
  ['Australia/Lord_Howe', '2026-10-03T15:30:00Z', '2026-10-04T02:30:00Z'],
  ['UTC', '1999-12-31T23:59:59Z', '1999-12-31T23:59:59Z'],
])('a clock in %s shows %s as %s', (timeZone, instant, shown) => {
  const serial = serialsOf(timeZone)(Date.parse(instant))
  expect(Math.round((serial - 25_569) * 86_400_000)).toBe(Date.parse(shown))
})
