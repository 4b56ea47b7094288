import { expect, test } from 'vitest'
import type { MyFormAction } from '@holdpoint/api'
import { toActionLine } from './entry-actions.server.ts'

const raised: MyFormAction = {
  type: 'my_form',
  myFormId: '01J9ZK',
  action: {
    actionId: 'a-1',
    number: 'A-26-0007',
    title: 'Replace the torn liner',
    status: 'open',
    assignedTo: { personId: 'p-1', fullName: 'Dana Okafor', profileImage: null },
    dueOn: '2026-11-20',
  },
}

// Late on the 20th in Chicago, while it is the 21st in Greenwich.
const clock = { timeZone: 'America/Chicago', now: () => new Date('2026-11-21T04:00:00Z') }

test('an action leads to its own page, and nowhere for who may not open it', () => {
  expect(toActionLine(raised, clock, true).to).toBe('/actions/a-1')
  expect(toActionLine(raised, clock, false)).toMatchObject({ title: raised.action.title, to: null })
})

test.each([
  ['my_form', '/my-form/fill-out/01J9ZK?tab=3'],
  ['review_form', '/review-form/review-form-question/01J9ZK?tab=2'],
] as const)('an action of %s leads to %s', (type, to) => {
  expect(toActionLine({ ...raised, myFormId: '01J9ZK', type }, clock, true).raisedAt).toBe(to)
})

test.each([
  ['open', '2026-11-19', true],
  ['open', '2026-11-20', false],
  ['on_hold', '2026-11-19', true],
  ['closed', '2026-11-19', false],
  ['cancelled', '2026-11-19', false],
] as const)('an action that is %s and due on %s is late: %s', (status, dueOn, isLate) => {
  const action = { ...raised.action, status, dueOn }
  expect(toActionLine({ ...raised, action }, clock, true).due.isLate).toBe(isLate)
})
