import { expect, test } from 'vitest'
import type { Waiting, WaitingKind } from '@holdpoint/api'
import { waitingCard } from './waiting-cards.ts'

const allDrafts = '/my-forms?section=ongoing&selectedFilterId=none&selectedStartDate=none'
const clock = { timeZone: 'America/Chicago', now: new Date('2026-11-22T11:42:00Z') }

function card(kind: WaitingKind, count: number, detail = 'Dana Okafor') {
  const waiting: Waiting = { kind, count, first: { id: '01J', title: 'Swivel 4', detail } }
  const { name, detail: said, to } = waitingCard(waiting, clock)
  return [name, said, to]
}

test.each([
  ['handed_back', 2, 'WW-1', 'Swivel 4, WW-1', '/my-form/fill-out/01J?only=1'],
  ['to_sign', 2, 'Dana Okafor', 'Swivel 4, Dana Okafor', '/pending-approvals?kind=form'],
  ['to_sign', 1, 'Dana', 'Swivel 4, Dana', '/review-form/review-form-question/01J?tab=6'],
  ['to_approve', 1, 'Dana', 'Swivel 4, Dana', '/pending-approvals'],
  [
    ...(['actions_overdue', 3, '2026-11-13', '9 days late: Swivel 4'] as const),
    '/actions?section=mine&overdueSelected=true',
  ],
  [
    'actions_open',
    1,
    '2026-11-22',
    'Today: Swivel 4',
    '/actions?section=mine&selectedFilterId=none',
  ],
  ['drafts', 2, 'WW-1', 'Swivel 4, WW-1', allDrafts],
  [
    ...(['messages_unread', 2, 'Dana', 'Swivel 4, Dana'] as const),
    '/message-center?section=inbox&selectedFilterId=none',
  ],
  [
    ...(['forms_assigned', 2, '2026-11-22T12:00:00Z'] as const),
    'Swivel 4, due 22 Nov, 06:00',
    '/my-forms?section=ongoing&selectedFilterId=none&isAssignedSelected=true&selectedStartDate=none',
  ],
  [
    ...(['forms_assigned', 1, '2026-11-22T11:00:00Z'] as const),
    'Swivel 4, overdue since 22 Nov, 05:00',
    '/my-form/fill-out/01J',
  ],
  ['drafts', 1, 'WW-1', 'Swivel 4, WW-1', '/my-form/fill-out/01J'],
] as const)('%s, %i of them', (kind, count, detail, said, to) => {
  expect(card(kind, count, detail).slice(1)).toEqual([said, to])
})

test('a kind of which nothing is told leads to all of them', () => {
  expect(waitingCard({ kind: 'drafts', count: 1, first: null }, clock)).toMatchObject({
    detail: '',
    to: allDrafts,
  })
})
