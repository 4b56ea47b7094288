import { everythingOf, partsOf } from '../structure.ts'
import type { FormDefinition } from '../types.ts'

/** The number of each item by its key, of sections too; `''` where it has none. */
export function numbersOf(definition: FormDefinition): ReadonlyMap<string, string> {
  return new Map([
    ...partsOf(definition).map(({ item, number }) => [item.key, number] as const),
    ...everythingOf(definition).map(({ question, number }) => [question.key, number] as const),
  ])
}
