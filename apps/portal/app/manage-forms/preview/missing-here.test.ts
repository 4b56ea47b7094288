import { evaluate, type Answers } from '@holdpoint/forms'
import { expect, test } from 'vitest'
import { missingHere } from './missing-here.ts'
import { triedForm } from './test-form.ts'

// The signature is never given while a form is tried.
test.each<[string, Answers, string[], number]>([
  ['everything', {}, ['1.1 Is the load known?'], 1],
  [
    'an answer opens another question, and asks for a photo',
    { known: { value: 'no' } },
    ['1.2 Why not?'],
    2,
  ],
  [
    'nothing but the photo and the signature',
    { known: { value: 'no' }, why: { value: 'Fog' } },
    [],
    2,
  ],
  ['nothing but the signature', { known: { value: 'yes' } }, [], 1],
])('%s', (_title, answers, rows, notGivenHere) => {
  const evaluation = evaluate(triedForm, answers, { today: '2026-11-20', lang: 'en' })
  const missing = missingHere(evaluation, triedForm)
  expect(missing.rows.map(({ number, label }) => `${number} ${label}`)).toEqual(rows)
  expect(missing.notGivenHere).toBe(notGivenHere)
})
