import { withPoint, type Question } from '@holdpoint/forms'

/**
 * The reading one step up or down, inside the question's bounds. An empty one begins at the least
 * value, or at 0; what cannot be read begins anew.
 */
export function stepped(
  { min, max, step = 1 }: Pick<Question, 'min' | 'max' | 'step'>,
  text: string,
  direction: 1 | -1,
): string {
  const least = typeof min === 'number' ? min : -Infinity
  const most = typeof max === 'number' ? max : Infinity
  const current = text.trim() === '' ? NaN : Number(withPoint(text.trim()))
  const next = Number.isFinite(current)
    ? current + direction * step
    : Number.isFinite(least)
      ? least
      : 0
  // Sums of binary fractions carry dust: 0.1 + 0.2.
  return String(Number(Math.min(Math.max(next, least), most).toFixed(6)))
}
