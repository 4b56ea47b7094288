import { questionCountMax } from '../limits.ts'
import { placedItems } from '../placed.ts'
import { everythingOf, isSection } from '../structure.ts'
import type { FormDefinition } from '../types.ts'
import { words } from '../words.ts'
import { locate, type Located } from './tree.ts'
import { editingWords } from './words.ts'

/**
 * The outcome of a change: the definition after it and the key of the item that was made or
 * touched, or a sentence on why it cannot be done. The definition that was given stays as it was.
 */
export type Edit =
  | {
      readonly ok: true
      readonly definition: FormDefinition
      readonly key: string
      /** What went with it, in sentences. */
      readonly lost: readonly string[]
    }
  | {
      readonly ok: false
      readonly problem: string
      /** Whether it is the place that cannot be. */
      readonly isOfPlace?: true
    }

type Refusal = Extract<Edit, { ok: false }>

/** The one item with a key, or why there is no such one. */
export function theItem(
  definition: FormDefinition,
  key: string,
): ({ readonly ok: true } & Located) | Refusal {
  if (doubleKeys(definition).includes(key)) {
    return { ok: false, problem: editingWords.doubleKey(key) }
  }
  const found = locate(definition, key)
  return found === undefined
    ? { ok: false, problem: editingWords.notFound }
    : { ok: true, ...found }
}

/** A change that cannot be done. */
export function refusedEdit(problem: string): Edit {
  return { ok: false, problem }
}

/** A change that cannot be done where it is wanted. */
export function refusedPlace(problem: string): Edit {
  return { ok: false, problem, isOfPlace: true }
}

/** A change that was done, unless the form has grown by it past what a definition may hold. */
export function doneEdit(
  before: FormDefinition,
  after: FormDefinition,
  key: string,
  lost: readonly string[] = [],
): Edit {
  // What goes into one of two sections with one key would come to stand in both.
  if (doubleKeys(after).length > doubleKeys(before).length) {
    return refusedEdit(editingWords.inBoth)
  }
  const grew = (sizeOf: (definition: FormDefinition) => number): boolean =>
    sizeOf(after) > questionCountMax && sizeOf(after) > sizeOf(before)
  if (grew((definition) => everythingOf(definition).length)) {
    return refusedEdit(words.tooManyQuestions(questionCountMax))
  }
  return grew(longestList)
    ? refusedEdit(editingWords.tooManyParts(questionCountMax))
    : { ok: true, definition: after, key, lost }
}

function doubleKeys(definition: FormDefinition): string[] {
  const seen = new Set<string>()
  return placedItems(definition).flatMap(({ item: { key } }) => {
    const isDouble = seen.has(key)
    seen.add(key)
    return isDouble ? [key] : []
  })
}

function longestList({ items }: FormDefinition): number {
  return items.reduce(
    (longest, item) => Math.max(longest, isSection(item) ? item.items.length : 0),
    items.length,
  )
}
