import { describe, expect, test } from 'vitest'
import { ask, form, section } from '../../test/build.ts'
import { outlineOf } from '../../test/edits.ts'
import { questionCountMax } from '../limits.ts'
import { parseDefinition } from '../schema.ts'
import { findItem } from '../structure.ts'
import type { FormDefinition, Rule } from '../types.ts'
import { insertFrom } from './insert.ts'

const isYes = (key: string): Rule => ({ op: 'eq', args: [{ op: 'answer', key }, 'yes'] })
const red = [{ value: 'red', label: { en: 'Red', es: 'Rojo' } }]
const blue = [{ value: 'blue', label: { en: 'Blue' } }]

const target = form(
  [
    ask('day', 'date', { header: true }),
    section('one', [ask('a', 'yesNo'), ask('b', 'text')]),
    section('two', []),
  ],
  { choiceLists: { colours: blue } },
)

const source = form(
  [
    ask('crew', 'crew', { header: true }),
    section('one', [
      ask('a', 'yesNo', { titleAnswer: true }),
      ask('c', 'choice', { list: 'colours', visible: isYes('a') }),
    ]),
    ask('d', 'text', {
      label: { en: 'Why', es: 'Por qué' },
      visible: isYes('a'),
      required: { op: 'or', args: [isYes('a'), isYes('e')] },
      on: [
        { when: isYes('a'), do: 'flag' },
        { when: { op: 'answered', args: [{ op: 'value' }] }, do: 'requireNote' },
      ],
      validate: [{ rule: isYes('e'), message: { en: 'M' }, level: 'warn' }],
    }),
    ask('e', 'yesNo', { label: { es: 'Otra' } }),
  ],
  { languages: ['en', 'es'], choiceLists: { colours: red, unused: red } },
)

function inserted(keys: readonly string[], after?: string | null, into = target) {
  const result = insertFrom(into, source, keys, after)
  if (!result.ok) {
    throw new Error(result.problem)
  }
  return result
}

function problemsOf(definition: FormDefinition): readonly unknown[] {
  const parsed = parseDefinition(definition)
  return parsed.ok ? [] : parsed.problems
}

describe('insertFrom', () => {
  test.each<[readonly string[], string | null, string]>([
    [['one'], null, 'day* one(a b) two() one_2(a_2 c)'],
    [['one', 'a'], 'day', 'day* one_2(a_2 c) one(a b) two()'],
    [['one'], 'a', 'day* one(a b) one_2(a_2 c) two()'],
    [['d', 'e'], 'a', 'day* one(a d e b) two()'],
    [['e', 'd'], 'one', 'day* one(a b d e) two()'],
    [['d'], 'day', 'day* d one(a b) two()'],
    [['d'], null, 'day* one(a b) two(d)'],
    [['c', 'crew', 'one', 'e'], 'b', 'day* crew* one(a b e) one_2(a_2 c) two()'],
  ])('%j behind %s', (keys, after, outline) => {
    const { definition } = inserted(keys, after)
    expect(outlineOf(definition)).toBe(outline)
    expect(problemsOf(definition)).toEqual([])
  })

  test('rules among the copies ask for the copies', () => {
    const { definition, keys, lost } = inserted(['one'])
    expect(keys).toEqual(['one_2'])
    expect(findItem(definition, 'c')).toMatchObject({ visible: isYes('a_2') })
    expect(lost).toEqual(['Texts in "es" stayed behind: this form is not in that language.'])
  })

  test('rules about what was not copied are dropped and told', () => {
    const { definition, lost } = inserted(['d', 'e'])
    expect(findItem(definition, 'd')).toEqual(
      ask('d', 'text', {
        label: { en: 'Why' },
        on: [{ when: { op: 'answered', args: [{ op: 'value' }] }, do: 'requireNote' }],
        validate: [{ rule: isYes('e'), message: { en: 'M' }, level: 'warn' }],
      }),
    )
    expect(lost).toEqual([
      '“Why” always shows now: that depended on “Ask a”, which was not copied.',
      '“Why” is not required now: that depended on “Ask a”, which was not copied.',
      '“Why” has lost a reaction: it depended on “Ask a”, which was not copied.',
      'Texts in "es" stayed behind: this form is not in that language.',
      '1 text is not in "en" yet and came in another language.',
    ])
  })

  test('a named list comes along under a free name, unless it is there already', () => {
    const { definition } = inserted(['one'])
    expect(definition.choiceLists).toEqual({
      colours: blue,
      colours_2: [{ value: 'red', label: { en: 'Red' } }],
    })
    expect(findItem(definition, 'c')).toMatchObject({ list: 'colours_2' })
    const twice = inserted(['one'], null, { ...source, choiceLists: { colours: red } }).definition
    expect(twice.choiceLists).toEqual({ colours: red })
  })

  test('texts have the first language of the form in any case', () => {
    const spanish = form([], { title: { es: 'Hoja' }, languages: ['es', 'en'] })
    const { definition, lost } = inserted(['crew', 'd', 'e'], null, spanish)
    expect(findItem(definition, 'd')).toMatchObject({ label: { es: 'Por qué', en: 'Why' } })
    expect(findItem(definition, 'crew')).toMatchObject({
      label: { es: 'Ask crew', en: 'Ask crew' },
    })
    expect(lost.at(-1)).toBe('2 texts are not in "es" yet and came in another language.')
    expect(problemsOf(definition)).toEqual([])
  })

  test.each<[string, readonly string[], string | null, FormDefinition, string]>([
    [
      'nothing',
      [],
      null,
      target,
      'Choose what to copy. What was chosen may have been removed meanwhile.',
    ],
    [
      'what is not there',
      ['a', 'zz'],
      null,
      target,
      'Choose what to copy. What was chosen may have been removed meanwhile.',
    ],
    [
      'to where nothing is',
      ['a'],
      'zz',
      target,
      'The place for this item is no longer in the form. Choose another place.',
    ],
    [
      'into a full form',
      ['a'],
      null,
      form(Array.from({ length: questionCountMax }, (_, place) => ask(`q${place}`, 'text'))),
      'A form has at most 1000 questions.',
    ],
  ])('refuses to copy %s', (_title, keys, after, into, problem) => {
    expect(insertFrom(into, source, keys, after)).toEqual({ ok: false, problem })
  })
})
