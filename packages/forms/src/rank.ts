import type { Question } from './types.ts'

/** What an order is written as, a field for each choice: its place, and the choice. */
export function rankFields(order: readonly string[]): string[] {
  return order.map((value, index) => placedChoice(index + 1, value))
}

/** A choice in a place, as its field says it. */
export function placedChoice(place: number, value: string): string {
  return `${place} ${value}`
}

/** The order that fields say, in whatever order they come; null where two share a place, or one is missing. */
export function orderIn(fields: readonly string[]): string[] | null {
  const placed = new Map<number, string>()
  for (const field of fields) {
    const [, place, value] = /^(\d{1,3}) (.+)$/s.exec(field) ?? []
    if (value !== undefined) {
      placed.set(Number(place), value)
    }
  }
  const order = fields.flatMap((_field, index) => placed.get(index + 1) ?? [])
  return order.length === fields.length ? order : null
}

/** Whether a value puts each choice of a question in a place of its own. */
export function isOrderOf({ choices = [] }: Question, value: unknown): value is readonly string[] {
  if (!Array.isArray(value) || value.length !== choices.length) {
    return false
  }
  const placed = new Set<unknown>(value)
  return placed.size === choices.length && choices.every((choice) => placed.has(choice.value))
}
