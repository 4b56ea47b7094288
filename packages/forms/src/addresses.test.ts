import { expect, test } from 'vitest'
import * as z from 'zod'
import { ask, form } from '../test/build.ts'
import { emailPattern, isEmailAddress } from './addresses.ts'
import { checkAnswer } from './check-answer.ts'
import { changeType, readTest, testsFor } from './editing/index.ts'
import { formatAnswer } from './format-answer.ts'
import { parseAnswer } from './parse-answer.ts'
import { parseDefinition } from './schema.ts'
import { fromXlsForm, toXlsForm } from './xlsform/index.ts'

const email = ask('mail', 'email')
const phone = ask('call', 'phone')

test('an email address is taken by the rule of the contract', () => {
  // Theirs escapes strokes where none has to be.
  expect(emailPattern.source).toBe(z.regexes.email.source.replaceAll(String.raw`\-`, '-'))
  const tried = [
    'dana@example.com',
    'DANA+site@mail.example.co',
    'dana@example',
    'dana..o@example.com',
  ]
  const contract = z.email()
  expect(tried.map(isEmailAddress)).toEqual([true, true, false, false])
  expect(tried.map((text) => contract.safeParse(text).success)).toEqual([true, true, false, false])
})

test('an email address is kept as typed, without the blanks around it', () => {
  expect(parseAnswer(email, ' Dana@Example.com ')).toEqual({ ok: true, value: 'Dana@Example.com' })
  expect(parseAnswer(email, '  ')).toEqual({ ok: true, value: null })
  expect(parseAnswer(email, 'dana', 'es')).toEqual({
    ok: false,
    problem: {
      name: 'notAnEmail',
      message: 'Escriba un correo electrónico, como nombre@example.com.',
    },
  })
  const long = `${'a'.repeat(250)}@example.com`
  expect(checkAnswer(email, { value: long })).toMatchObject({ problem: { name: 'tooLong' } })
  expect(checkAnswer(email, { value: 12 })).toMatchObject({ problem: { name: 'notText' } })
  expect(formatAnswer(email, { value: 'Dana@Example.com' }, 'es')).toBe('Dana@Example.com')
})

test.each([
  ['+1 (907) 555-0134', true],
  ['907.555.0134', true],
  ['12345', true],
  ['907 555 0134 ext. 12', true],
  ['907 555 0134 x12', true],
  ['(2) 2345 6789 anexo 401', true],
  ['907-555-0134 #7', true],
  ['1'.repeat(20), true],
  ['1234', false],
  ['1'.repeat(21), false],
  ['call the gate', false],
  ['907 555 CALL', false],
  ['907/5550134', false],
  ['907 555 0134 ext', false],
])('whether %j is a phone number: %s', (text, isOne) => {
  const read = parseAnswer(phone, ` ${text} `)
  expect(read).toMatchObject(isOne ? { ok: true, value: text } : { problem: { name: 'notAPhone' } })
})

test('rules compare an address as a text, a part of one as well', () => {
  expect(testsFor(email)).toEqual(testsFor(ask('q', 'text')))
  expect(readTest(email, 'includes', '@example.com')).toEqual({ ok: true, value: '@example.com' })
  expect(readTest(phone, 'includes', '+1')).toEqual({ ok: true, value: '+1' })
  const on = [{ when: { op: 'contains', args: [{ op: 'value' }, '@'] }, do: 'flag' }] as const
  expect(changeType(ask('q', 'text', { on }), 'email')).toEqual({
    question: ask('q', 'email', { on }),
    lost: [],
  })
  expect(parseDefinition(form([ask('q', 'email', { maxLength: 20 })])).ok).toBe(false)
})

test('other programs ask for a text, and what it is comes back', () => {
  const definition = form([
    ask('mail', 'email', { default: 'site@example.com', titleAnswer: true }),
    ask('call', 'phone', { required: true }),
  ])
  const sheets = toXlsForm(definition)
  const rows = sheets.find(({ name }) => name === 'survey')?.rows ?? []
  expect(rows.map(([type]) => type)).toEqual(['type', 'text', 'text'])
  expect(fromXlsForm(sheets, { key: 'sample' }).definition).toEqual(definition)
})
