import { describe, expect, test } from 'vitest'
import { ask, form, section } from '../../test/build.ts'
import { parseDefinition } from '../schema.ts'
import type { FormDefinition, Item, Rule, Section } from '../types.ts'
import { fromXlsForm, toXlsForm, type Cell, type Sheets, type XlsFormReading } from './index.ts'

/** What came of a survey of these columns and rows, with bars between the cells. */
function survey(columns: string, ...rows: readonly string[]): XlsFormReading {
  const cells = [columns, ...rows].map((line) =>
    line.split('|').map((text): Cell => text.trim() || null),
  )
  return fromXlsForm([{ name: 'survey', rows: cells }], { key: 'lift_plan' })
}

const columns = 'type | name | label'

function itemsOf({ definition }: XlsFormReading): readonly Item[] {
  return definition?.items ?? []
}

function said(lines: XlsFormReading['taken']): string[] {
  return lines.map(({ row, message }) => `${row}: ${message}`)
}

function sound(definition: FormDefinition | null): void {
  expect(parseDefinition(definition)).toEqual({ ok: true, definition })
}

/** A form in a line: `lifts*(what weight) total`, a star for what is asked several times. */
function outlineOf(result: XlsFormReading): string {
  return itemsOf(result)
    .map((item) =>
      item.type === 'section'
        ? `${item.key}${item.repeat === undefined ? '' : '*'}(${item.items.map(({ key }) => key).join(' ')})`
        : item.key,
    )
    .join(' ')
}

describe('what is asked several times', () => {
  test.each(['repeat', 'lgroup', 'looped group', 'loop'])('is a section: begin %s', (kind) => {
    const result = survey(
      'type | name | label::English (en) | label::Español (es)',
      `begin ${kind} | lifts | Lift | Izaje`,
      'text | what | What | Qué',
      `end_${kind}`,
      'text | by | By | Por',
    )
    expect(itemsOf(result)[0]).toEqual({
      key: 'lifts',
      type: 'section',
      title: { en: 'Lift', es: 'Izaje' },
      repeat: { label: { en: 'Lift', es: 'Izaje' }, min: 0, max: 20 },
      items: [expect.objectContaining({ key: 'what' })],
    })
    expect(outlineOf(result)).toBe('lifts*(what) by')
    sound(result.definition)
    expect(result.refused).toEqual([])
    expect(said(result.changed)).toEqual(
      kind === 'loop'
        ? [
            '2: “Lift” is a section that is asked several times. What was asked for each of a list is asked as often as somebody wants.',
          ]
        : [],
    )
    expect(said(result.taken).find((line) => line.startsWith('4'))).toBe(
      '4: What is asked several times ends here.',
    )
  })

  test('goes by its name where it has no label', () => {
    const result = survey(columns, 'begin repeat | lifts', 'text | what | What', 'end repeat')
    expect(itemsOf(result)[0]).toMatchObject({
      title: { en: 'lifts' },
      repeat: { label: { en: 'lifts' } },
    })
  })

  test.each([
    ['repeat_count', '3', { min: 3, max: 3 }, false],
    ['jr:count', '100', { min: 100, max: 100 }, false],
    ['repeat_count', '${many}', { min: 0, max: 20 }, true],
    ['repeat_count', '0', { min: 0, max: 20 }, true],
    ['repeat_count', '101', { min: 0, max: 20 }, true],
    ['repeat_count', '2.5', { min: 0, max: 20 }, true],
  ])('is asked as often as it says: %s %s', (column, cell, repeat, isChanged) => {
    const result = survey(
      `${columns} | ${column}`,
      'integer | many | Many',
      `begin repeat | lifts | Lift | ${cell}`,
      'text | what | What',
      'end repeat',
    )
    expect(itemsOf(result)[1]).toMatchObject({ repeat })
    expect(said(result.changed)).toEqual(
      isChanged
        ? [
            '3: “Lift” is a section that is asked several times. Its “repeat_count” is no whole number from 1 to 100, so there may be 0 to 20 of these.',
          ]
        : [],
    )
    sound(result.definition)
  })

  test('ends the section around it, which goes on behind it and shows as it did', () => {
    const result = survey(
      `${columns} | relevant`,
      'text | x | X',
      "begin group | outer | Outer | ${x} = 'a'",
      'text | a | A',
      "begin group | inner | | ${x} != ''",
      "begin repeat | lifts | Lift | ${a} = 'b'",
      'text | b | B',
      'end repeat',
      'text | c | C',
      'end group',
      'begin group | more | More',
      'text | d | D',
      'end group',
      'begin repeat | days | Day',
      'text | e | E',
      'end repeat',
      'end group',
      'text | f | F',
    )
    const is = (key: string, value: string): Rule => ({
      op: 'eq',
      args: [{ op: 'answer', key }, value],
    })
    const shown = is('x', 'a')
    const inner = itemsOf(result)[2]?.visible
    expect(outlineOf(result)).toBe('x outer(a) lifts*(b) outer_2(c more d) days*(e) f')
    expect(itemsOf(result).map(({ visible }) => visible)).toEqual([
      undefined,
      shown,
      { op: 'and', args: [shown, expect.anything(), is('a', 'b')] },
      shown,
      shown,
      undefined,
    ])
    expect(inner).toMatchObject({ op: 'and' })
    expect(said(result.changed).map((line) => line.split(':')[0])).toEqual('3 5 6 11 14'.split(' '))
    expect(said(result.changed)[0]).toBe(
      '3: “Outer” is a section. What is asked several times in it parts it in two sections.',
    )
    expect(said(result.changed)[2]).toBe(
      '6: “Lift” is a section that is asked several times. A section holds no other: the one around it ends here, and what follows goes on in another.',
    )
    expect(result.refused).toEqual([])
    sound(result.definition)
  })

  test('leaves no empty section of what holds nothing else', () => {
    const result = survey(
      columns,
      'begin group | outer | Outer',
      'begin repeat | lifts | Lift',
      'text | a | A',
      'end repeat',
      'end group',
      'text | b | B',
    )
    expect(outlineOf(result)).toBe('lifts*(a) b')
    expect(said(result.changed)[0]).toBe(
      '2: It holds nothing but what is asked several times, and is no section of its own.',
    )
    const before = survey(
      columns,
      'begin group | outer | Outer',
      'begin repeat | lifts | Lift',
      'text | a | A',
      'end repeat',
      'text | b | B',
    )
    expect(outlineOf(before)).toBe('lifts*(a) outer(b)')
  })

  test('holds groups as sections do, and those read what stands beside them', () => {
    const result = survey(
      `${columns} | relevant`,
      'begin repeat | lifts | Lift',
      'text | a | A',
      "begin group | inner | Inner | ${a} = 'x'",
      'text | b | B',
      'end group',
      'end repeat',
    )
    const shown: Rule = { op: 'eq', args: [{ op: 'answer', key: 'a' }, 'x'] }
    expect(itemsOf(result)[0]).toMatchObject({
      items: [{ key: 'a' }, { key: 'inner', visible: shown }, { key: 'b', visible: shown }],
    })
    sound(result.definition)
  })

  test('is refused in itself, row by row', () => {
    const result = survey(
      columns,
      'begin repeat | lifts | Lift',
      'text | a | A',
      'begin repeat | slings | Sling',
      'begin group | g | G',
      'text | b | B',
      'end group',
      'end repeat',
      'text | c | C',
      'end repeat',
    )
    expect(outlineOf(result)).toBe('lifts*(a c)')
    expect(said(result.refused)).toEqual([
      '4: “Sling”: It would be asked several times within what is asked several times. There is nothing like that here.',
      ...['5: “G”', '6: “B”', '7', '8'].map(
        (row) =>
          `${row}: It belongs to what would be asked several times within what is asked several times.`,
      ),
    ])
    sound(result.definition)
  })

  test('gives no title, and asks which other it is', () => {
    const cells = (...lines: string[]): Cell[][] =>
      lines.map((line) => line.split('|').map((text): Cell => text.trim() || null))
    const result = fromXlsForm(
      [
        {
          name: 'survey',
          rows: cells(
            columns,
            'begin repeat | lifts | Lift',
            'select_one tools or_other | tool | Tool',
            'text | what | What',
            'end repeat',
          ),
        },
        { name: 'choices', rows: cells('list_name | name | label', 'tools | saw | Saw') },
        { name: 'settings', rows: cells('form_title | instance_name', 'Lifts | ${what}') },
      ],
      { key: 'lift_plan' },
    )
    expect(outlineOf(result)).toBe('lifts*(tool tool_other what)')
    expect(result.changed.map(({ message }) => message)).toContainEqual(
      expect.stringContaining('The setting “instance_name” has no equal here and is left out.'),
    )
    sound(result.definition)
  })
})

describe('rules about what is asked several times', () => {
  const lifts = [
    'begin repeat | lifts | Lift',
    'decimal | weight | Weight',
    'text | what | What',
    'end repeat',
  ]
  /** What comes of a question that shows by this rule, behind the lifts. */
  const shownBy = (rule: string): XlsFormReading =>
    survey(`${columns} | relevant`, ...lifts, `text | last | Last | ${rule}`)

  test.each<[string, Rule]>([
    ['sum(${weight}) > 5', { op: 'gt', args: [{ op: 'sum', key: 'weight' }, 5] }],
    ['min(${weight}) > 5', { op: 'gt', args: [{ op: 'least', key: 'weight' }, 5] }],
    ['max(${weight}) > 5', { op: 'gt', args: [{ op: 'greatest', key: 'weight' }, 5] }],
    [
      'count(${lifts}) > 5',
      { op: 'gt', args: [{ op: 'count', args: [{ op: 'answer', key: 'lifts' }] }, 5] },
    ],
  ])('%s', (expression, rule) => {
    const result = shownBy(expression)
    expect(itemsOf(result)[1]).toMatchObject({ key: 'last', visible: rule })
    expect([result.changed, result.refused]).toEqual([[], []])
    sound(result.definition)
  })

  test('count of a question counts how often its section is asked, and that is told', () => {
    const result = shownBy('count(${what}) > 5')
    expect(itemsOf(result)[1]).toMatchObject({
      visible: { op: 'gt', args: [{ op: 'count', args: [{ op: 'answer', key: 'lifts' }] }, 5] },
    })
    expect(said(result.changed)).toEqual([
      '6: “Last” asks for a line of text. What counts “what” counts how often its section is asked, answered or not.',
    ])
    sound(result.definition)
  })

  test.each([
    ["${what} = 'x'", '“what” is asked several times, and it asks for one of them'],
    ["${lifts} = 'x'", 'it asks for “lifts”, which takes no answer'],
    ['sum(${what}) > 1', 'it reckons with what is no number'],
    ['sum(${last}) > 1', 'sum() takes an answer that is asked for several times'],
    ['min(${weight}, 3) > 1', 'min() has no equal here'],
    ['count(${last}) > 1', 'count() takes what is asked several times'],
    ['count(1) > 1', 'count() takes what is asked several times'],
    ['sum(${gone}) > 1', 'it asks for “gone”, which is not in the form'],
    ['indexed-repeat(${weight}, ${lifts}, 1) > 1', 'indexed-repeat() has no equal here'],
    ['position(..) > 1', '“..) > 1” has no equal here'],
  ])('%s is told and left out', (rule, why) => {
    const result = shownBy(rule)
    expect(said(result.changed)).toEqual([
      `6: “Last” asks for a line of text. Its “relevant” is left out: ${why}.`,
    ])
    sound(result.definition)
  })

  test('what takes all answers from beside them is told, since elsewhere it is of one', () => {
    const result = survey(
      `${columns} | calculation`,
      ...lifts.slice(0, -1),
      'calculate | part | Part | ${weight} div sum(${weight})',
      'end repeat',
    )
    expect(itemsOf(result)[0]).toMatchObject({
      items: [{}, {}, { calc: { args: [{ op: 'answer' }, { op: 'sum', key: 'weight' }] } }],
    })
    expect(said(result.changed)).toEqual([
      '5: “Part” is calculated. What takes “weight” beside it takes all answers to it, not the one that stands there.',
    ])
    sound(result.definition)
  })

  test('what is calculated from one of several answers is refused', () => {
    const result = survey(
      `${columns} | calculation`,
      ...lifts,
      'calculate | total | Total | sum(${weight})',
      'calculate | one | One | ${weight} * 2',
    )
    expect(outlineOf(result)).toBe('lifts*(weight what) total')
    expect(said(result.refused)).toEqual([
      '7: “One”: What it is calculated from cannot be worked out here: “weight” is asked several times, and it asks for one of them.',
    ])
    sound(result.definition)
  })
})

describe('a form that asks several times', () => {
  const repeat = { label: { en: 'Lift' }, min: 1, max: 4 }
  const total: Rule = { op: 'sum', key: 'weight' }
  const definition = form([
    section(
      'lifts',
      [
        ask('what', 'text', { required: true }),
        ask('weight', 'decimal'),
        ask('part', 'calc', { calc: total }),
        ask('crane', 'yesNo', {
          visible: { op: 'gt', args: [{ op: 'answer', key: 'weight' }, 50] },
        }),
      ],
      { repeat, intro: { en: 'Each lift.' } },
    ),
    section('days', [ask('day', 'date')], {
      repeat: { label: { en: 'Part days' }, min: 3, max: 3 },
    }),
    ask('total', 'calc', { calc: total }),
    ask('heaviest', 'calc', { calc: { op: 'greatest', key: 'weight' } }),
    ask('many', 'note', {
      visible: { op: 'ge', args: [{ op: 'count', args: [{ op: 'answer', key: 'lifts' }] }, 3] },
    }),
  ])
  const sheets = toXlsForm(definition)
  const rows = (sheets[0]?.rows ?? []).map((row) => row.map(String))
  const head = rows[0] ?? []
  const cell = (name: string, column: string): string =>
    rows.find((row) => row[1] === name)?.[head.indexOf(column)] ?? ''

  test('is written as XLSForm knows it, and the rest beside it', () => {
    expect(rows.map(([type]) => type)).toEqual([
      'type',
      ...['begin_repeat', 'note', 'text', 'decimal', 'calculate'],
      ...['select_one yes_no_na', 'end_repeat'],
      ...['begin_repeat', 'date', 'end_repeat', 'calculate', 'calculate', 'note'],
    ])
    expect(cell('days', 'repeat_count')).toBe('3')
    expect(cell('days', 'bind::ehs:item')).toBe('null')
    expect(cell('lifts', 'repeat_count')).toBe('null')
    expect(JSON.parse(cell('lifts', 'bind::ehs:item'))).toEqual({
      set: {
        repeatLabel: { en: 'Lift' },
        repeatMin: 1,
        repeatMax: 4,
      },
    })
    expect(cell('total', 'calculation')).toBe('sum(${weight})')
    // Beside the answers other programs take one for all, so that only we are told.
    expect(cell('part', 'calculation')).toBe("''")
    expect(cell('heaviest', 'calculation')).toBe('max(${weight})')
    expect(cell('many', 'relevant')).toBe('count(${lifts}) >= 3')
  })

  test('comes back as it was', () => {
    const back = fromXlsForm(sheets, { key: 'sample' })
    expect(back.definition).toEqual(definition)
    expect([back.changed, back.refused]).toEqual([[], []])
  })

  /** The form with another cell in the row of the lifts. */
  function changed(column: string, text: string): Section {
    const [written, ...others] = sheets
    const place = written?.rows[0]?.indexOf(column) ?? -1
    const next: Sheets = [
      {
        name: 'survey',
        rows: (written?.rows ?? []).map((row) =>
          row[1] === 'lifts' ? row.map((one, at) => (at === place ? text : one)) : row,
        ),
      },
      ...others,
    ]
    const [first] = fromXlsForm(next, { key: 'sample' }).definition?.items ?? []
    expect(place).toBeGreaterThan(-1)
    return first as Section
  }

  test('counts as it is in the workbook where somebody changed it', () => {
    expect(changed('repeat_count', '2').repeat).toEqual({ label: { en: 'Lift' }, min: 2, max: 2 })
    expect(changed('label::English (en)', 'Crane lifts')).toMatchObject({
      title: { en: 'Crane lifts' },
      repeat,
    })
    expect(changed('type', 'begin_group').repeat).toBeUndefined()
  })
})
