import type { Clock } from './clock.ts'

/** A clock that a test turns by hand. */
export interface TestClock extends Clock {
  pass: (ms: number) => void
}

export function testClock(): TestClock {
  let now = 0
  let waiting: { at: number; work: () => void }[] = []
  return {
    now: () => now,
    after(delayMs, work) {
      const one = { at: now + delayMs, work }
      waiting.push(one)
      return () => {
        waiting = waiting.filter((candidate) => candidate !== one)
      }
    },
    pass(ms) {
      now += ms
      const due = waiting.filter(({ at }) => at <= now)
      waiting = waiting.filter(({ at }) => at > now)
      due.forEach(({ work }) => work())
    },
  }
}
