import { describe, expect, test } from 'vitest'
import { answeredLine, takenFields, takenLines } from './declared-fields.schema.ts'
import { defineLines, holdsId, type DeclaredFields } from './declared-fields.ts'

const fields = {
  name: { kind: 'line', label: 'Name', lengthMax: 100, missing: 'Please enter the name.' },
  note: { kind: 'text', label: 'Note', lengthMax: 500 },
  hours: { kind: 'number', label: 'Hours', max: 36, unit: 'h' },
  isInjured: { kind: 'flag', label: 'Injured' },
  at: { kind: 'moment', label: 'At', missing: 'Please enter when.' },
  on: { kind: 'day', label: 'On' },
  personId: { kind: 'person', label: 'Person' },
  teamIds: { kind: 'people', label: 'Team', max: 2 },
  size: { kind: 'choice', label: 'Size', choices: { small: 'Small', large: 'Large' } },
} as const satisfies DeclaredFields
const taken = takenFields(fields)
const least = { name: 'Pump 7', at: '2026-02-03T04:05:00Z' }

describe('what a call takes of declared fields', () => {
  test('what is left out is empty', () => {
    expect(taken.parse(least)).toEqual({
      ...least,
      ...{ note: '', hours: null, isInjured: false, on: null, personId: null, size: null },
      teamIds: [],
    })
  })

  test('a form sends words', () => {
    const words = { hours: '1.25', isInjured: '1', teamIds: 'a,b,a', size: 'large', personId: '' }
    expect(taken.parse({ ...least, ...words })).toMatchObject({
      ...{ hours: 1.25, isInjured: true, teamIds: ['a', 'b'], size: 'large', personId: null },
    })
  })

  test.each([
    ['name', '  ', 'Please enter the name.'],
    ['at', '', 'Please enter when.'],
    ['hours', '36.01', 'Enter a number from 0 to 36, with at most two decimals.'],
    ['hours', 1.005, 'Enter a number from 0 to 36, with at most two decimals.'],
    ['hours', 'many', 'Enter a number from 0 to 36, with at most two decimals.'],
    ['teamIds', 'a,b,c', 'At most 2 people.'],
    ['size', 'huge', 'Please choose one of these.'],
  ])('%s %j is refused in words', (name, value, sentence) => {
    const { error } = taken.safeParse({ ...least, [name]: value })
    expect(error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
      [name, sentence],
    ])
  })
})

test('lines come whole or as text, and no more than their list takes', () => {
  const lines = defineLines({ name: 'l', title: 'Lines', one: 'Line', max: 1, fields })
  const taking = takenLines(lines)
  expect(taking.parse(JSON.stringify([{ ...least, lineId: 'one' }]))).toHaveLength(1)
  expect(JSON.stringify(taking.safeParse([least, least]).error)).toContain('At most 1 lines.')
  const line = { ...taken.parse(least), lineId: 'one', words: {} }
  expect(answeredLine(lines).parse(line)).toEqual(line)
})

test('names are answered for ids alone', () => {
  expect(Object.entries(fields).flatMap(([name, field]) => (holdsId(field) ? [name] : []))).toEqual(
    ['personId', 'teamIds'],
  )
})
