import { inTables, type Question } from '@holdpoint/forms'
import { expect, test } from 'vitest'
import { drawnKeys } from './drawn-keys.ts'

const sign = (key: string, rest: Partial<Question> = {}): Question => ({
  ...{ key, type: 'yesNo', label: { en: key } },
  ...rest,
})
const choices = [
  { value: 'good', label: { en: 'Good' } },
  { value: 'poor', label: { en: 'Poor' } },
]
const mark = (key: string) => sign(key, { type: 'choice', choices })
const why: Question = { key: 'why', type: 'text', label: { en: 'Why' } }
const inLift = (number: string) => ({
  instance: { number, section: 's', of: 'a', title: { en: 'Lift' }, label: { en: 'Check' } },
})

/** The name that the table with a row has. */
function tableWith(key: string, questions: readonly Question[]): string | undefined {
  const rows = questions.map((question) => ({ question, number: '' }))
  const drawn = inTables(rows, ({ question }) => question, true)
  const place = drawn.findIndex(
    ({ isTable, rows: among }) => isTable && among.some(({ question }) => question.key === key),
  )
  return drawnKeys(drawn)[place]
}

test('a table has one name whichever row is its first', () => {
  const whole = tableWith('c', [sign('a'), sign('b'), sign('c')])
  expect(whole).toBeDefined()
  expect(tableWith('c', [sign('b'), sign('c')])).toBe(whole)
  expect(tableWith('c', [sign('a'), why, sign('b'), sign('c')])).toBe(whole)
  expect(tableWith('c', [mark('m'), mark('n'), sign('b'), sign('c')])).toBe(whole)
})

test('no two tables have one name', () => {
  const all = [
    ...[sign('a'), sign('b'), why, sign('c'), sign('d'), mark('m'), mark('n')],
    ...[
      sign('a-1', inLift('1')),
      sign('b-1', inLift('1')),
      sign('a-2', inLift('2')),
      sign('b-2', inLift('2')),
    ],
  ]
  const names = ['a', 'c', 'm', 'a-1', 'a-2'].map((key) => tableWith(key, all))
  expect(new Set(names).size).toBe(names.length)
})
