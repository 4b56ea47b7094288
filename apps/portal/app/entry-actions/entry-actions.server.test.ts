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

test('an action leads to its own page', () => {
  expect(toActionLine(raised, clock).to).toBe('/actions/a-1')
  expect(toActionLine(raised, clock).raisedAt).toMatch(/^\/my-form\/fill-out\/.+\?tab=3$/)
  expect(toActionLine({ ...raised, type: 'review_form' }, clock).raisedAt).toMatch(
    /^\/review-form\/review-form-question\/.+\?tab=2$/,
  )
})

test.each([
  ['open', '2026-11-19', true],
  ['open', '2026-11-20', false],
  ['on_hold', '2026-11-19', true],
  ['closed', '2026-11-19', false],
  ['cancelled', '2026-11-19', false],
] as const)('an action that is %s and due on %s is late: %s', (status, dueOn, isLate) => {
  const action = { ...raised.action, status, dueOn }
  expect(toActionLine({ ...raised, action }, clock).due.isLate).toBe(isLate)
})
