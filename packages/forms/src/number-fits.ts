import { checkValue } from './check-value.ts'
import { precisionMax } from './limits.ts'
import type { Question } from './types.ts'

// Where steps, decimals and bounds meet at all, they do so within this many tries.
const triesMax = 10_000

/**
 * Whether some number answers a number question, by its bounds, its step and its decimals. What is
 * tried, from a bound inwards, is judged as an answer is.
 */
export function takesSomeNumber(question: Question): boolean {
  const { type, min, max, step } = question
  const isUpwards = typeof min === 'number'
  const bound = isUpwards ? min : max
  if (typeof bound !== 'number') {
    return true
  }
  const places = type === 'integer' ? 0 : Math.min(question.precision ?? precisionMax, precisionMax)
  // Steps are counted from the least number, or from 0 where there is none.
  const ways = [
    { from: 0, size: 10 ** -places },
    ...(step === undefined ? [] : [{ from: isUpwards ? bound : 0, size: step }]),
  ]
  return ways.some(({ from, size }) => {
    const first = Math.floor((bound - from) / size)
    for (let tries = 0; tries < triesMax; tries += 1) {
      const value = from + (isUpwards ? first + tries : first - tries) * size
      if (isUpwards && typeof max === 'number' && value > max) {
        return false
      }
      if (checkValue(question, Number(value.toFixed(places))).ok) {
        return true
      }
    }
    return false
  })
}
