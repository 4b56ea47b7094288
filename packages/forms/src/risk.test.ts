import { describe, expect, test } from 'vitest'
import { ask, context, form, given, scoring, section } from '../test/build.ts'
import { changeType, compareDefinitions } from './editing/index.ts'
import { evaluate } from './evaluate.ts'
import { formatAnswer } from './format-answer.ts'
import { reportOf } from './report.ts'
import { riskCodes, riskLevelNames, riskLevelOf, riskRankOf } from './risk.ts'
import { ruleSentence } from './rule-sentence.ts'
import { parseDefinition } from './schema.ts'
import { scoreOf } from './score.ts'
import { findItem } from './structure.ts'
import type { FormDefinition, Question, RiskMatrix, Rule } from './types.ts'

const named = (name: string) => ({ name, about: '' })
const usual = riskCodes.map((code) => [code, riskLevelOf({}, code) ?? 'Low'] as const)
/** Where 12 is High, unlike by the product. */
const own: RiskMatrix = {
  likelihoods: ['Rare', 'Odd', 'Now and then', 'Often', 'Always'].map(named),
  severities: ['Scratch', 'Cut', 'Break', 'Loss', 'Death'].map(named),
  levels: { ...Object.fromEntries(usual), 12: 'High' },
}
const isHigh: Rule = { op: 'ge', args: [{ op: 'value' }, 3] }
const asks = (rest: Partial<Question> = {}, more: Partial<FormDefinition> = {}) =>
  form([ask('danger', 'risk', rest), ask('why', 'text')], more)
const questionOf = (definition: FormDefinition) => findItem(definition, 'danger') as Question
const stateOf = (definition: FormDefinition, code: string) =>
  evaluate(definition, given({ danger: code }), context).items['danger']

describe('the level of a risk', () => {
  test('goes by the product of the digits where a form has no matrix', () => {
    const counts = riskLevelNames.map((name) => usual.filter(([, level]) => level === name).length)
    expect(counts).toEqual([5, 7, 7, 3, 3])
    expect([riskRankOf({}, '13'), riskRankOf({}, '33'), riskRankOf({}, '55')]).toEqual([1, 3, 5])
    expect(['16', '333', '', null, 33].map((code) => riskLevelOf({}, code))).toEqual([
      ...[null, null, null, null, null],
    ])
  })

  test('is that of the matrix of its form, in words, in rules and on paper', () => {
    const definition = asks({ on: [{ when: isHigh, do: 'flag' }] }, { riskMatrix: own })
    const question = questionOf(definition)
    expect(formatAnswer(question, { value: '12' }, 'en')).toBe('12 High')
    expect(formatAnswer(ask('danger', 'risk'), { value: '12' }, 'en')).toBe('12 Low')
    expect(stateOf(definition, '12')).toMatchObject({ answered: true, flagged: true })
    expect(stateOf(asks({ on: [{ when: isHigh, do: 'flag' }] }), '12')).toMatchObject({
      flagged: false,
    })
    const { parts } = reportOf(definition, given({ danger: '54' }), context)
    expect(parts[0]?.lines[0]).toMatchObject({ text: '54 Unacceptable', isAdverse: true })
  })
})

test('what is no code is no answer, and one that is required is asked for', () => {
  const definition = asks({ required: true })
  for (const code of ['16', '4', 'High']) {
    expect(stateOf(definition, code)?.problems).toEqual([
      { kind: 'invalid', message: 'Choose how likely and how grave it is.', lang: 'en' },
    ])
  }
  expect(evaluate(definition, {}, context).missing).toMatchObject([
    { key: 'danger', message: 'Answer this question.' },
  ])
})

test('an action is asked for from a level on', () => {
  const definition = asks({ on: [{ when: isHigh, do: 'requireAction' }] }, { riskMatrix: own })
  expect(stateOf(definition, '11')?.problems).toEqual([])
  expect(stateOf(definition, '12')?.problems).toMatchObject([{ kind: 'missingAction' }])
  const raised = { ...context, actionQuestions: ['danger'] }
  expect(evaluate(definition, given({ danger: '12' }), raised).canSubmit).toBe(true)
})

test('another question shows from a level on, and a rule is told by its name', () => {
  const rule: Rule = { op: 'ge', args: [{ op: 'answer', key: 'danger' }, 3] }
  const definition = form([ask('danger', 'risk'), ask('why', 'text', { visible: rule })])
  const isShown = (code: string) =>
    evaluate(definition, given({ danger: code }), context).items['why']?.visible
  expect([isShown('22'), isShown('33')]).toEqual([false, true])
  expect(ruleSentence(rule, definition)).toBe('“Ask danger” is at least High.')
})

test('points go by the level, and only by levels that there are', () => {
  const map = { Low: 2, Medium: 1, High: 0 }
  const definition = form([section('a', [ask('danger', 'risk', { score: { map } })])], { scoring })
  const percent = (code: string) => scoreOf(definition, given({ danger: code }), context)?.percent
  expect([percent('11'), percent('22'), percent('33'), percent('55')]).toEqual([100, 50, 0, 0])
  const wrong = form([ask('danger', 'risk', { score: { map: { Grave: 1 } } })], { scoring })
  expect(parseDefinition(wrong)).toMatchObject({
    problems: [
      { path: 'items.0.score.map', message: '"Grave" is not an answer of this question.' },
    ],
  })
})

test('a matrix is whole, stands with the form alone, and is told where it differs', () => {
  expect(parseDefinition(asks({}, { riskMatrix: own }))).toMatchObject({ ok: true })
  const { 55: _gone, ...levels } = own.levels
  expect(parseDefinition(asks({}, { riskMatrix: { ...own, levels } })).ok).toBe(false)
  expect(parseDefinition(asks({ riskMatrix: own })).ok).toBe(false)
  expect(parseDefinition(asks({ titleAnswer: true })).ok).toBe(false)
  const told = JSON.stringify(compareDefinitions(asks(), asks({}, { riskMatrix: own }), 'en'))
  expect(told).toContain('Risk matrix')
  expect(told).toContain('Low: 11, 13, 21, 31')
})

test('a question becomes one that asks for a risk, and loses what that has not', () => {
  const before = ask('danger', 'integer', { min: 1, unit: 'psi', titleAnswer: true })
  const { question, lost } = changeType(before, 'risk')
  expect(question).toEqual(ask('danger', 'risk'))
  expect(lost.length).toBeGreaterThan(0)
})
