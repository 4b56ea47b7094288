import { expect, test } from 'vitest'
import { ask, form, section } from '../../test/build.ts'
import { after, toldEdit } from '../../test/edits.ts'
import type { FormDefinition, Rule } from '../types.ts'
import { renameKey } from './rename-key.ts'

const reading = (key: string): Rule => ({
  op: 'or',
  args: [
    { op: 'not', args: [{ op: 'answered', args: [{ op: 'answer', key }] }] },
    { op: 'gt', args: [{ op: 'round', args: [{ op: 'answer', key }, 1] }, { op: 'value' }] },
    { op: 'in', args: [{ op: 'answer', key: 'other' }, ['old', 'older']] },
  ],
})

const sample = (key: string): FormDefinition =>
  form(
    [
      ask(key, 'decimal', { label: { en: 'Ask' } }),
      ask('other', 'text', { required: reading(key), default: reading(key) }),
      section(
        'part',
        [
          ask('last', 'decimal', {
            visible: reading(key),
            on: [{ when: reading(key), do: 'flag' }],
            validate: [{ rule: reading(key), message: { en: 'No.' }, level: 'warn' }],
          }),
        ],
        { visible: reading(key) },
      ),
    ],
    {
      workflow: {
        approvals: [
          { meaning: 'Look', by: 'manager', condition: reading(key) },
          { meaning: 'Look again', by: 'manager' },
        ],
      },
    },
  )

test('every rule reads the answer under its new key, and nothing else is changed', () => {
  expect(after(renameKey(sample('old'), 'old', 'new'))).toEqual(sample('new'))
})

test.each([
  ['part', 'Old', 'A key is 1 to 64 of a-z, 0-9 and _, starting with a letter.'],
  ['part', 'constructor', 'The key "constructor" is reserved.'],
  ['part', 'other', 'The key "other" is used already. Choose another one.'],
  ['zz', 'new', 'This item is no longer in the form. It may have been removed meanwhile.'],
  ['part', 'part', 'old other part(last)'],
  ['part', 'new', 'old other new(last)'],
  ['last', 'new', 'old other part(new)'],
])('%s to %s', (from, to, told) => {
  expect(toldEdit(renameKey(sample('old'), from, to))).toBe(told)
})
