import { expect, test } from 'vitest'
import { ask, context, form, given } from '../test/build.ts'
import { checkAnswer } from './check-answer.ts'
import { changeType, testsFor } from './editing/index.ts'
import { newQuestion } from './editing/new-definition.ts'
import { evaluate } from './evaluate.ts'
import { formatAnswer } from './format-answer.ts'
import { rankCountMax } from './limits.ts'
import { parseAnswer } from './parse-answer.ts'
import { orderIn, rankFields } from './rank.ts'
import { parseDefinition } from './schema.ts'
import type { Question, Rule } from './types.ts'
import { fromXlsForm, toXlsForm } from './xlsform/index.ts'

const choices = [
  { value: 'r', label: { en: 'Red', es: 'Rojo' } },
  { value: 'g', label: { en: 'Green' } },
  { value: 'hard hat', label: { en: 'Hard hat' } },
]
const rank = ask('q', 'rank', { choices })

test('its answer puts each choice in a place of its own, or is none', () => {
  expect(checkAnswer(rank, { value: ['g', 'hard hat', 'r'] })).toEqual({
    ok: true,
    answer: { value: ['g', 'hard hat', 'r'] },
  })
  expect(checkAnswer(rank, { value: [] })).toEqual({ ok: true, answer: { value: null } })
  for (const value of [['g'], ['g', 'g', 'r'], ['g', 'r', 'x'], 'g', [['g'], 'r', 'hard hat'], 3]) {
    expect(checkAnswer(rank, { value })).toEqual({
      ok: false,
      problem: { name: 'notAnOrder', message: 'Give each a place of its own, from 1 to 3.' },
    })
  }
})

test('fields say the place of each choice, in whatever order they come', () => {
  expect(rankFields(['g', 'hard hat'])).toEqual(['1 g', '2 hard hat'])
  expect(parseAnswer(rank, ['3 r', '1 g', '', '2 hard hat'])).toEqual({
    ok: true,
    value: ['g', 'hard hat', 'r'],
  })
  expect(parseAnswer(rank, ['', '', ''])).toEqual({ ok: true, value: null })
  expect(parseAnswer(rank, ['1 r', '1 g', '2 hard hat'], 'es')).toEqual({
    ok: false,
    problem: { name: 'notAnOrder', message: 'Dé a cada uno un lugar propio, de 1 a 3.' },
  })
  expect([orderIn(['1 r', '3 g']), orderIn(['0 r', '1 g']), orderIn(['r', 'g'])]).toEqual([
    ...[null, null, null],
  ])
})

test('it is told with the place of each', () => {
  const value = ['g', 'r', 'hard hat']
  expect(formatAnswer(rank, { value }, 'en')).toBe('1. Green, 2. Red, 3. Hard hat')
  expect(formatAnswer(rank, { value }, 'es')).toBe('1. Green, 2. Rojo, 3. Hard hat')
})

test('it has choices, few enough to be put in order, and gives neither points nor a title', () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_one, at) => ({ value: `v${at}`, label: { en: `V ${at}` } }))
  const isSound = (rest: Partial<Question>) =>
    parseDefinition(form([ask('q', 'rank', { choices, ...rest })], { languages: ['en', 'es'] })).ok
  expect(isSound({})).toBe(true)
  expect(isSound({ choices: many(rankCountMax) })).toBe(true)
  expect(isSound({ choices: many(rankCountMax + 1) })).toBe(false)
  expect(isSound({ titleAnswer: true })).toBe(false)
  expect(isSound({ score: { map: { r: 1 } } })).toBe(false)
  expect(newQuestion('q', 'rank', 'en').choices).toHaveLength(2)
  expect(changeType(ask('q', 'multiChoice', { choices }), 'rank').question).toEqual(rank)
})

test('rules ask whether it was answered', () => {
  expect(testsFor(rank)).toEqual(['answered', 'notAnswered'])
  const visible: Rule = { op: 'answered', args: [{ op: 'answer', key: 'q' }] }
  const definition = form([rank, ask('why', 'text', { visible })])
  const isShown = (answers: Parameters<typeof given>[0]) =>
    evaluate(definition, given(answers), context).items['why']?.visible
  expect([isShown({}), isShown({ q: ['g', 'r', 'hard hat'] })]).toEqual([false, true])
})

test('other programs put it in order too', () => {
  const definition = form([{ ...rank, default: ['g', 'r', 'hard hat'], required: true }])
  const sheets = toXlsForm({ ...definition, languages: ['en', 'es'] })
  const [head = [], row = []] = sheets.find(({ name }) => name === 'survey')?.rows ?? []
  expect([row[head.indexOf('type')], row[head.indexOf('default')]]).toEqual([
    ...['rank q', 'g r hard_hat'],
  ])
  expect(fromXlsForm(sheets, { key: 'sample' }).definition).toEqual({
    ...definition,
    languages: ['en', 'es'],
  })
})
