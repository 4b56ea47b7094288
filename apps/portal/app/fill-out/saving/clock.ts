/** Time, as far as saving needs it; a test brings its own. */
export interface Clock {
  now: () => number
  /** Calls back later; answers how to call it off. */
  after: (delayMs: number, work: () => void) => () => void
}

export const browserClock: Clock = {
  now: () => Date.now(),
  after: (delayMs, work) => {
    const timer = setTimeout(work, delayMs)
    return () => clearTimeout(timer)
  },
}

const backOffMs = [1000, 2000, 5000, 10_000] as const

/** The pause before the next try: longer each time, at most ten seconds. */
export function backOff(tries: number): number {
  return backOffMs[Math.min(tries, backOffMs.length) - 1] ?? backOffMs[0]
}
