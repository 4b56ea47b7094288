import { expect, test } from 'vitest'
import { ask, context, form, given } from '../test/build.ts'
import { checkAnswer } from './check-answer.ts'
import { changeType, readTest, testsFor } from './editing/index.ts'
import { evaluate } from './evaluate.ts'
import { titleAnswerOf } from './header.ts'
import { barcodeLengthMax } from './limits.ts'
import { parseAnswer } from './parse-answer.ts'
import { parseDefinition } from './schema.ts'
import type { Rule } from './types.ts'
import { fromXlsForm, toXlsForm } from './xlsform/index.ts'

const label = ask('label', 'barcode')

test('what is no code of one line, or too long, is refused', () => {
  for (const value of [12, ['PMP-06'], {}, true]) {
    expect(checkAnswer(label, { value })).toMatchObject({ problem: { name: 'notText' } })
  }
  expect(parseAnswer(label, '1'.repeat(barcodeLengthMax + 1))).toEqual({
    ok: false,
    problem: { name: 'tooLong', message: 'Use at most 100 characters.' },
  })
  expect(parseDefinition(form([ask('label', 'barcode', { maxLength: 20 })])).ok).toBe(false)
})

test('a code is kept as it was read, without what scanners type around it', () => {
  // Scanners end with Enter or Tab, and some put an unseen sign between the parts.
  expect(parseAnswer(label, '\u001d(01)0950600013\u001d435\t')).toEqual({
    ok: true,
    value: '(01)0950600013435',
  })
  expect(parseAnswer(label, 'pmp-06 ')).toEqual({ ok: true, value: 'pmp-06' })
  expect(parseAnswer(label, '0012')).toEqual({ ok: true, value: '0012' })
  expect(parseAnswer(label, ' ')).toEqual({ ok: true, value: null })
})

test('rules compare it as a text, and it may give the title', () => {
  expect(testsFor(label)).toEqual(testsFor(ask('label', 'text')))
  expect(readTest(label, 'eq', 'PMP-06')).toEqual({ ok: true, value: 'PMP-06' })
  const visible: Rule = { op: 'contains', args: [{ op: 'answer', key: 'label' }, 'PMP-'] }
  const definition = form([{ ...label, titleAnswer: true }, ask('hours', 'integer', { visible })])
  const isShown = (code: string) =>
    evaluate(definition, given({ label: code }), context).items['hours']?.visible
  expect([isShown('PMP-06'), isShown('CRN-01')]).toEqual([true, false])
  expect(titleAnswerOf(definition, given({ label: 'PMP-06' }), context)).toBe('PMP-06')
})

test('a text becomes a code with the rules about it, and is a barcode to other programs', () => {
  const on = [{ when: { op: 'eq', args: [{ op: 'value' }, 'PMP-06'] }, do: 'flag' }] as const
  expect(changeType(ask('label', 'text', { on }), 'barcode')).toEqual({
    question: ask('label', 'barcode', { on }),
    lost: [],
  })
  const definition = form([ask('label', 'barcode', { default: 'PMP-06', required: true })])
  const sheets = toXlsForm(definition)
  expect(sheets.find(({ name }) => name === 'survey')?.rows[1]?.[0]).toBe('barcode')
  expect(fromXlsForm(sheets, { key: 'sample' }).definition).toEqual(definition)
})
