import { rateClasses, type RateClass } from '@holdpoint/api'

type Bucket = { tokens: number; at: number }

const bucketsMax = 20_000

/** Takes one token; answers the seconds to wait when there is none. */
export type TakeToken = (who: string, rate: RateClass, nowMs: number) => number

/** Counts calls per person (or network) and class, in memory: a restart forgives everybody. */
export function createRateLimits(): TakeToken {
  // In the order of their last use, so that a flood of new callers pushes out the idle ones only.
  const buckets = new Map<string, Bucket>()

  return (who, rate, nowMs) => {
    const { burst, perSecond } = rateClasses[rate]
    const key = `${rate}:${who}`
    const known = buckets.get(key) ?? { tokens: burst, at: nowMs }
    const passedMs = Math.max(0, nowMs - known.at)
    const refilled = Math.min(burst, known.tokens + (passedMs / 1000) * perSecond)
    const isHeard = refilled >= 1
    buckets.delete(key)
    buckets.set(key, { tokens: isHeard ? refilled - 1 : refilled, at: nowMs })
    for (const oldest of buckets.keys()) {
      if (buckets.size <= bucketsMax) {
        break
      }
      buckets.delete(oldest)
    }
    return isHeard ? 0 : Math.ceil((1 - refilled) / perSecond)
  }
}
