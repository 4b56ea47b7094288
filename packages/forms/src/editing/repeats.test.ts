// What every change of a form does to sections that are asked several times, and to what reads them.
import { describe, expect, test } from 'vitest'
import { ask, form, section } from '../../test/build.ts'
import { after, outlineOf, toldFields } from '../../test/edits.ts'
import { parseDefinition } from '../schema.ts'
import { isSection } from '../structure.ts'
import type { FormDefinition, Item, Repeat, Rule, Section } from '../types.ts'
import { compareDefinitions } from './compare.ts'
import { insertFrom } from './insert.ts'
import { duplicateItem, removeItem } from './items.ts'
import { setLanguages } from './languages.ts'
import { setHeader, setTitleAnswer } from './marks.ts'
import { moveItem } from './move.ts'
import { placeItem } from './place.ts'
import { definitionProblems } from './problems.ts'
import { readersOf } from './readers.ts'
import { renameKey } from './rename-key.ts'
import { definitionWarnings } from './warnings.ts'

const countOf = (key: string): Rule => ({ op: 'count', args: [{ op: 'answer', key }] })
const repeat: Repeat = { label: { en: 'Lift' }, min: 1, max: 4 }
const several: Rule = { op: 'ge', args: [countOf('lifts'), 2] }

const lifts = section(
  'lifts',
  [
    ask('what', 'text'),
    ask('weight', 'decimal'),
    ask('share', 'calc', {
      calc: {
        op: 'div',
        args: [
          { op: 'answer', key: 'weight' },
          { op: 'sum', key: 'weight' },
        ],
      },
      visible: several,
    }),
  ],
  { repeat },
)

const definition = form(
  [
    ask('day', 'date', { header: true, titleAnswer: true }),
    lifts,
    ask('total', 'calc', { calc: { op: 'sum', key: 'weight' } }),
    ask('many', 'note', { visible: several }),
  ],
  { workflow: { approvals: [{ meaning: 'Lifting', by: 'manager', condition: several }] } },
)

const problemsOf = (one: FormDefinition) =>
  definitionProblems(one).map(({ key, message }) => `${key}: ${message}`)
const notRepeated =
  'The rule takes all answers to "weight", which is no number that is asked several times.'
const severalTimes = (key: string) =>
  `"${key}" is asked several times: take the sum, the least or the greatest of its answers, or how many there are.`
const sectionIn = ({ items }: FormDefinition, key: string): Section | undefined =>
  items.filter(isSection).find((one) => one.key === key)

test('the form may be published, and nothing in it is in vain', () => {
  expect(parseDefinition(definition).ok).toBe(true)
  expect(definitionWarnings(definition)).toEqual([])
})

test('who takes all answers does not read one of them besides', () => {
  const both: Rule = {
    op: 'div',
    args: [
      { op: 'answer', key: 'weight' },
      { op: 'sum', key: 'weight' },
    ],
  }
  const outside = form([lifts, ask('part', 'calc', { calc: both })])
  expect(problemsOf(outside)).toEqual([`part: ${severalTimes('weight')}`])
})

describe('comparing tells', () => {
  const asked = (changed?: Partial<Repeat>): Item => {
    const rest = changed === undefined ? {} : { repeat: { ...repeat, ...changed } }
    return section('lifts', [ask('what', 'text')], rest)
  }
  test.each<[string, Item, Item, string[]]>([
    ['nothing', asked({}), asked({}), []],
    [
      'that it is asked several times now',
      asked(),
      asked({}),
      ['Asked: Once > 1 to 4 times', 'Each is called: null > Lift'],
    ],
    [
      'that it is asked once now',
      asked({}),
      asked(),
      ['Asked: 1 to 4 times > Once', 'Each is called: Lift > null'],
    ],
    [
      'how often it is asked',
      asked({ min: 0, max: 1 }),
      asked({ min: 3, max: 3 }),
      ['Asked: up to 1 time > 3 times'],
    ],
    [
      'what one is called',
      asked({}),
      asked({ label: { en: 'Hoist' } }),
      ['Each is called: Lift > Hoist'],
    ],
    [
      'what one is called, in another language',
      asked({}),
      asked({ label: { en: 'Lift', es: 'Izaje' } }),
      ['Each is called (es): null > Izaje'],
    ],
  ])('%s', (_what, before, next, told) => {
    const { form: fields, items } = compareDefinitions(form([before]), form([next]), 'en')
    expect(fields).toEqual([])
    expect(items.flatMap((one) => toldFields(one.fields))).toEqual(told)
  })

  test('rules that take all answers', () => {
    const next = form([
      lifts,
      ask('total', 'calc', { calc: { op: 'greatest', key: 'weight' } }),
      ask('many', 'note', { visible: { op: 'ge', args: [countOf('lifts'), 3] } }),
    ])
    const before = form(definition.items.slice(1))
    const { items } = compareDefinitions(before, next, 'en')
    expect(items.flatMap((one) => toldFields(one.fields))).toEqual([
      'Calculated from: The sum of all “Ask weight”. > The greatest of all “Ask weight”.',
      'Shows: The count of “Lift” is at least 2. > The count of “Lift” is at least 3.',
    ])
  })
})

test('a copy of the section is asked as often, and reads itself', () => {
  const copied = after(duplicateItem(definition, 'lifts'))
  expect(outlineOf(copied)).toBe(
    'day* lifts(what weight share) lifts_2(what_2 weight_2 share_2) total many',
  )
  expect(sectionIn(copied, 'lifts_2')).toMatchObject({
    repeat,
    items: [
      {},
      {},
      {
        calc: {
          args: [
            { op: 'answer', key: 'weight_2' },
            { op: 'sum', key: 'weight_2' },
          ],
        },
        visible: { op: 'ge', args: [countOf('lifts_2'), 2] },
      },
    ],
  })
  expect(problemsOf(copied)).toEqual([])
})

test('what is moved out of the section is asked once, and what takes all of it is told', () => {
  const out = after(moveItem(after(moveItem(definition, 'weight', 'down')), 'weight', 'down'))
  expect(outlineOf(out)).toBe('day* lifts(what share) weight total many')
  expect(problemsOf(out)).toEqual([`share: ${notRepeated}`, `total: ${notRepeated}`])
})

test('what is moved into the section is asked several times, and what reads one of it is told', () => {
  const titled = form([
    lifts,
    ask('plan', 'text', { titleAnswer: true }),
    ask('why', 'text', { visible: { op: 'answered', args: [{ op: 'answer', key: 'plan' }] } }),
  ])
  const [moved, placed] = [
    after(moveItem(titled, 'plan', 'up')),
    after(placeItem(titled, 'plan', { section: 'lifts', after: 'share' })),
  ]
  expect(moved).toEqual(placed)
  expect(problemsOf(moved)).toEqual([
    'plan: What is asked several times gives no title.',
    `why: ${severalTimes('plan')}`,
  ])
})

test('a new key of a question, and of the section, is read everywhere', () => {
  const renamed = after(renameKey(after(renameKey(definition, 'weight', 'mass')), 'lifts', 'moves'))
  const written = JSON.stringify(definition)
  expect(renamed).toEqual(
    JSON.parse(written.replaceAll('"weight"', '"mass"').replaceAll('"lifts"', '"moves"')),
  )
  expect(problemsOf(renamed)).toEqual([])
})

test('who takes all answers, and who counts, is told before they are removed', () => {
  const told = (key: string) =>
    readersOf(definition, key).map((one) => `${one.key} ${one.number} ${one.what}`)
  expect(told('weight')).toEqual(['share 1.3 calculation', 'total 2 calculation'])
  expect(told('what')).toEqual([])
  expect(told('lifts')).toEqual(['total 2 calculation', 'many  visible', 'null 1 approval'])
  const gone = problemsOf(after(removeItem(definition, 'lifts')))
  expect(gone.map((one) => one.split(':')[0])).toEqual(
    expect.arrayContaining(['total', 'many', 'null']),
  )
})

test('nothing about what is of several answers is said to be in vain', () => {
  const bounded = section('lifts', [ask('weight', 'integer', { min: 0, max: 5 })], { repeat })
  const rules: Rule[] = [
    { op: 'gt', args: [{ op: 'sum', key: 'weight' }, 9] },
    { op: 'eq', args: [{ op: 'least', key: 'weight' }, 9] },
    { op: 'answered', args: [{ op: 'greatest', key: 'weight' }] },
    { op: 'eq', args: [countOf('lifts'), 3] },
    { op: 'contains', args: [{ op: 'answer', key: 'lifts' }, '2'] },
    { op: 'answered', args: [{ op: 'answer', key: 'lifts' }] },
  ]
  const title = ask('plan', 'text', { titleAnswer: true })
  const asks = rules.map((visible, place) => ask(`q${place}`, 'text', { visible }))
  expect(definitionWarnings(form([title, bounded, ...asks]))).toEqual([])
  const never: Rule = { op: 'eq', args: [{ op: 'answer', key: 'weight' }, 9] }
  const inside = section(
    'lifts',
    [ask('weight', 'integer', { max: 5 }), ask('q', 'text', { visible: never })],
    { repeat },
  )
  expect(definitionWarnings(form([title, inside])).map(({ key }) => key)).toEqual(['q'])
})

test('what one is called is kept in the languages of the form', () => {
  const label = { en: 'Lift', es: 'Izaje' }
  const said = form([section('lifts', [ask('what', 'text')], { repeat: { ...repeat, label } })], {
    languages: ['en', 'es'],
  })
  const labelIn = (tags: string[]) =>
    sectionIn(after(setLanguages(said, tags)), 'lifts')?.repeat?.label
  expect(labelIn(['es'])).toEqual({ es: 'Izaje' })
  expect(labelIn(['de', 'en'])).toEqual({ de: 'Lift', en: 'Lift' })
})

test('no title comes from it, and nothing leaves the header for it', () => {
  expect(setTitleAnswer(definition, 'what', true)).toEqual({
    ok: false,
    problem: 'What is asked several times gives no title.',
  })
  expect(outlineOf(after(setHeader(definition, 'day', false)))).toBe(
    'day lifts(what weight share) total many',
  )
})

describe('copying out of another form', () => {
  const target = form([section('one', [ask('a', 'text')])])
  const inserted = (...keys: string[]) => {
    const result = insertFrom(target, definition, keys)
    if (!result.ok) {
      throw new Error(result.problem)
    }
    return result
  }

  test('takes with the section what reads it', () => {
    const { definition: next, lost } = inserted('lifts', 'total', 'many')
    expect(outlineOf(next)).toBe('one(a total many) lifts(what weight share)')
    expect(lost).toEqual([])
    expect(problemsOf(next)).toEqual([])
    expect(sectionIn(next, 'one')?.items[2]).toMatchObject({ visible: several })
  })

  test('leaves out what takes all answers of what is asked once now', () => {
    const { definition: next, lost } = inserted('weight', 'share', 'many')
    expect(outlineOf(next)).toBe('one(a weight share many)')
    expect(lost).toEqual([
      expect.stringContaining('“Part lifts”') as string,
      expect.stringContaining('“Ask weight”') as string,
      expect.stringContaining('“Part lifts”') as string,
    ])
    expect(problemsOf(next)).toEqual(['share: Say what it is calculated from.'])
  })
})
