import { expect, test } from 'vitest'
import { lengthOf, toWaiting } from './waiting.server.ts'

const hour = 3_600_000

test.each([
  [1, 'less than an hour'],
  [hour, '1 hour'],
  [4.9 * hour, '4 hours'],
  [47 * hour, '47 hours'],
  [48 * hour, '2 days'],
])('%d ms are %s', (milliseconds, said) => {
  expect(lengthOf(milliseconds)).toBe(said)
})

test('names those who have not decided on the step, and says when it is due or how late it is', () => {
  const one = { task: 'approve', step: 1, status: 'pending', person: { fullName: 'Ana Silva' } }
  const steps = [one, { ...one, step: 2, person: { fullName: 'Somebody later' } }] as never
  const waiting = { step: 1, since: '2026-03-05T10:00:00Z', dueAt: '2026-03-05T14:00:00Z' }
  const at = (now: string) =>
    toWaiting({ waiting, steps }, { timeZone: 'UTC', now: () => new Date(now) })
  expect(at('2026-03-05T12:00:00Z')).toMatchObject({ isOverdue: false })
  expect(at('2026-03-05T12:00:00Z')?.words).toMatch(/^Waits for Ana Silva since .* · due /)
  expect(at('2026-03-05T18:10:00Z')?.words).toMatch(/ · overdue by 4 hours$/)
  expect(toWaiting({ waiting: null, steps }, { timeZone: 'UTC', now: () => new Date() })).toBeNull()
})
