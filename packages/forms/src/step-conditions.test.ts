import { describe, expect, test } from 'vitest'
import { ruleSentence } from './rule-sentence.ts'
import { formDefinition } from './schema.ts'
import { stepsAsked } from './step-conditions.ts'
import type { ApprovalStep, FormDefinition, Rule } from './types.ts'

const form: FormDefinition = {
  ...{ schema: 1, key: 'walk', version: 1, title: { en: 'Walk' }, languages: ['en'] },
  scoring: { enabled: true, passingPercentage: 80, na: 'exclude', critical: 'failKeepScore' },
  items: [
    { key: 'crane', type: 'yesNo', label: { en: 'Crane on site' }, score: { weight: 0 } },
    {
      ...{ key: 'rigging', type: 'yesNo', label: { en: 'Rigging is sound' } },
      visible: { op: 'eq', args: [{ op: 'answer', key: 'crane' }, 'yes'] },
      score: { critical: true },
    },
    { key: 'tidy', type: 'yesNo', label: { en: 'Walkways are tidy' } },
  ],
}

const under = (condition: Rule): FormDefinition => {
  const step: ApprovalStep = { meaning: 'Safety review', by: 'manager', condition }
  return { ...form, workflow: { approvals: [{ meaning: 'Manager', by: 'manager' }, step] } }
}

function isAsked(condition: Rule, given: Readonly<Record<string, string>>): boolean {
  const answers = Object.fromEntries(Object.entries(given).map(([key, value]) => [key, { value }]))
  const [always, step] = stepsAsked(under(condition), answers, { today: '2026-03-05', lang: 'en' })
  expect(always?.isAsked).toBe(true)
  return step?.isAsked ?? false
}

const answerOf = (key: string): Rule => ({ op: 'answer', key })

describe('a step with a condition', () => {
  test.each<[string, Rule, Record<string, string>, boolean]>([
    ['an answer', { op: 'eq', args: [answerOf('tidy'), 'no'] }, { tidy: 'no' }, true],
    ['another answer', { op: 'eq', args: [answerOf('tidy'), 'no'] }, { tidy: 'yes' }, false],
    ['no answer', { op: 'eq', args: [answerOf('tidy'), 'no'] }, {}, false],
    [
      'the answer of a hidden question',
      { op: 'eq', args: [answerOf('rigging'), 'no'] },
      { crane: 'no', rigging: 'no', tidy: 'yes' },
      false,
    ],
    ['a low score', { op: 'lt', args: [answerOf('form:percent'), 80] }, { tidy: 'no' }, true],
    ['a high score', { op: 'lt', args: [answerOf('form:percent'), 80] }, { tidy: 'yes' }, false],
    ['the result', { op: 'eq', args: [answerOf('form:result'), 'fail'] }, { tidy: 'no' }, true],
    [
      'a critical failure',
      { op: 'gt', args: [answerOf('form:criticalFailures'), 0] },
      { crane: 'yes', rigging: 'no', tidy: 'yes' },
      true,
    ],
    [
      'no critical failure',
      { op: 'gt', args: [answerOf('form:criticalFailures'), 0] },
      { tidy: 'no' },
      false,
    ],
  ])('is asked by %s', (_what, condition, given, expected) => {
    expect(isAsked(condition, given)).toBe(expected)
  })

  test('reads what the form has, and not itself', () => {
    const read = (condition: Rule) => formDefinition.safeParse(under(condition))
    expect(read({ op: 'lt', args: [answerOf('form:percent'), 80] }).success).toBe(true)
    const whys = [answerOf('nowhere'), answerOf('form:else'), { op: 'value' } as const].map(
      (part) => read({ op: 'eq', args: [part, 'no'] }).error?.issues.map(({ message }) => message),
    )
    expect(whys).toEqual([
      ['The rule asks for "nowhere", which is not in this form.'],
      ['The rule asks for "form:else", which is not in this form.'],
      ['A step has no answer of its own.'],
    ])
  })

  test('is said in words', () => {
    const condition: Rule = { op: 'lt', args: [answerOf('form:percent'), 80] }
    expect(ruleSentence(condition, form)).toBe('The score is less than 80.')
  })
})
