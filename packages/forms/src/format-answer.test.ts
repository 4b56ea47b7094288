import { describe, expect, test } from 'vitest'
import { ask } from '../test/build.ts'
import { formatAnswer } from './format-answer.ts'
import type { Answer, Question } from './types.ts'

const choices = [
  { value: 'r', label: { en: 'Red', es: 'Rojo' } },
  { value: 'g', label: { en: 'Green' } },
]
const photo = { uploadId: 'u', name: 'a.jpg', type: 'image/jpeg', size: 1 }
const lookups = {
  ...{ district: { D1: 'Permian' }, crew: { P1: 'Dana Okafor', P2: 'Lee Marsh' } },
  ...{ equipment: { a1: 'PMP-01 Pump 1' }, person: { u1: 'Dana Okafor' } },
}

const rows: [Question, Answer['value'], string][] = [
  [ask('q', 'text'), 'words', 'words'],
  [ask('q', 'longText'), 'two\nlines', 'two\nlines'],
  [ask('q', 'integer', { unit: 'psi' }), 1200, '1,200 psi'],
  [ask('q', 'decimal'), 0.125, '0.125'],
  [ask('q', 'date'), '2026-11-20', '20 Nov 2026'],
  [ask('q', 'time'), '07:05', '07:05'],
  [ask('q', 'dateTime'), '2026-11-20T14:31', '20 Nov 2026, 14:31'],
  [ask('q', 'yesNo'), 'na', 'N/A'],
  [ask('q', 'choice', { choices }), 'r', 'Red'],
  [ask('q', 'choice', { choices }), 'gone', 'gone'],
  [ask('q', 'multiChoice', { choices }), ['r', 'g'], 'Red, Green'],
  [ask('q', 'rating'), 4, '4 of 5'],
  [ask('q', 'district'), 'D1', 'Permian'],
  [ask('q', 'district'), 'constructor', 'constructor'],
  [ask('q', 'customer'), 'C1', 'C1'],
  [ask('q', 'crew'), ['P2', 'P9'], 'Lee Marsh, P9'],
  [ask('q', 'acknowledge'), 'OK', 'Read and understood'],
  [ask('q', 'equipment'), 'a1', 'PMP-01 Pump 1'],
  [ask('q', 'person', { many: true }), ['u1', 'u9'], 'Dana Okafor, u9'],
  [ask('q', 'text'), null, ''],
]

describe('formatAnswer', () => {
  test.each(rows)('shows %o with %j as %j', (question, value, shown) => {
    expect(formatAnswer(question, { value }, 'en', lookups)).toBe(shown)
  })

  test('counts photos and names the signer', () => {
    const media = [photo, photo]
    expect(formatAnswer(ask('q', 'photo'), { value: null, media }, 'en')).toBe('2 photos')
    expect(formatAnswer(ask('q', 'photo'), { value: null }, 'en')).toBe('')
    const signature = { kind: 'typed', name: 'Dana', at: '2026-11-20T14:31:00Z' } as const
    expect(formatAnswer(ask('q', 'signature'), { value: null, signature }, 'en')).toBe('Dana')
  })

  test('shows nothing for no answer', () => {
    expect(formatAnswer(ask('q', 'yesNo'), undefined, 'en')).toBe('')
  })

  test('speaks the language asked for, and writes numbers and dates alike in each', () => {
    const choice = ask('q', 'choice', { choices })
    expect(formatAnswer(choice, { value: 'r' }, 'es-MX')).toBe('Rojo')
    for (const lang of ['es', 'de', 'no such']) {
      expect(formatAnswer(ask('q', 'decimal'), { value: 1234.567 }, lang)).toBe('1,234.567')
      expect(formatAnswer(ask('q', 'date'), { value: '2026-11-29' }, lang)).toBe('29 Nov 2026')
    }
  })
})

test.each<[Question, Answer['value'], string]>([
  [ask('q', 'yesNo'), 'yes', 'Sí'],
  [ask('q', 'yesNo'), 'na', 'N/A'],
  [ask('q', 'rating', { max: 5 }), 4, '4 de 5'],
  [ask('q', 'acknowledge'), 'OK', 'Leído y entendido'],
  [ask('q', 'location'), '61.21810,-149.90030,12', '61.21810, -149.90030 (a menos de 12 m)'],
])('an answer is told in the language of the form', (question, value, text) => {
  expect(formatAnswer(question, { value }, 'es-MX')).toBe(text)
})
