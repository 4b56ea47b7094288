import { scoreMax, scoreMin, scoreStep } from '@holdpoint/api/vocabulary'

/** The lowest and the highest score that count, both included. */
export type ScoreRange = { low: number; high: number }

/** Which end of the range a thumb moves. */
export type ScoreEnd = keyof ScoreRange

/** The whole range, which filters by no score (spec 5). */
export const everyScore: ScoreRange = { low: scoreMin, high: scoreMax }

/**
 * Reads `low-high`, each end on the nearest step. No text is every score, and so is a text that is
 * no range.
 */
export function readScore(text: string | null | undefined): ScoreRange {
  const ends = /^\s*(\d{1,3})\s*-\s*(\d{1,3})\s*$/.exec(text ?? '')
  const [low, high] = [toStep(Number(ends?.[1])), toStep(Number(ends?.[2]))]
  return low <= high ? { low, high } : everyScore
}

/** Writes `low-high`, or `null` for the whole range, which is no filter. */
export function writeScore({ low, high }: ScoreRange): string | null {
  return low === scoreMin && high === scoreMax ? null : `${low}-${high}`
}

/** Moves one end; it stops at the other, because thumbs do not cross. */
export function moveEnd(range: ScoreRange, end: ScoreEnd, to: number): ScoreRange {
  const value = toStep(to)
  return end === 'low'
    ? { ...range, low: Math.min(value, range.high) }
    : { ...range, high: Math.max(value, range.low) }
}

/** The end that a press on the track means: the nearer one, or the one that can go there. */
export function nearestEnd({ low, high }: ScoreRange, to: number): ScoreEnd {
  return low === high ? (to < low ? 'low' : 'high') : to - low < high - to ? 'low' : 'high'
}

function toStep(value: number): number {
  return Math.min(scoreMax, Math.max(scoreMin, Math.round(value / scoreStep) * scoreStep))
}
