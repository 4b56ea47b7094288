import { expect, test } from 'vitest'
import type { Question, Rule } from '@holdpoint/forms'
import { questionTags, sectionTags } from './block-tags.ts'
import { namedForm } from './logic/rule-words.ts'
import { formWith, questionOf } from './test-form.ts'

const value: Rule = { op: 'value' }
const isNo: Rule = { op: 'eq', args: [{ op: 'answer', key: 'bands' }, 'no'] }
const isMany: Rule = { op: 'gt', args: [{ op: 'answer', key: 'joints' }, 30] }

test.each<[string, Partial<Question>, string[]]>([
  ['bands', {}, ['Required', 'Critical', '3 points', 'No asks for a note and a photo']],
  ['joints', {}, ['Shown when 1.1 is No']],
  [
    'joints',
    {
      required: {
        op: 'and',
        args: [isNo, { op: 'answered', args: [{ op: 'answer', key: 'day' }] }],
      },
    },
    ['Needed when 1.1 is No and “Day” is answered', 'Shown when 1.1 is No'],
  ],
  ['worst', { visible: isMany }, ['2 points', 'Gives the title', 'Shown when 1.2 is more than 30']],
  ['worst', { score: { weight: 0 } }, ['Not counted', 'Gives the title']],
  [
    'worst',
    { visible: { op: 'not', args: [isNo] } },
    ['2 points', 'Gives the title', 'Shown when it is not so that (“Bands in date” is No)'],
  ],
  [
    'joints',
    {
      on: [
        { when: { op: 'gt', args: [value, 40] }, do: 'flag' },
        { when: isNo, do: 'showMessage', message: { en: 'Look' } },
      ],
      validate: [{ rule: true, message: { en: 'x' }, level: 'warn' }],
    },
    [
      'Shown when 1.1 is No',
      'More than 40 is flagged',
      'When 1.1 is No, it says “Look”',
      '1 check',
    ],
  ],
])('what is said of %s with %j', (key, change, tags) => {
  const form = namedForm(formWith(key, change))
  expect(questionTags(questionOf(form.definition, key), form)).toEqual(tags)
})

test('a section says when it shows and where it passes', () => {
  const form = namedForm(formWith('day', {}))
  const section = { key: 's', type: 'section', title: { en: 'S' }, items: [] } as const
  expect(sectionTags(section, form)).toEqual([])
  expect(sectionTags({ ...section, passPercent: 80, visible: isNo }, form)).toEqual([
    'Passes at 80 %',
    'Shown when 1.1 is No',
  ])
})

test('a section says how often it is asked, and that it is a table', () => {
  const form = namedForm(formWith('day', {}))
  const repeat = { label: { en: 'Person' }, min: 0, max: 12 }
  const section = { key: 's', type: 'section', title: { en: 'S' }, repeat, items: [] } as const
  expect(sectionTags(section, form)).toEqual(['Person: asked 0 to 12 times'])
  expect(sectionTags({ ...section, asTable: true }, form)[1]).toBe('Shown as a table')
})
