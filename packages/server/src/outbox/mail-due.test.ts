import { expect, test } from 'vitest'
import { mailDueAt } from './mail-due.ts'

const timeZone = 'America/Chicago'
const quiet = { from: '22:00', to: '05:30' }
const plain = { quiet: null, digestAt: '06:00' }

const due = (pace: 'never' | 'at_once' | 'daily', now: string, chosen = plain as never) =>
  mailDueAt(pace, chosen, { now: new Date(now), timeZone })?.toISOString() ?? null

test('never, at once, or at the hour of the daily mail', () => {
  expect(due('never', '2026-03-05T15:00:00Z')).toBeNull()
  expect(due('at_once', '2026-03-05T15:00:00Z')).toBe('2026-03-05T15:00:00.000Z')
  // Six in the morning of Chicago is noon in winter.
  expect(due('daily', '2026-03-05T11:59:00Z')).toBe('2026-03-05T12:00:00.000Z')
  expect(due('daily', '2026-03-05T12:00:00Z')).toBe('2026-03-06T12:00:00.000Z')
  // The clocks go forward on 8 March.
  expect(due('daily', '2026-03-07T15:00:00Z')).toBe('2026-03-08T11:00:00.000Z')
})

test.each([
  ['the evening before', '2026-03-06T03:59:00Z', '2026-03-06T03:59:00.000Z'],
  ['their first moment', '2026-03-06T04:00:00Z', '2026-03-06T11:30:00.000Z'],
  ['after midnight', '2026-03-06T08:00:00Z', '2026-03-06T11:30:00.000Z'],
  ['their end', '2026-03-06T11:30:00Z', '2026-03-06T11:30:00.000Z'],
])('waits for the end of quiet hours: %s', (_when, now, wanted) => {
  expect(due('at_once', now, { quiet, digestAt: '06:00' } as never)).toBe(wanted)
})

test('a daily mail at a quiet hour waits as well', () => {
  const chosen = { quiet, digestAt: '03:00' } as never
  expect(due('daily', '2026-03-05T15:00:00Z', chosen)).toBe('2026-03-06T11:30:00.000Z')
})

test('quiet hours within one day', () => {
  const chosen = { quiet: { from: '08:00', to: '12:00' }, digestAt: '06:00' } as never
  expect(due('at_once', '2026-03-05T15:00:00Z', chosen)).toBe('2026-03-05T18:00:00.000Z')
  expect(due('at_once', '2026-03-05T19:00:00Z', chosen)).toBe('2026-03-05T19:00:00.000Z')
})
