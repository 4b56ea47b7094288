import { describe, expect, test } from 'vitest'
import { ask, form, section } from '../../test/build.ts'
import { after, toldFields } from '../../test/edits.ts'
import type { FormDefinition, Rule } from '../types.ts'
import { compareDefinitions } from './compare.ts'
import { duplicateItem, removeItem } from './items.ts'
import { setHeader } from './marks.ts'
import { moveItem } from './move.ts'
import { placeItem } from './place.ts'

const base = form([
  ask('day', 'date', { header: true }),
  ask('pad', 'pad', { header: true }),
  section('one', [ask('a', 'yesNo'), ask('b', 'text'), ask('c', 'text')]),
  section('two', [ask('d', 'integer')]),
])

function toldItems(before: FormDefinition, next: FormDefinition): string[] {
  return compareDefinitions(before, next, 'en').items.map(({ kind, number, label, fields }) =>
    [kind, number, label, ...toldFields(fields)].join(' | '),
  )
}

describe('items', () => {
  test('a form does not differ from itself, whatever the order of its fields and its version', () => {
    const turned = JSON.parse(JSON.stringify(base), (_, value: unknown) =>
      typeof value === 'object' && value !== null && !Array.isArray(value)
        ? Object.fromEntries(Object.entries(value).reverse())
        : value,
    ) as FormDefinition
    expect(compareDefinitions(base, { ...turned, version: 7 }, 'en')).toEqual({
      form: [],
      items: [],
    })
  })

  test.each<[string, FormDefinition, string[]]>([
    ['added', after(duplicateItem(base, 'b')), ['added | 1.3 | Ask b']],
    [
      'removed',
      after(removeItem(base, 'one')),
      [
        'removed | 1 | Part one',
        'removed | 1.1 | Ask a',
        'removed | 1.2 | Ask b',
        'removed | 1.3 | Ask c',
      ],
    ],
    [
      'removed, where it stood',
      after(removeItem(after(removeItem(base, 'b')), 'day')),
      ['removed |  | Ask day', 'removed | 1.2 | Ask b'],
    ],
    [
      'moved past two',
      after(placeItem(base, 'c', { section: 'one', after: null })),
      ['moved | 1.1 | Ask c | Place: Place 3 of “Part one” > Place 1 of “Part one”'],
    ],
    [
      'moved to another section',
      after(moveItem(base, 'c', 'down')),
      ['moved | 2.1 | Ask c | Place: Place 3 of “Part one” > Place 1 of “Part two”'],
    ],
    [
      'moved as a section',
      after(moveItem(base, 'two', 'up')),
      ['moved | 2 | Part one | Place: Part 1 of the form > Part 2 of the form'],
    ],
    [
      'moved out of the header',
      after(setHeader(base, 'day', false)),
      ['moved | 1.1 | Ask day | Place: Place 1 of the header > Place 1 of “Part one”'],
    ],
    [
      'another kind of item',
      form([...base.items.slice(0, 3), ask('two', 'text')]),
      ['removed | 2 | Part two', 'removed | 2.1 | Ask d', 'added | 2 | Ask two'],
    ],
  ])('%s', (_title, next, told) => {
    expect(toldItems(base, next)).toEqual(told)
  })
})

test('what was moved and changed is told as changed, with its place', () => {
  const moved = after(placeItem(base, 'c', { section: 'one', after: null }))
  const next = JSON.parse(JSON.stringify(moved).replaceAll('Ask c', 'Why')) as FormDefinition
  expect(toldItems(base, next)).toEqual([
    'changed | 1.1 | Why | Place: Place 3 of “Part one” > Place 1 of “Part one” | Label: Ask c > Why',
  ])
})

describe('what reads alike and is not the same is told with keys and values', () => {
  const isA: Rule = { op: 'eq', args: [{ op: 'answer', key: 'c' }, 'a'] }
  const yesNo = (yes: string, no: string) => [
    { value: yes, label: { en: 'Yes' } },
    { value: no, label: { en: 'No' } },
  ]
  const comment = (key: string) => ask(key, 'text', { label: { en: 'Comment' } })
  const shown = (visible: Rule): FormDefinition =>
    form([comment('n1'), comment('n2'), ask('c', 'choice', { choices: yesNo('a', 'b'), visible })])
  const answered = (key: string): Rule => ({ op: 'answered', args: [{ op: 'answer', key }] })
  const approved = (group: string): FormDefinition =>
    form([], { workflow: { approvals: [{ meaning: 'Review', by: { group } }] } })
  const listed = (yes: string, no: string): FormDefinition =>
    form([], { choiceLists: { words: yesNo(yes, no) } })
  const chosen = (yes: string, no: string, visible: Rule = isA): FormDefinition =>
    form([
      ask('c', 'choice', { choices: yesNo(yes, no), default: 'a', score: { map: { a: 1 } } }),
      ask('d', 'text', { visible }),
    ])

  test.each<[string, FormDefinition, FormDefinition, string[]]>([
    [
      'values of choices that change places',
      chosen('a', 'b'),
      chosen('b', 'a'),
      ['Choices: Yes (a), No (b) > Yes (b), No (a)'],
    ],
    [
      'a rule about another question of the same label',
      shown(answered('n1')),
      shown(answered('n2')),
      ['Shows: “Comment” (n1) is answered. > “Comment” (n2) is answered.'],
    ],
    [
      'a rule about a text that reads like a number',
      shown({ op: 'eq', args: [{ op: 'answer', key: 'n1' }, '1'] }),
      shown({ op: 'eq', args: [{ op: 'answer', key: 'n1' }, 1] }),
      ['Shows: “Comment” (n1) is "1". > “Comment” (n1) is 1.'],
    ],
    [
      'what no sentence tells',
      shown({ op: 'and', args: [answered('n1')] }),
      shown({ op: 'or', args: [answered('n1')] }),
      [
        'Shows: {"args":[{"args":[{"key":"n1","op":"answer"}],"op":"answered"}],"op":"and"}' +
          ' > {"args":[{"args":[{"key":"n1","op":"answer"}],"op":"answered"}],"op":"or"}',
      ],
    ],
    [
      'values of a named list',
      listed('a', 'b'),
      listed('b', 'a'),
      ['List of choices “words”: Yes (a), No (b) > Yes (b), No (a)'],
    ],
    [
      'groups of one name',
      approved('g1'),
      approved('g2'),
      ['Approval: 1. Review: the group HSE (g1). > 1. Review: the group HSE (g2).'],
    ],
  ])('%s', (_title, before, next, told) => {
    const names = new Map([
      ['g1', 'HSE'],
      ['g2', 'HSE'],
    ])
    const { form: fields, items } = compareDefinitions(before, next, 'en', names)
    expect(toldFields([...fields, ...items.flatMap((item) => item.fields)])).toEqual(told)
  })

  test('what is off is as good as absent', () => {
    const off = { value: 'x', label: { en: 'X' }, critical: false }
    const [before, next] = [off, { value: 'x', label: { en: 'X' } }].map((choice) =>
      form([ask('c', 'choice', { choices: [choice] })]),
    )
    expect(compareDefinitions(before ?? base, next ?? base, 'en').items).toEqual([])
  })
})
