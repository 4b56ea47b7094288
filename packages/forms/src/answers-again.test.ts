import { expect, test } from 'vitest'
import { answersAgain, startsWithLast } from './answers-again.ts'
import { changeType, compareDefinitions } from './editing/index.ts'
import { parseDefinition } from './schema.ts'
import type { FormDefinition, Question } from './types.ts'

const context = { today: '2026-03-01', lang: 'en' }
const pad: Question = { key: 'pad', type: 'pad', label: { en: 'Pads' }, startsWithLast: true }

function form(items: FormDefinition['items'], scored = false): FormDefinition {
  const scoring = {
    enabled: true,
    passingPercentage: 80,
    na: 'exclude',
    critical: 'failZero',
  } as const
  return {
    ...{ schema: 1, key: 'f', version: 1, title: { en: 'Form' }, languages: ['en'] },
    ...(scored ? { scoring } : {}),
    items,
  }
}

const messagesOf = (items: FormDefinition['items'], scored = false) => {
  const read = parseDefinition(form(items, scored))
  return read.ok ? [] : read.problems.map(({ message }) => message)
}

test('takes what was answered to the same question, where it still fits', () => {
  const text: Question = { key: 'who', type: 'text', label: { en: 'Client' }, startsWithLast: true }
  const other: Question = { key: 'other', type: 'text', label: { en: 'Other' } }
  const answers = {
    ...{ pad: { value: ['pad-1'], note: 'North', rev: 3 }, who: { value: 'Somebody long' } },
    other: { value: 'Stays behind' },
  }
  const again = (items: FormDefinition['items']) =>
    answersAgain({ definition: form([pad, text, other]), answers }, form(items), context)
  expect(again([pad, text, other])).toEqual({
    ...{ pad: { value: ['pad-1'] }, who: { value: 'Somebody long' } },
  })
  expect(again([pad, { ...text, maxLength: 5 }])).toEqual({ pad: { value: ['pad-1'] } })
  expect(again([{ ...text, key: 'pad' }])).toEqual({})
  expect([startsWithLast(form([pad])), startsWithLast(form([other]))]).toEqual([true, false])
})

test('takes nothing that did not show', () => {
  const hidden = { ...pad, visible: { op: 'eq', args: [1, 2] } } as const
  const last = { definition: form([hidden]), answers: { pad: { value: ['pad-1'] } } }
  expect(answersAgain(last, form([pad]), context)).toEqual({})
})

test('nothing that is a finding, or scores, or is asked several times begins so', () => {
  const check: Question = { key: 'ok', type: 'yesNo', label: { en: 'OK?' }, startsWithLast: true }
  expect(messagesOf([check])).toHaveLength(2)
  const choices = [
    { value: 'good', label: { en: 'Good' }, score: 1 },
    { value: 'bad', label: { en: 'Bad' }, score: 0 },
  ]
  const choice: Question = { ...check, type: 'choice', choices }
  expect(messagesOf([choice], true)).toEqual(['A question that scores is answered anew each time.'])
  const unscored = choices.map(({ value, label }) => ({ value, label }))
  expect(messagesOf([{ ...choice, choices: unscored }])).toEqual([])
  const repeat = { min: 0, max: 2, label: { en: 'Lift' } }
  const section = {
    key: 's',
    type: 'section',
    title: { en: 'Lifts' },
    repeat,
    items: [pad],
  } as const
  expect(messagesOf([section])).toEqual(['What is asked several times is answered anew each time.'])
})

test('another type that cannot begin so loses it, and a comparison tells it', () => {
  const { question, lost } = changeType(pad, 'decimal')
  expect(question.startsWithLast).toBeUndefined()
  expect(lost.join()).toContain('Begins with the last answer')
  const { startsWithLast: _gone, ...plain } = pad
  const told = JSON.stringify(compareDefinitions(form([plain]), form([pad]), 'en'))
  expect(told).toContain('Begins with the last answer')
})
