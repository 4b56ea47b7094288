import { describe, expect, test } from 'vitest'
import { ask, context, form, given } from '../test/build.ts'
import { checkAnswer } from './check-answer.ts'
import { changeType, testsFor } from './editing/index.ts'
import { evaluate } from './evaluate.ts'
import { formatAnswer } from './format-answer.ts'
import { placeOf, placeText, readPlace } from './location.ts'
import { parseAnswer } from './parse-answer.ts'
import { parseDefinition } from './schema.ts'
import { fromXlsForm, toXlsForm } from './xlsform/index.ts'

const where = ask('place', 'location')
const refusal = {
  ok: false,
  problem: { name: 'notAPlace', message: expect.stringContaining('61.2181, -149.9003') as string },
}

describe('a place that is typed', () => {
  test.each([
    ['61.2181, -149.9003', '61.21810,-149.90030'],
    ['61.2181 -149.9003', '61.21810,-149.90030'],
    ['61.2181;-149.9003', '61.21810,-149.90030'],
    ['61.2181, −149.9003', '61.21810,-149.90030'],
    ['61,2181; -149,9003', '61.21810,-149.90030'],
    ['61,2181 -149,9003', '61.21810,-149.90030'],
    ['61, -149', '61.00000,-149.00000'],
    ['61.2181 N, 149.9003 W', '61.21810,-149.90030'],
    ['n61.2181 w149.9003', '61.21810,-149.90030'],
    ['149.9003 W, 61.2181 N', '61.21810,-149.90030'],
    [`61° 13' 5.16" N, 149° 54' 1.08" W`, '61.21810,-149.90030'],
    [`61°13.086'N 149°54.018'W`, '61.21810,-149.90030'],
    ['-33.8568°, 151.2153°', '-33.85680,151.21530'],
    ['61.2181, -149.9003, 12', '61.21810,-149.90030,12'],
    ['61.2181, -149.9003, 11.6 m', '61.21810,-149.90030,12'],
    ['-0.000001, 0', '0.00000,0.00000'],
    ['90, -180', '90.00000,-180.00000'],
  ])('%s', (text, value) => {
    expect(parseAnswer(where, text)).toEqual({ ok: true, value })
    // What is kept is read as itself.
    expect(parseAnswer(where, value)).toEqual({ ok: true, value })
  })

  test.each([
    ...['61.2181', 'the north pad', '91, 0', '0, 181', '61.2181 N, 149.9003', '61 N, 149 N'],
    ...['-61 S, 149 W', `61.5° 13' N, 149° W`, `61° 60' N, 149° W`, `61° 13.5' 5" N, 149° W`],
    ...['61.2, -149.9, 1000000', '61.2, -149.9, -5', '1,2,3,4', 'geo:', `${'6'.repeat(200)}, 1`],
  ])('%s is none', (text) => {
    expect(parseAnswer(where, text)).toMatchObject(refusal)
  })
})

test('a program sends it as people type it, and nothing else', () => {
  expect(checkAnswer(where, { value: '61.2181, -149.9003' })).toEqual({
    ok: true,
    answer: { value: '61.21810,-149.90030' },
  })
  for (const value of [61.2, ['61.2', '-149.9'], {}, true, '']) {
    expect(checkAnswer(where, { value })).toMatchObject(refusal)
  }
  expect(parseAnswer(where, '  ')).toEqual({ ok: true, value: null })
})

test('a reading of a device is kept to a metre, and as exact as it says', () => {
  const place = { latitude: 61.21809999, longitude: -149.900302, accuracy: 11.4 }
  expect(placeText(place)).toBe('61.21810,-149.90030,11')
  expect(placeText({ ...place, accuracy: 1e9 })).toBe('61.21810,-149.90030,999999')
  expect(placeOf('61.21810,-149.90030,11')).toEqual({
    ...{ latitude: 61.2181, longitude: -149.9003, accuracy: 11 },
  })
  expect(placeOf('61.2181, -149.9003')).toBeNull()
  expect(readPlace('0, 0')).toEqual({ latitude: 0, longitude: 0, accuracy: null })
})

test('is read with how exact it is', () => {
  const read = (value: string) => formatAnswer(where, { value }, 'en')
  expect(read('61.21810,-149.90030')).toBe('61.21810, -149.90030')
  expect(read('61.21810,-149.90030,12')).toBe('61.21810, -149.90030 (within 12 m)')
  expect(read('somewhere')).toBe('somewhere')
})

test('a rule asks whether there is one; it gives no title and no points', () => {
  expect(testsFor(where)).toEqual(['answered', 'notAnswered'])
  const shows = { op: 'answered', args: [{ op: 'answer', key: 'place' }] } as const
  const definition = form([where, ask('why', 'text', { visible: shows })])
  const stateOf = (answers: object) => evaluate(definition, { ...answers }, context).items['why']
  expect(stateOf({})?.visible).toBe(false)
  expect(stateOf(given({ place: '61.21810,-149.90030' }))?.visible).toBe(true)
  expect(parseDefinition(form([ask('place', 'location', { titleAnswer: true })])).ok).toBe(false)
  expect(parseDefinition(form([ask('place', 'location', { score: { map: { a: 1 } } })])).ok).toBe(
    false,
  )
  const { question, lost } = changeType(ask('place', 'text', { maxLength: 20 }), 'location')
  expect([question, lost.length]).toEqual([where, 1])
})

test('is a geopoint to other programs, with the place that it starts with', () => {
  const shows = { op: 'answered', args: [{ op: 'answer', key: 'place' }] } as const
  const definition = form([
    ask('place', 'location', { default: '61.21810,-149.90030,12' }),
    ask('why', 'text', { visible: shows }),
  ])
  const sheets = toXlsForm(definition)
  const [names = [], ...rows] = sheets.find(({ name }) => name === 'survey')?.rows ?? []
  const cell = (row: number, name: string) => rows[row]?.[names.indexOf(name)]
  expect([cell(0, 'type'), cell(0, 'default')]).toEqual([
    ...['geopoint', '61.21810 -149.90030 0 12'],
  ])
  expect(cell(1, 'relevant')).toBe("${place} != ''")
  expect(fromXlsForm(sheets, { key: 'sample' }).definition).toEqual(definition)
})
