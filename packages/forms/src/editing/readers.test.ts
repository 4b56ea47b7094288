import { expect, test } from 'vitest'
import { ask, form, section } from '../../test/build.ts'
import type { Rule } from '../types.ts'
import { readersOf } from './readers.ts'

const isYes = (key: string): Rule => ({ op: 'eq', args: [{ op: 'answer', key }, 'yes'] })

const definition = form(
  [
    ask('day', 'date', { header: true, visible: isYes('b') }),
    section('one', [
      ask('a', 'yesNo'),
      ask('b', 'yesNo', { visible: isYes('a'), required: isYes('a') }),
    ]),
    section(
      'two',
      [
        ask('c', 'text', {
          on: [
            { when: isYes('a'), do: 'flag' },
            { when: { op: 'or', args: [isYes('a'), isYes('b')] }, do: 'requireNote' },
          ],
          validate: [{ rule: isYes('b'), message: { en: 'M' }, level: 'warn' }],
        }),
      ],
      { visible: isYes('a') },
    ),
  ],
  {
    workflow: {
      approvals: [
        { meaning: 'Look', by: 'manager' },
        { meaning: 'Look again', by: 'manager', condition: isYes('a') },
      ],
    },
  },
)

test.each<[string, string[]]>([
  ['a', ['b 1.2 visible', 'b 1.2 required', 'two 2 visible', 'c 2.1 reaction', 'null 2 approval']],
  ['b', ['day  visible', 'c 2.1 reaction', 'c 2.1 validation']],
  [
    'one',
    ['day  visible', 'two 2 visible', 'c 2.1 reaction', 'c 2.1 validation', 'null 2 approval'],
  ],
  ['c', []],
  ['zz', []],
])('readers of %s', (key, told) => {
  const readers = readersOf(definition, key)
  expect(readers.map((one) => `${one.key} ${one.number} ${one.what}`)).toEqual(told)
})
