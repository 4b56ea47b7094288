import { describe, expect, test } from 'vitest'
import { ask, form, scoring, section } from '../../test/build.ts'
import { randomDefinition } from '../../test/random-definition.ts'
import { pick, seeded } from '../../test/seeded.ts'
import { repeatingSections } from '../repeats.ts'
import { draftDefinition, parseDefinition } from '../schema.ts'
import type { Question, Rule } from '../types.ts'
import { fromXlsForm, toXlsForm, type Cell, type Sheets } from './index.ts'

const isNo: Rule = { op: 'eq', args: [{ op: 'answer', key: 'clear' }, 'no'] }

const rigCheck = form(
  [
    ask('crew', 'crew', { header: true, required: true }),
    section(
      'iron',
      [
        ask('clear', 'yesNo', { note: 'optional', score: { weight: 2 } }),
        ask('why', 'longText', { titleAnswer: true, visible: isNo, required: isNo }),
        ask('gauge', 'integer', { min: 0, max: 40, unit: 'psi', hint: { en: 'At the pump.' } }),
        ask('tools', 'multiChoice', {
          choices: [
            { value: 'saw', label: { en: 'Saw' }, score: 1 },
            { value: 'hard hat', label: { en: 'Hard hat' }, critical: true },
          ],
          default: ['hard hat'],
        }),
        ask('drift', 'decimal', {
          max: 9,
          validate: [
            {
              rule: { op: 'lt', args: [{ op: 'value' }, { op: 'answer', key: 'gauge' }] },
              message: { en: 'Less than the gauge.' },
              level: 'error',
            },
          ],
        }),
        ask('stars', 'rating'),
        ask('by', 'signature'),
      ],
      { intro: { en: 'Costs ${money}.' } },
    ),
  ],
  { scoring },
)

/** A sheet as people read it: the filled cells of each row by their columns. */
function rowsOf(sheets: Sheets, name: string): Record<string, Cell>[] {
  const [head = [], ...rows] = sheets.find((sheet) => sheet.name === name)?.rows ?? []
  return rows.map((row) =>
    Object.fromEntries(
      row.flatMap((cell, place) => (cell === null ? [] : [[String(head[place]), cell]])),
    ),
  )
}

const label = 'label::English (en)'
const beside = 'bind::ehs:item'

test('a section that is shown as a table is one elsewhere where all of it has one list', () => {
  const yesNo = [ask('horn', 'yesNo'), ask('lights', 'yesNo')]
  const repeat = { label: { en: 'Truck' }, min: 0, max: 20 }
  const tables = form([
    section('all', yesNo, { asTable: true }),
    section('said', [ask('b', 'yesNo')], { asTable: true, intro: { en: 'Look first.' } }),
    section('mixed', [ask('c', 'yesNo'), ask('d', 'text')], { asTable: true }),
    section('none', [], { asTable: true }),
    section('each', [ask('e', 'yesNo')], { asTable: true, repeat }),
    section('plain', [ask('f', 'yesNo')]),
  ])
  const sheets = toXlsForm(tables)
  const begins = rowsOf(sheets, 'survey').filter(({ type }) => String(type).startsWith('begin'))
  const itself = '{"set":{"asTable":true}}'
  expect(begins.map((row) => [row['name'], row['appearance'], row[beside]])).toEqual([
    ['all', 'table-list', undefined],
    ['said', undefined, itself],
    ['mixed', undefined, itself],
    ['none', undefined, itself],
    ['each', undefined, expect.stringContaining('"asTable":true')],
    ['plain', undefined, undefined],
  ])
  expect(fromXlsForm(sheets, { key: tables.key }).definition).toEqual(tables)
})

test('somebody takes the table out of a workbook, or puts it in', () => {
  const tables = form([
    section('a', [ask('b', 'yesNo'), ask('c', 'yesNo')], { asTable: true }),
    section('d', [ask('e', 'yesNo')]),
  ])
  const sheets = toXlsForm(tables).map(({ name, rows }) => {
    const [head = []] = rows
    const at = head.indexOf('appearance')
    const edited = rows.map((row) =>
      row.map((cell, place): Cell => {
        const isBegin = name === 'survey' && place === at && row.includes('begin_group')
        return isBegin ? (row.includes('d') ? 'table-list' : null) : cell
      }),
    )
    return { name, rows: edited }
  })
  const { definition } = fromXlsForm(sheets, { key: tables.key })
  expect(definition?.items.map((item) => 'asTable' in item && item.asTable)).toEqual([false, true])
})

test('a form is written in the columns that XLSForm knows, and the rest beside them', () => {
  const sheets = toXlsForm(rigCheck)
  expect(rowsOf(sheets, 'survey')).toEqual([
    {
      type: 'select_multiple_from_file crew.csv',
      name: 'crew',
      [label]: 'Ask crew',
      required: 'yes',
      [beside]: '{"set":{"type":"crew","header":true}}',
    },
    { type: 'begin_group', name: 'iron', [label]: 'Part iron', [beside]: expect.any(String) },
    { type: 'note', name: 'iron_intro', [label]: 'Costs $ {money}.', [beside]: '{"is":"intro"}' },
    {
      type: 'select_one yes_no_na',
      name: 'clear',
      [label]: 'Ask clear',
      [beside]: '{"set":{"note":"optional","score":{"weight":2}}}',
    },
    {
      type: 'text',
      name: 'why',
      [label]: 'Ask why',
      required: "${clear} = 'no'",
      relevant: "${clear} = 'no'",
      appearance: 'multiline',
    },
    {
      type: 'integer',
      name: 'gauge',
      [label]: 'Ask gauge',
      'hint::English (en)': 'psi · At the pump.',
      constraint: '. >= 0 and . <= 40',
      'bind::ehs:unit': 'psi',
    },
    { type: 'select_multiple tools', name: 'tools', [label]: 'Ask tools', default: 'hard_hat' },
    {
      type: 'decimal',
      name: 'drift',
      [label]: 'Ask drift',
      constraint: '. <= 9 and . < ${gauge}',
      'constraint_message::English (en)': 'Enter 9 or less. Less than the gauge.',
      [beside]: expect.any(String),
    },
    {
      type: 'range',
      name: 'stars',
      [label]: 'Ask stars',
      appearance: 'rating',
      parameters: 'start=1 end=5 step=1',
    },
    { type: 'image', name: 'by', [label]: 'Ask by', appearance: 'signature' },
    { type: 'end_group' },
  ])
  expect(rowsOf(sheets, 'choices')).toEqual([
    { list_name: 'yes_no_na', name: 'yes', [label]: 'Yes' },
    { list_name: 'yes_no_na', name: 'no', [label]: 'No' },
    { list_name: 'yes_no_na', name: 'na', [label]: 'N/A' },
    { list_name: 'tools', name: 'saw', [label]: 'Saw', score: 1 },
    {
      list_name: 'tools',
      name: 'hard_hat',
      [label]: 'Hard hat',
      ehs_choice: '{"set":{"value":"hard hat","critical":true}}',
    },
  ])
  expect(rowsOf(sheets, 'settings')).toEqual([
    {
      form_title: 'Sample',
      form_id: 'sample',
      version: 1,
      default_language: 'English (en)',
      instance_name: '${why}',
      namespaces: 'ehs="urn:holdpoint:forms"',
      ehs_form: JSON.stringify({ set: { scoring } }),
    },
  ])
})

test('what is calculated is a row that other programs calculate, and show with a label', () => {
  const load: Rule = { op: 'answer', key: 'load' }
  const definition = form([
    ask('load', 'decimal'),
    ask('half', 'calc', { calc: { op: 'div', args: [load, 2] }, unit: 't', precision: 1 }),
    // XPath counts what is selected, and not whether a number is there.
    ask('given', 'calc', { calc: { op: 'count', args: [load] } }),
  ])
  const sheets = toXlsForm(definition)
  const [, half, count] = rowsOf(sheets, 'survey')
  expect(half).toEqual({
    type: 'calculate',
    name: 'half',
    [label]: 'Ask half',
    'hint::English (en)': 't',
    calculation: '${load} div 2',
    'bind::ehs:unit': 't',
    [beside]: '{"set":{"precision":1}}',
  })
  expect(count).toMatchObject({ type: 'calculate', calculation: "''" })
  expect(again(sheets)).toMatchObject({ definition, changed: [], refused: [] })
})

function again(sheets: Sheets): ReturnType<typeof fromXlsForm> {
  return fromXlsForm(sheets, { key: 'sample' })
}

test('a risk is one of 25 codes to other programs, and a risk again when it comes back', () => {
  const rule: Rule = { op: 'ge', args: [{ op: 'answer', key: 'danger' }, 3] }
  const definition = form([ask('danger', 'risk'), ask('why', 'text', { visible: rule })])
  const sheets = toXlsForm(definition)
  expect(rowsOf(sheets, 'survey')).toMatchObject([
    { type: 'select_one risk', name: 'danger' },
    // Another program reads the code, and not its level: the rule travels beside the row.
    { type: 'text', name: 'why', [beside]: expect.stringContaining('danger') as string },
  ])
  expect(rowsOf(sheets, 'survey')[1]?.['relevant']).toBeUndefined()
  const choices = rowsOf(sheets, 'choices')
  expect(choices).toHaveLength(25)
  expect(choices[0]).toEqual({ list_name: 'risk', name: '11', [label]: '11 Low' })
  const back = fromXlsForm(sheets, { key: 'sample' })
  expect(back.definition).toEqual(definition)
})

test('every sound form comes back as it was, and nothing of it is told as changed', () => {
  let [count, repeatCount] = [0, 0]
  for (let seed = 1; seed <= 600; seed += 1) {
    const definition = randomDefinition(seeded(seed))
    if (!parseDefinition(definition).ok) {
      continue
    }
    count += 1
    repeatCount += repeatingSections(definition).length
    const read = again(toXlsForm(definition))
    expect(read.definition, `seed ${seed}`).toEqual(definition)
    expect([read.changed, read.refused], `seed ${seed}`).toEqual([[], []])
  }
  expect(count).toBeGreaterThan(100)
  expect(repeatCount).toBeGreaterThan(30)
})

test('what travels beside a row may be longer than a cell', () => {
  const on = Array.from({ length: 20 }, (_, place) => ({
    when: true,
    do: 'showMessage' as const,
    message: { en: `${place} 🦺${' very long'.repeat(199)}` },
  }))
  const definition = form([ask('q', 'text', { on })])
  const sheets = toXlsForm(definition)
  const longest = sheets.flatMap(({ rows }) => rows.flat()).map((cell) => String(cell).length)
  expect(Math.max(...longest)).toBeLessThan(32_767)
  expect(again(sheets).definition).toEqual(definition)
})

describe('a workbook that somebody changed', () => {
  /** The workbook of the rig check with another cell. */
  function changed(name: string, column: string, cell: Cell): Sheets {
    const sheets = toXlsForm(rigCheck)
    const survey = sheets.find((sheet) => sheet.name === 'survey')
    const place = survey?.rows[0]?.indexOf(column) ?? -1
    const row = survey?.rows.find((one) => one[1] === name)
    expect(place).toBeGreaterThan(-1)
    row?.splice(place, 1, cell)
    return sheets
  }

  const cases: [string, string, string, Cell, Partial<Question>][] = [
    ['a label', 'clear', label, 'All clear?', { label: { en: 'All clear?' } }],
    [
      'a condition',
      'why',
      'relevant',
      '${gauge} > 30',
      {
        visible: { op: 'gt', args: [{ op: 'answer', key: 'gauge' }, 30] },
      },
    ],
    ['bounds', 'gauge', 'constraint', '. <= 90', { max: 90 }],
    ['a type', 'crew', 'type', 'text', { type: 'text', header: true }],
  ]
  test.each(cases)('counts as it is: %s', (_what, name, column, cell, fields) => {
    const { definition } = again(changed(name, column, cell))
    const items = definition?.items.flatMap((item) => (item.type === 'section' ? item.items : item))
    expect(items?.find(({ key }) => key === name)).toMatchObject(fields)
  })

  test('counts as it is: how many machines or people may be picked', () => {
    const picking = form([ask('pump', 'equipment'), ask('crew', 'person', { many: true })])
    const [survey, ...others] = toXlsForm(picking)
    const rows = survey?.rows.map((row) =>
      row.map((cell) =>
        cell === 'select_one_from_file equipment.csv'
          ? 'select_multiple_from_file equipment.csv'
          : cell === 'select_multiple_from_file person.csv'
            ? 'select_one_from_file person.csv'
            : cell,
      ),
    )
    const sheets =
      survey === undefined || rows === undefined ? [] : [{ ...survey, rows }, ...others]
    expect(again(sheets).definition?.items).toEqual([
      ask('pump', 'equipment', { many: true }),
      ask('crew', 'person'),
    ])
  })

  test('counts against what travels beside it, and that is told', () => {
    const { definition, changed: told } = again(changed('drift', 'constraint', '. <= 5'))
    expect(JSON.stringify(definition)).not.toContain('"max":9')
    expect(told.map(({ message }) => message)).toEqual([
      expect.stringContaining('“constraint” was changed in the workbook since it was written'),
    ])
  })
})

const cells = [
  ...'type name label hint relevant constraint default required survey choices settings'.split(' '),
  ...'begin_group end_group begin_repeat select_one text integer note range image'.split(' '),
  ...'list_name label::es bind::ehs:item ehs_choice ehs_form parameters'.split(' '),
  'select_one a or_other',
  '${a} > 3',
  '. = 1',
  '((((',
  '{"set":{"label":5,"visible":{"op":"eq"},"validate":7,"choices":3,"on":[null],"key":"x"}}',
  '{"set":{"validate":[{"message":{"en":"M"}}],"min":[],"hint":null},"drop":["label","type"]}',
  '{"set":null,"drop":{},"lists":["__proto__","a"],"is":"intro"}',
  '__proto__',
  'constructor',
  '\ud800',
  '',
  null,
  true,
  Number.NaN,
  -0.5,
] as const

test('whatever stands in a workbook, nothing is thrown and every row is in one list', () => {
  for (let seed = 1; seed <= 2000; seed += 1) {
    const random = seeded(seed)
    const some = (most: number): Cell[] =>
      Array.from({ length: Math.floor(random() * most) }, () => pick<Cell>(random, ['a', ...cells]))
    const grid = (head: readonly Cell[]): Cell[][] => [
      [...head],
      ...Array.from({ length: Math.floor(random() * 8) }, () => some(8)),
    ]
    const survey = grid([
      'type',
      'name',
      'label',
      'relevant',
      'constraint',
      'bind::ehs:item',
      ...some(3),
    ])
    const read = again([
      { name: 'survey', rows: survey },
      { name: 'choices', rows: grid(['list_name', 'name', 'label', 'ehs_choice']) },
      { name: 'settings', rows: grid(['form_title', 'default_language', 'ehs_form']) },
    ])
    const told = [read.taken, read.changed, read.refused].flat()
    const rows = told
      .filter(({ sheet, row }) => sheet === 'survey' && row > 1)
      .map(({ row }) => row)
    const filled = survey.flatMap((row, place) =>
      place > 0 && row.some((cell, column) => isFilled(cell, survey[0]?.[column]))
        ? [place + 1]
        : [],
    )
    expect(
      rows.sort((a, b) => a - b),
      `seed ${seed}`,
    ).toEqual(filled)
    const draft = draftDefinition.safeParse(read.definition)
    if (draft.success) {
      expect(() => toXlsForm(draft.data), `seed ${seed}`).not.toThrow()
    }
  }
})

function isFilled(cell: Cell, head: Cell | undefined): boolean {
  const isNothing = (one: Cell | undefined): boolean =>
    one === null || one === undefined || one === '' || one === '\ud800'
  return !isNothing(cell) && !isNothing(head)
}
