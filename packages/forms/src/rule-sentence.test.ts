import { expect, test } from 'vitest'
import { ask, form } from '../test/build.ts'
import { ruleSentence } from './rule-sentence.ts'
import type { Rule } from './types.ts'

const definition = form([
  ask('crane', 'yesNo', { label: { en: 'Crane on site' } }),
  ask('wind', 'decimal', { label: { en: 'Wind' } }),
  ask('crew', 'crew', { label: { en: 'Crew' } }),
  ask('day', 'date', { label: { en: 'Test day', es: 'Día' } }),
  ask('leak', 'choice', {
    label: { en: 'Leak' },
    choices: [{ value: 'w', label: { en: 'Weep' } }],
  }),
])
const crane: Rule = { op: 'eq', args: [{ op: 'answer', key: 'crane' }, 'yes'] }
const wind: Rule = { op: 'gt', args: [{ op: 'answer', key: 'wind' }, 30] }

test.each<[Rule, string]>([
  [crane, '“Crane on site” is Yes.'],
  [{ op: 'and', args: [crane, wind] }, '“Crane on site” is Yes and “Wind” is more than 30.'],
  [
    { op: 'or', args: [{ op: 'and', args: [crane, wind] }, wind] },
    '(“Crane on site” is Yes and “Wind” is more than 30) or “Wind” is more than 30.',
  ],
  [{ op: 'not', args: [crane] }, 'It is not so that (“Crane on site” is Yes).'],
  [
    { op: 'not', args: [{ op: 'answered', args: [{ op: 'answer', key: 'wind' }] }] },
    '“Wind” is not answered.',
  ],
  [{ op: 'isNA', args: [{ op: 'answer', key: 'crane' }] }, '“Crane on site” is N/A.'],
  [
    { op: 'lt', args: [{ op: 'count', args: [{ op: 'answer', key: 'crew' }] }, 2] },
    'The count of “Crew” is less than 2.',
  ],
  [
    { op: 'in', args: [{ op: 'answer', key: 'crane' }, ['no', 'na']] },
    '“Crane on site” is one of No, N/A.',
  ],
  [
    {
      op: 'le',
      args: [{ op: 'dateDiff', args: [{ op: 'answer', key: 'day' }, { op: 'today' }] }, 7],
    },
    'The days from “Test day” to today is at most 7.',
  ],
  [
    { op: 'ge', args: [{ op: 'value' }, { op: 'mul', args: [{ op: 'answer', key: 'wind' }, 2] }] },
    'This answer is at least (“Wind” times 2).',
  ],
  [
    { op: 'answered', args: [{ op: 'answer', key: 'gone' }] },
    'The unknown question gone is answered.',
  ],
])('%j reads as %s', (rule, sentence) => {
  expect(ruleSentence(rule, definition)).toBe(sentence)
})

test('a choice is told by its label, also for the question itself', () => {
  const rule: Rule = { op: 'eq', args: [{ op: 'value' }, 'w'] }
  expect(ruleSentence(rule, definition, { self: 'leak' })).toBe('This answer is Weep.')
})

test('labels are in the language asked for', () => {
  const rule: Rule = { op: 'answered', args: [{ op: 'answer', key: 'day' }] }
  expect(ruleSentence(rule, definition, { lang: 'es' })).toBe('“Día” is answered.')
})

test('a rule nested without end is cut short', () => {
  let rule: Rule = crane
  for (let level = 0; level < 10_000; level += 1) {
    rule = { op: 'not', args: [rule] }
  }
  expect(ruleSentence(rule, definition)).toContain('…')
})
