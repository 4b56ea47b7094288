import { checkAnswer } from '@holdpoint/forms'
import { expect, test } from 'vitest'
import { looseValueOf, readDraft } from './raw-answer.ts'
import { testForm } from './test-form.ts'

const question = (key: string) => {
  const found = testForm.items
    .flatMap((item) => ('items' in item ? item.items : [item]))
    .find((one) => one.key === key)
  if (found === undefined) {
    throw new Error(`The test form has no question ${key}.`)
  }
  return found
}

test.each([
  ['count', '5.0', 'Enter a whole number.'],
  ['count', '5.', 'Enter a whole number.'],
  ['gas', '1e3', 'Enter a number, such as 12.5.'],
  ['gas', '1,200', 'Enter a number, such as 12.5.'],
])('what is typed into %s as %s is not saved, and the field says why', (key, raw, message) => {
  expect(readDraft(question(key), { raw: [raw], note: '' })).toEqual({ ok: false, message })
  const value = looseValueOf(question(key), [raw])
  expect(value).toBe(raw)
  expect(checkAnswer(question(key), { value })).toMatchObject({ problem: { message } })
})

test('a number that is only too large stays a number', () => {
  expect(looseValueOf(question('gas'), ['5000'])).toBe(5000)
  expect(looseValueOf(question('gas'), ['12,5'])).toBe(12.5)
})
