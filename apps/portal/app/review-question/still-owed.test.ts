import { expect, test } from 'vitest'
import { stillOwed } from './still-owed.ts'

const person = (personId: string) => ({
  personId,
  fullName: `Name of ${personId}`,
  profileImage: null,
})
const step = (id: string, more: object = {}) => ({
  ...{ id, person: person(id), task: 'approve' as const, meaning: 'Safety', step: 1 },
  ...{ status: 'pending' as const, mode: 'all' as const, deputyFor: null, note: null },
  ...{ signedAt: null, signature: null },
  ...more,
})
const line = (what: 'change' | 'approve' | 'sign', ids: string[], isDue = true) => ({
  ...{ what, text: 'Safety', isDue },
  people: ids.map(person),
})
const namesIn = (lines: ReturnType<typeof stillOwed>) =>
  lines.map(({ what, people }) => [what, people.map(({ personId }) => personId)])

test('what was handed back and one’s own part are not owed after a decision', () => {
  const owed = [
    line('change', ['submitter']),
    line('approve', ['me', 'other']),
    line('sign', ['me']),
  ]
  expect(namesIn(stillOwed({ owed, steps: [step('me'), step('other')] }, 'me'))).toEqual([
    ['approve', ['other']],
    ['sign', ['me']],
  ])
})

test('where one decides for all nobody of the step owes it any more, and those of the next do', () => {
  const owed = [line('approve', ['me', 'other']), line('approve', ['later'], false)]
  const steps = [step('me', { mode: 'any' }), step('other', { mode: 'any' })]
  expect(namesIn(stillOwed({ owed, steps }, 'me'))).toEqual([['approve', ['later']]])
})

test.each([
  ['a deputy', step('me'), step('other', { deputyFor: 'Name of me' })],
  ['whom a deputy stands in for', step('me', { deputyFor: 'Name of other' }), step('other')],
])('%s decides no more either', (_who, own, other) => {
  const owed = [line('approve', ['me', 'other'])]
  expect(stillOwed({ owed, steps: [own, other] }, 'me')).toEqual([])
})
