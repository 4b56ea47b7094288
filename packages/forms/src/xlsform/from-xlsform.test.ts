import { describe, expect, test } from 'vitest'
import { parseDefinition } from '../schema.ts'
import type { FormDefinition, Item, Rule } from '../types.ts'
import {
  fromXlsForm,
  sheetsOfTextFile,
  type Cell,
  type Sheets,
  type XlsFormReading,
} from './index.ts'

type Grid = readonly (readonly Cell[])[]

/** A sheet from lines with bars between the cells. */
function sheet(name: string, ...lines: readonly string[]): Sheets[number] {
  const cells = lines.map((line) => line.split('|').map((text): Cell => text.trim() || null))
  return { name, rows: cells }
}

function read(...sheets: Sheets): XlsFormReading {
  return fromXlsForm(sheets, { key: 'rig_check' })
}

/** What came of a survey whose rows have a type, a name, a label and one column more. */
function survey(column: string, ...rows: readonly string[]): XlsFormReading {
  return read(
    sheet('survey', `type | name | label | ${column}`, ...rows),
    sheet('choices', 'list_name | name | label', ...yesNo, ...tools),
  )
}

const yesNo = ['yn | yes | Yes', 'yn | no | No']
const tools = ['tools | saw | Saw', 'tools | axe | Axe']

function itemsOf({ definition }: XlsFormReading): readonly Item[] {
  return definition?.items ?? []
}

/** The rows of a list, and what is said of them. */
function said(lines: XlsFormReading['taken'], sheetName = 'survey'): string[] {
  return lines
    .filter((line) => line.sheet === sheetName)
    .map(({ row, message }) => `${row}: ${message}`)
}

function sound(definition: FormDefinition | null): void {
  expect(parseDefinition(definition)).toEqual({ ok: true, definition })
}

describe('types', () => {
  test.each([
    ['text', { type: 'text' }],
    ['string', { type: 'text' }],
    ['Add Integer Prompt', { type: 'integer' }],
    ['int', { type: 'integer' }],
    ['decimal', { type: 'decimal' }],
    ['date', { type: 'date' }],
    ['dateTime', { type: 'dateTime' }],
    ['time', { type: 'time' }],
    ['note', { type: 'note' }],
    ['image', { type: 'photo' }],
    ['percentage', { type: 'integer', min: 0, max: 100, unit: '%' }],
    ['select_one yn', { type: 'choice' }],
    ['select one from yn', { type: 'choice' }],
    ['add select one prompt using yn', { type: 'choice' }],
    ['select_multiple tools', { type: 'multiChoice' }],
    ['select all that apply from tools', { type: 'multiChoice' }],
  ])('%s is taken', (type, fields) => {
    const result = survey('hint', `${type} | q | Ask`, 'text | other | Other')
    expect(itemsOf(result)[0]).toMatchObject({ key: 'q', label: { en: 'Ask' }, ...fields })
    expect(said(result.taken)).toHaveLength(2)
    sound(result.definition)
  })

  test.each([
    ['text', 'multiline', { type: 'longText' }],
    ['image', 'signature', { type: 'signature' }],
    ['range', '', { type: 'integer', min: 0, max: 10, step: 1 }],
    ['rank tools', '', { type: 'rank' }],
    ['acknowledge', '', { type: 'acknowledge' }],
    ['phone number', '', { type: 'phone' }],
    ['image', 'annotate', { type: 'photo' }],
    ['image', 'draw', { type: 'sketch' }],
  ])('%s that looks %s is the nearest type', (type, look, fields) => {
    const result = survey('appearance', `${type} | q | Ask | ${look}`)
    expect(itemsOf(result)[0]).toMatchObject(fields)
    sound(result.definition)
  })

  test.each([
    ['start=1 end=5 step=1', 'rating', {}],
    ['start=1 end=7 step=1', 'rating', { max: 7 }],
    ['start=0 end=7 step=1', 'integer', { min: 0, max: 7, step: 1 }],
    ['start=0.5 end=2 step=0.5', 'decimal', { min: 0.5, max: 2, step: 0.5 }],
  ])('a slider with %s is a %s', (parameters, type, fields) => {
    const result = read(
      sheet(
        'survey',
        'type | name | label | appearance | parameters',
        `range | q | Ask | rating | ${parameters}`,
      ),
    )
    expect(itemsOf(result)).toEqual([{ key: 'q', type, label: { en: 'Ask' }, ...fields }])
  })

  test.each([
    ['calculate', 'What it is calculated from cannot be worked out here: it says nothing.'],
    ['hidden', 'It would need values that nobody sees.'],
    ['start', 'Who fills an entry, and when, is kept with every entry;'],
    ['uri:deviceid', 'Who fills an entry, and when, is kept with every entry;'],
    ['geoshape', 'It would need lines and areas on a map.'],
    ['audio', 'It would need sound and film.'],
    ['select_one_from_file pads.csv', 'It would need lists that come in a file of their own.'],
    ['select_one nowhere', 'Its list “nowhere” is not on the sheet of choices.'],
    ['crystal ball', '“crystal ball” is no type of question that is known here.'],
    ['# later', 'The row is a comment.'],
    ['', 'The row has no type.'],
  ])('“%s” is refused', (type, message) => {
    const result = survey('hint', `${type} | q | Ask`, 'text | other | Other')
    expect(said(result.refused)[0]).toContain(`2: “Ask”: ${message}`)
    expect(itemsOf(result).map(({ key }) => key)).toEqual(['other'])
  })

  test('a calculation is taken with its label, in whatever order it stands', () => {
    const result = survey(
      'calculation',
      'calculate | share | Share of the chart | round(${load} div ${chart} * 100, 1)',
      'decimal | load | Load',
      'decimal | chart | Chart',
      'calculate | doubled |  | ${share} * 2',
    )
    const part = (op: 'div' | 'mul', one: Rule, other: Rule): Rule => ({ op, args: [one, other] })
    const answer = (key: string): Rule => ({ op: 'answer', key })
    const share = part('mul', part('div', answer('load'), answer('chart')), 100)
    expect(itemsOf(result)).toMatchObject([
      {
        type: 'calc',
        label: { en: 'Share of the chart' },
        calc: { op: 'round', args: [share, 1] },
      },
      { type: 'decimal' },
      { type: 'decimal' },
      { type: 'calc', label: { en: 'doubled' }, calc: part('mul', answer('share'), 2) },
    ])
    expect(said(result.taken)[0]).toBe('2: “Share of the chart” is calculated.')
    expect(said(result.changed)).toEqual([
      '5: “doubled” is calculated. It has no label, so its name is shown.',
    ])
    sound(result.definition)
  })

  test('what is calculated from what cannot be worked out is refused, and so is what builds on it', () => {
    const result = survey(
      'calculation',
      'calculate | full | Full | ${share} * 2',
      "calculate | share | Share | if(${load} > 1, 'a', 'b')",
      'decimal | load | Load',
    )
    expect(said(result.refused)).toEqual([
      '2: “Full”: What it is calculated from cannot be worked out here: it asks for “share”, which is not in the form.',
      '3: “Share”: What it is calculated from cannot be worked out here: if() has no equal here.',
    ])
    expect(itemsOf(result).map(({ key }) => key)).toEqual(['load'])
  })

  test('numbers that are calculated from each other are calculated from nothing', () => {
    const result = survey(
      'calculation',
      'calculate | one | One | ${other} + 1',
      'calculate | other | Other | ${one} + 1',
    )
    expect(said(result.changed)).toEqual([
      '2: “One” is calculated. It would be calculated from itself, so what it is calculated from is left out.',
    ])
  })

  test('yes, no and N/A are the usual three, whatever their list is called', () => {
    const result = read(
      sheet('survey', 'type | name | label', 'select_one x | q | Ask'),
      sheet(
        'choices',
        'list_name | name | label',
        'x | yes | Yes',
        'x | no | No',
        'x | na | Not here',
      ),
    )
    expect(itemsOf(result)).toEqual([{ key: 'q', type: 'yesNo', label: { en: 'Ask' } }])
    expect(said(result.changed)).toEqual([
      '2: “Ask” asks for yes, no or N/A. Its answers read Yes, No and N/A here.',
    ])
  })
})

describe('choices', () => {
  test('a list that several questions share is the form’s own, another is its question’s', () => {
    const result = survey(
      'hint',
      'select_one yn | a | A',
      'select_one yn | b | B',
      'select_multiple tools | c | C',
    )
    expect(Object.keys(result.definition?.choiceLists ?? {})).toEqual(['yn'])
    expect(itemsOf(result)).toMatchObject([
      { list: 'yn' },
      { list: 'yn' },
      { choices: [{ value: 'saw' }, { value: 'axe' }] },
    ])
    sound(result.definition)
  })

  test('“other” becomes a choice with a question that asks which', () => {
    const result = survey('hint', 'select_multiple tools or_other | t | Tools')
    expect(itemsOf(result)).toMatchObject([
      { key: 't', choices: [{ value: 'saw' }, { value: 'axe' }, { value: 'other' }] },
      {
        key: 't_other',
        type: 'text',
        visible: { op: 'contains', args: [{ op: 'answer', key: 't' }, 'other'] },
      },
    ])
    sound(result.definition)
  })

  test('scores are kept, and what is no choice is told', () => {
    const result = read(
      sheet('survey', 'type | name | label', 'select_one x | q | Ask'),
      sheet(
        'choices',
        'list name | value | label | score | image',
        'x | a | A | 1.5 | a.jpg',
        'x | a | Again',
        'x | | Nameless',
        'x | b',
        'y | c | C',
        'x | __proto__ | Lost',
      ),
    )
    expect(itemsOf(result)).toMatchObject([
      {
        choices: [
          { value: 'a', label: { en: 'A' }, score: 1.5 },
          { value: 'b', label: { en: 'b' } },
        ],
      },
    ])
    expect(said(result.refused, 'choices')).toEqual([
      '3: The choice “a” is in its list already.',
      '4: A choice needs a list and a name.',
      '6: No question that was taken uses the list “y”.',
      '7: No choice can be called “__proto__”.',
    ])
    expect(said(result.changed, 'choices')).toEqual([
      '1: The column “image” has no equal here and is left out.',
      '5: It has no label, so its value is shown.',
    ])
  })
})

describe('groups', () => {
  test('become sections; one in another is flattened, with its label and its condition', () => {
    const result = survey(
      'relevant',
      'begin_group | part | Part | ${ready}',
      'text | a | A',
      "begin group | inner | Inner | ${a} = 'x'",
      'text | b | B | ${c} > 3',
      'end group',
      'integer | c | C',
      'end_group',
      'select_one yn | ready | Ready?',
    )
    const isX = { op: 'eq', args: [{ op: 'answer', key: 'a' }, 'x'] }
    expect(itemsOf(result)).toMatchObject([
      {
        type: 'section',
        title: { en: 'Part' },
        visible: { op: 'answered', args: [{ op: 'answer', key: 'ready' }] },
        items: [
          { key: 'a' },
          { key: 'inner', type: 'note', label: { en: 'Inner' }, visible: isX },
          {
            key: 'b',
            visible: {
              op: 'and',
              args: [isX, { op: 'gt', args: [{ op: 'answer', key: 'c' }, 3] }],
            },
          },
          { key: 'c' },
        ],
      },
      { key: 'ready' },
    ])
    expect(said(result.changed)).toEqual([
      '4: “Inner” is shown as text. A section holds no other: the questions stand in the outer one, below this as text.',
    ])
    expect(said(result.taken).map((line) => line.split(':')[0])).toEqual('2 3 5 6 7 8 9'.split(' '))
    sound(result.definition)
  })

  test('a group that is a table is a section that is shown as one', () => {
    const result = survey(
      'appearance',
      'begin group | walk | Walkaround | table-list minimal',
      'select_one yn | horn | Horn |',
      'select_one yn | lights | Lights |',
      'end group',
    )
    expect(itemsOf(result)).toMatchObject([
      { key: 'walk', asTable: true, items: [{ key: 'horn' }, { key: 'lights' }] },
    ])
    expect(said(result.taken)[0]).toBe(
      '2: “Walkaround” is a section. Questions of it with the same answers are rows of one table.',
    )
    sound(result.definition)
  })

  test('a table within a section makes that one, and its head is text', () => {
    const result = survey(
      'appearance',
      'begin group | walk | Walkaround |',
      'begin group | front | In front | field-list',
      'select_one yn | head | Does it work? | label',
      'select_one yn | horn | Horn | list-nolabel',
      'select_one yn | lights | Lights | list-nolabel',
      'end group',
      'begin group | back | | table-list',
      'select_one yn | hitch | Hitch |',
      'end group',
      'end group',
      'begin group | other | Other |',
      'select_one yn | horns | Horns |',
      'end group',
    )
    expect(itemsOf(result)).toMatchObject([
      {
        ...{ key: 'walk', asTable: true },
        items: [
          { key: 'front', type: 'note' },
          { key: 'head', type: 'note', label: { en: 'Does it work?' } },
          ...[{ key: 'horn' }, { key: 'lights' }, { key: 'hitch' }],
        ],
      },
      { key: 'other' },
    ])
    expect(itemsOf(result)[1]).not.toHaveProperty('asTable')
    expect(said(result.changed).slice(1)).toEqual([
      '4: “Does it work?” is shown as text. It is the head of a table, which nobody answers. Where its rows become a table, their answers stand above them by themselves.',
      '8: A section holds no other: the questions stand in the outer one. There all that have the same answers are rows of a table, where it has room for them.',
    ])
    sound(result.definition)
  })

  test('a table is told of where one comes of it alone', () => {
    const result = survey(
      'appearance',
      'begin group | one | One | table-list',
      'select_one yn | horn | Horn |',
      'text | why | Why |',
      'end group',
      'begin group | many | Many |',
      'select_multiple yn | a | A | list-nolabel',
      'select_multiple yn | b | B | list-nolabel',
      'end group',
    )
    expect(itemsOf(result)[0]).toMatchObject({ key: 'one', asTable: true })
    expect(itemsOf(result)[1]).not.toHaveProperty('asTable')
    expect(said(result.taken)[0]).toBe('2: “One” is a section.')
  })

  test('what is nowhere ended, or begun, is told', () => {
    const result = survey('hint', 'end group', 'begin group | g | G', 'text | a | A')
    expect(said(result.refused)).toEqual(['2: There is no group to end here.'])
    expect(said(result.changed)).toEqual([
      '3: “G” is a section. It is nowhere ended, so it ends with the sheet.',
    ])
    sound(result.definition)
  })
})

describe('columns', () => {
  const grids: [string, Grid][] = [
    [
      'in capitals',
      [
        ['TYPE', 'NAME', 'LABEL', 'RELEVANT'],
        ['text', 'q', 'Ask', 'false()'],
      ],
    ],
    [
      'with prefixes',
      [
        ['type', 'name', 'caption', 'bind::relevant'],
        ['text', 'q', 'Ask', 'false()'],
      ],
    ],
    [
      'of old',
      [
        ['command', 'tag', 'label:English', 'bind:relevant'],
        ['text', 'q', 'Ask', 'false()'],
      ],
    ],
    [
      'below blank rows',
      [[], [null], ['type', 'name', 'label', 'relevance'], ['text', 'q', 'Ask', 'false()']],
    ],
  ]
  test.each(grids)('%s are read', (_how, rows) => {
    const result = read({ name: 'Survey', rows: rows.map((row) => [...row]) })
    expect(itemsOf(result)).toEqual([
      { key: 'q', type: 'text', label: { en: 'Ask' }, visible: false },
    ])
    expect(result.taken).toEqual([
      { sheet: 'Survey', row: rows.length, message: '“Ask” asks for a line of text.' },
    ])
  })

  test('in several languages become texts; the default language is the first', () => {
    const result = read(
      sheet(
        'survey',
        'type | name | label::English (en) | label::Español (es) | hint | label::Elbisch',
        'text | q | Crew | Cuadrilla | Say who | Nost',
        'text | r | Pad',
      ),
      sheet('settings', 'form_title | default_language | style', 'Rig | Español (es) | pages'),
    )
    expect(result.definition).toMatchObject({
      title: { es: 'Rig' },
      languages: ['es', 'en', 'qaa'],
      items: [
        { label: { en: 'Crew', es: 'Cuadrilla', qaa: 'Nost' }, hint: { es: 'Say who' } },
        { label: { en: 'Pad', es: 'Pad' } },
      ],
    })
    expect(said(result.changed)).toEqual([
      '1: The language “Elbisch” is not known; it goes by “qaa”.',
      '3: “Pad” asks for a line of text. Texts that are missing in Spanish (es) are in another language.',
    ])
    expect(said(result.changed, 'settings')).toEqual([
      '1: The setting “style” has no equal here and is left out.',
    ])
    sound(result.definition)
  })

  test.each([
    ['integer', '. >= 0 and . <= 40', { min: 0, max: 40 }],
    ['integer', '. > 0', { min: 1 }],
    ['decimal', '10.5 >= .', { max: 10.5 }],
    ['text', 'string-length(.) <= 20', { maxLength: 20 }],
    ['date', ". >= date('2026-01-31')", { min: '2026-01-31' }],
  ])('a constraint of %s, %s, is its bounds', (type, constraint, bounds) => {
    const result = survey('constraint', `${type} | q | Ask | ${constraint}`)
    expect(itemsOf(result)).toEqual([{ key: 'q', type, label: { en: 'Ask' }, ...bounds }])
    sound(result.definition)
  })

  test('a constraint with a message is a check', () => {
    const result = read(
      sheet(
        'survey',
        'type | name | label | constraint | constraint_message',
        'decimal | q | Ask | . < 10 | Less than ten.',
      ),
    )
    expect(itemsOf(result)).toMatchObject([
      {
        validate: [
          {
            rule: { op: 'lt', args: [{ op: 'value' }, 10] },
            message: { en: 'Less than ten.' },
            level: 'error',
          },
        ],
      },
    ])
  })

  test.each([
    ['integer', '5', 5],
    ['select_multiple tools', 'saw axe', ['saw', 'axe']],
    ['date', 'today()', { op: 'today' }],
    ['text', 'None seen', 'None seen'],
  ])('a starting answer of %s, %s, is taken', (type, cell, start) => {
    expect(itemsOf(survey('default', `${type} | q | Ask | ${cell}`))).toMatchObject([
      { default: start },
    ])
  })

  test.each([
    ['relevant', 'once(1)', 'Its “relevant” is left out: once() has no equal here.'],
    [
      'required',
      "${gone} = 'x'",
      'Its “required” is left out: it asks for “gone”, which is not in the form.',
    ],
    ['constraint', "regex(., 'a')", 'Its “constraint” is left out: regex() has no equal here.'],
    ['default', '${z}', 'Its starting answer does not fit, and is left out.'],
    ['read_only', 'yes', 'Its “read_only” is left out.'],
    ['calculation', '1 + 1', 'Its “calculation” is left out.'],
    ['required_message', 'Please', 'Its “required_message” is left out.'],
    ['guidance_hint', 'Look twice', 'Its guidance became a part of its hint.'],
    ['relevant', "${z} = 'x'", 'Whether it shows would depend on itself, so it always shows.'],
  ])('%s that says %s is told and left out', (column, cell, message) => {
    const result = survey(column, `text | z | Ask | ${cell}`)
    expect(said(result.changed)).toEqual([`2: “Ask” asks for a line of text. ${message}`])
    sound(result.definition)
  })
})

test('names that are no keys become some, and rules follow', () => {
  const result = survey(
    'relevant',
    'integer | Wind-Speed | Wind',
    'text | q | Why | ${Wind-Speed} > 30',
    'text | q | Again',
  )
  expect(itemsOf(result)).toMatchObject([
    { key: 'wind_speed' },
    { key: 'q', visible: { op: 'gt', args: [{ op: 'answer', key: 'wind_speed' }, 30] } },
    { key: 'q_2' },
  ])
  expect(said(result.changed)).toEqual([
    '2: “Wind” asks for a whole number. Its name, “Wind-Speed”, became “wind_speed”.',
    '4: “Again” asks for a line of text. Its name, “q”, became “q_2”.',
  ])
})

test('the question that names an entry gives the title', () => {
  const result = read(
    sheet('survey', 'type | name | label', 'text | q | Ask'),
    sheet('settings', 'form_title | instance_name', 'Rig check | ${q}'),
  )
  expect(itemsOf(result)).toMatchObject([{ titleAnswer: true }])
  expect(result.definition?.title).toEqual({ en: 'Rig check' })
})

test.each([
  ['nothing', []],
  ['no survey', [sheet('a', 'type'), sheet('b', 'type')]],
  ['no types', [sheet('survey', 'name | label', 'q | Ask')]],
  ['no questions', [sheet('survey', 'type | name | label', 'note | q | Read')]],
])('a workbook with %s gives no form, and says so', (_what, sheets) => {
  const result = read(...sheets)
  expect(result).toMatchObject({ definition: null, why: expect.stringMatching(/^Th.+\.$/) })
  expect(result.refused.map(({ message }) => message)).toContain(result.why)
})

test('one text file may hold all sheets', () => {
  const rows: Cell[][] = [
    ['survey', null],
    [null, 'type', 'name', 'label'],
    [null, 'select_one x', 'q', 'Ask'],
    ['choices', null],
    [null, 'list name', 'name', 'label'],
    [null, 'x', 'a', 'A'],
  ]
  const result = read(...sheetsOfTextFile(rows))
  expect(itemsOf(result)).toMatchObject([{ key: 'q', choices: [{ value: 'a' }] }])
  expect(said(result.taken)).toEqual(['3: “Ask” asks for one of several choices.'])
  expect(sheetsOfTextFile([['type'], ['text']])).toEqual([
    { name: 'survey', rows: [['type'], ['text']] },
  ])
})
