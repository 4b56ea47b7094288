import { expect, test } from 'vitest'
import { ask, form } from '../../test/build.ts'
import { after, toldEdit } from '../../test/edits.ts'
import { parseDefinition } from '../schema.ts'
import type { SubForm } from '../types.ts'
import { setSubForms } from './sub-forms.ts'

const witness: SubForm = { form: 'f-witness', min: 0, max: 10 }
const injury: SubForm = { form: 'f-injury', min: 1, max: 3 }
const plain = form([ask('a', 'text')])

test('says what is filled out below a form, in order, and takes it away', () => {
  const both = after(setSubForms(plain, [injury, witness]))
  expect(both).toEqual({ ...plain, subForms: [injury, witness] })
  expect(parseDefinition(both)).toMatchObject({ ok: true })
  expect(after(setSubForms(both, [witness])).subForms).toEqual([witness])
  expect(after(setSubForms(both, []))).toEqual(plain)
})

test.each<[string, readonly SubForm[], string]>([
  [
    'more than five',
    Array.from({ length: 6 }, (_, place) => ({ ...witness, form: `f-${place}` })),
    'A form has at most 5 sub-forms.',
  ],
  ['a form twice', [witness, witness], 'Each form stands among the sub-forms once.'],
  [
    'more wanted than there may be',
    [{ ...injury, min: 4 }],
    'Of a sub-form, no more can be wanted than there may be.',
  ],
])('refuses %s', (_title, subForms, problem) => {
  expect(toldEdit(setSubForms(plain, subForms))).toBe(problem)
})
