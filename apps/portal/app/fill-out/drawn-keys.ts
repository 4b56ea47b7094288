import type { Drawn } from '@holdpoint/forms'
import type { PlacedQuestion } from './form-parts.ts'

/**
 * A name for each of what is drawn together, so that it is drawn on where others come or go: a
 * question has its key. A table has its answers and its place among those of one instance that have
 * the same, because its first row may be another one at any time.
 */
export function drawnKeys(drawn: readonly Drawn<PlacedQuestion>[]): string[] {
  const counts = new Map<string, number>()
  return drawn.map(({ isTable, rows: [first] }) => {
    if (first === undefined) {
      return ''
    }
    const { key, instance, type, choices = [] } = first.question
    if (!isTable) {
      return key
    }
    const kind = [instance?.number, type, ...choices.map(({ value }) => value)].join(' ')
    const place = counts.get(kind) ?? 0
    counts.set(kind, place + 1)
    return `table ${kind} ${place}`
  })
}
