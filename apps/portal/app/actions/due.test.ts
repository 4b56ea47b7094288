import { expect, test } from 'vitest'
import { dueOf } from './due.ts'

// Late on the 20th in Chicago, while it is the 21st in Greenwich.
const clock = { timeZone: 'America/Chicago', now: new Date('2026-11-21T04:00:00Z') }

test.each([
  ['2026-11-11', true, '9 days late', '11 Nov'],
  ['2026-11-19', true, '1 day late', '19 Nov'],
  ['2026-11-20', false, 'Today', '20 Nov'],
  ['2026-11-21', false, 'Tomorrow', '21 Nov'],
  ['2027-01-08', false, 'In 49 days', '8 Jan 2027'],
  // To be verified: what was to be done by then is done.
  ['2026-11-11', false, null, '11 Nov'],
])('a day %s that is overdue: %s, reads %s', (dueOn, isOverdue, words, date) => {
  const due = dueOf({ dueOn, isOverdue, isOpen: true }, clock)
  expect(due).toEqual({ day: dueOn, words, date, isLate: isOverdue })
})

test.each([
  [1, '28 Nov, moved once'],
  [2, '28 Nov, moved twice'],
  [5, '28 Nov, moved 5 times'],
])('a day that was moved %i times says so', (dueMoves, date) => {
  const day = { dueOn: '2026-11-28', isOverdue: false, isOpen: true }
  expect(dueOf({ ...day, dueMoves }, clock).date).toBe(date)
  expect(dueOf({ ...day, isOpen: false }, clock)).toMatchObject({ words: null, date: '28 Nov' })
})
