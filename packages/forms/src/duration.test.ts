import { expect, test } from 'vitest'
import { ask, context, form, given } from '../test/build.ts'
import { checkAnswer } from './check-answer.ts'
import { durationFields, durationText, formatDuration } from './duration.ts'
import {
  changeType,
  compareDefinitions,
  formulaOf,
  readFormula,
  readTest,
} from './editing/index.ts'
import { evaluate } from './evaluate.ts'
import { formatAnswer } from './format-answer.ts'
import { durationMax } from './limits.ts'
import { parseAnswer } from './parse-answer.ts'
import { ruleSentence } from './rule-sentence.ts'
import { parseDefinition } from './schema.ts'
import type { Rule } from './types.ts'
import { fromXlsForm, toXlsForm } from './xlsform/index.ts'

const held = ask('held', 'duration')

test.each([
  ['1:30', 90],
  ['01:05', 65],
  ['1 h 30 min', 90],
  ['1h30', 90],
  ['1 hora 5 minutos', 65],
  ['2 h', 120],
  ['90 min', 90],
  [' 90 ', 90],
  ['0', 0],
  ['', null],
])('reads %j as %j minutes', (text, value) => {
  expect(parseAnswer(held, text)).toEqual({ ok: true, value })
})

test.each(['1:60', '1 h 75 min', '1,5 h', '1.5', 'an hour', '-5', '1 30', 'h', '99999 h'])(
  'refuses %j',
  (text) => {
    expect(parseAnswer(held, text, 'es')).toEqual({
      ok: false,
      problem: {
        name: 'notADuration',
        message: 'Escriba horas y minutos, por ejemplo 1 h 30 min.',
      },
    })
  },
)

test('its answer is whole minutes within its bounds', () => {
  const bounded = ask('held', 'duration', { min: 30, max: 90 })
  for (const value of ['90', 1.5, -1, Number.NaN, durationMax + 1, [90]]) {
    expect(checkAnswer(held, { value })).toMatchObject({ problem: { name: 'notADuration' } })
  }
  expect(parseAnswer(bounded, '29')).toMatchObject({
    problem: { name: 'tooSmall', message: 'Enter 30 min or more.' },
  })
  expect(parseAnswer(bounded, '1:31')).toMatchObject({
    problem: { name: 'tooLarge', message: 'Enter 1 h 30 min or less.' },
  })
  expect(parseAnswer(bounded, '1:30')).toEqual({ ok: true, value: 90 })
  for (const wrong of [{ min: 1.5 }, { max: -1 }, { min: '01:00' }, { min: 90, max: 30 }]) {
    expect(parseDefinition(form([ask('held', 'duration', wrong)])).ok).toBe(false)
  }
})

test('it is told alike in each language', () => {
  expect([0, 45, 60, 90, 1510].map(formatDuration)).toEqual([
    ...['0 min', '45 min', '1 h', '1 h 30 min', '25 h 10 min'],
  ])
  expect(formatAnswer(held, { value: 90 }, 'es')).toBe('1 h 30 min')
})

test.each([
  ['1', '30', '90', { hours: '1', minutes: '30' }],
  ['', '45', '45', { hours: '', minutes: '45' }],
  ['2', '', '120', { hours: '2', minutes: '' }],
  ['0', '0', '0', { hours: '', minutes: '0' }],
  ['', '90', '90', { hours: '1', minutes: '30' }],
  ['1:30', '', '90', { hours: '1', minutes: '30' }],
  ['', '', '', { hours: '', minutes: '' }],
  ['1', '75', '1 h 75 min', { hours: '1', minutes: '75' }],
  ['x', '', 'x h', { hours: 'x', minutes: '' }],
  ['', 'x', 'x min', { hours: '', minutes: 'x' }],
])('%j hours and %j minutes are one text, and two fields again', (hours, minutes, text, fields) => {
  expect(durationText(hours, minutes)).toBe(text)
  expect(durationFields(text)).toEqual(fields)
})

test('rules compare its minutes, and formulas reckon with them', () => {
  expect(readTest(held, 'ge', '1:30')).toEqual({ ok: true, value: 90 })
  const isLong: Rule = { op: 'ge', args: [{ op: 'answer', key: 'held' }, 90] }
  const base = form([held, ask('why', 'text', { visible: isLong })])
  const formula = readFormula('${held} / 60', base)
  expect(formula).toMatchObject({ ok: true })
  const calc: Rule = { op: 'div', args: [{ op: 'answer', key: 'held' }, 60] }
  expect(formulaOf(calc, base)).toBe('${held} / 60')
  const definition = form([...base.items, ask('hours', 'calc', { calc })])
  const { items } = evaluate(definition, given({ held: 90 }), context)
  expect(items['why']?.visible).toBe(true)
  expect(items['hours']?.calculated).toBe(1.5)
  expect(ruleSentence(isLong, definition)).toBe('“Ask held” is at least 1 h 30 min.')
})

test('a number of minutes becomes a duration with the rules about it', () => {
  const on = [{ when: { op: 'gt', args: [{ op: 'value' }, 90] }, do: 'flag' }] as const
  expect(changeType(ask('q', 'integer', { on, min: 5, unit: 'min' }), 'duration')).toEqual({
    question: ask('q', 'duration', { on, min: 5 }),
    lost: [expect.stringContaining('Unit')],
  })
})

test('what bounds it is compared as it is read', () => {
  const boundedBy = (max: number) => form([ask('held', 'duration', { max })])
  const told = JSON.stringify(compareDefinitions(boundedBy(30), boundedBy(90), 'en'))
  expect(told).toContain('"from":"30 min","to":"1 h 30 min"')
})

test('other programs ask for whole minutes, and what it is comes back', () => {
  const definition = form([
    ask('held', 'duration', { min: 30, max: 90, default: 45, hint: { en: 'On the gauge.' } }),
  ])
  const sheets = toXlsForm(definition)
  const [head = [], row = []] = sheets.find(({ name }) => name === 'survey')?.rows ?? []
  const cell = (name: string) => row[head.indexOf(name)]
  expect([cell('type'), cell('constraint'), cell('hint::English (en)')]).toEqual([
    ...['integer', '. >= 30 and . <= 90', 'min · On the gauge.'],
  ])
  expect(fromXlsForm(sheets, { key: 'sample' }).definition).toEqual(definition)
})
