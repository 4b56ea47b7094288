import { checkValue } from './check-value.ts'
import { precisionMax } from './limits.ts'
import type { Question } from './types.ts'

// A form has many questions, and each of its answers is judged while others wait.
const triesMax = 300
// Decimals of a step as it is compared: more than any question has.
const unit = 1e-7

/**
 * Whether some number answers a number question, by its bounds, its step and its decimals. What is
 * tried, from a bound inwards, is judged as an answer is. Where bounds and step meet too late to be
 * found, somebody may answer it.
 */
export function takesSomeNumber(question: Question): boolean {
  const { type, min, max, step } = question
  const isUpwards = typeof min === 'number'
  const bound = isUpwards ? min : max
  if (typeof bound !== 'number') {
    return true
  }
  const places = type === 'integer' ? 0 : Math.min(question.precision ?? precisionMax, precisionMax)
  const size = 10 ** -places
  const nearest = Math.round(bound / size)
  if (!Number.isSafeInteger(nearest)) {
    return true
  }
  const round = step === undefined ? 1 : triesUntilTheSame(step, size)
  // The first lies in front of the bound, which need not be a number that can be answered.
  for (let tries = -1; tries <= Math.min(round, triesMax); tries += 1) {
    const value = Number(((nearest + (isUpwards ? tries : -tries)) * size).toFixed(places))
    if (isUpwards && typeof max === 'number' && value > max) {
      return false
    }
    if (checkValue(question, value).ok) {
      return true
    }
  }
  return round > triesMax
}

/** After how many numbers of a size each lies as far from a step as the one with which they began. */
function triesUntilTheSame(step: number, size: number): number {
  const [ofStep, ofSize] = [Math.round(step / unit), Math.round(size / unit)]
  return ofStep / greatestCommonDivisor(ofStep, ofSize)
}

function greatestCommonDivisor(one: number, other: number): number {
  return other === 0 ? Math.max(one, 1) : greatestCommonDivisor(other, one % other)
}
