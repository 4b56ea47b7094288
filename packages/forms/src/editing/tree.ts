import { headerLength, isSection } from '../structure.ts'
import type { FormDefinition, Item, Question, Section } from '../types.ts'

/** An item as it is written, with the section that holds it and its place there. */
export type Located = {
  readonly item: Item
  /** Null at the top level. */
  readonly section: Section | null
  readonly index: number
}

/** Where a question is put: into a section or (null) at the top level, before what has this index. */
export type Slot = { readonly section: string | null; readonly index: number }

/** The section or question with this key, as it is written: named lists stay names. */
export function locate(definition: FormDefinition, key: string): Located | undefined {
  for (const [place, item] of definition.items.entries()) {
    if (item.key === key) {
      return { item, section: null, index: place }
    }
    const inside = isSection(item) ? item.items : []
    const index = inside.findIndex((inner) => inner.key === key)
    const inner = inside[index]
    if (isSection(item) && inner !== undefined) {
      return { item: inner, section: item, index }
    }
  }
  return undefined
}

/** Where the top level goes on behind the part that holds an item, and never within the header. */
export function indexBehind(definition: FormDefinition, key: string): number | null {
  const found = locate(definition, key)
  const part = found?.section ?? found?.item
  return part === undefined
    ? null
    : Math.max(definition.items.indexOf(part) + 1, headerLength(definition))
}

// Items are told apart as objects, not by key: a draft that came from elsewhere may use a key twice.

/** The definition with a section in the place of one of its sections. */
export function withSection(
  definition: FormDefinition,
  section: Section,
  next: Section,
): FormDefinition {
  return { ...definition, items: definition.items.map((one) => (one === section ? next : one)) }
}

/** The definition with each question changed. */
export function withQuestions(
  definition: FormDefinition,
  change: (question: Question) => Question,
): FormDefinition {
  const items = definition.items.map((one) =>
    isSection(one) ? { ...one, items: one.items.map(change) } : change(one),
  )
  return { ...definition, items }
}

/** The definition without one of its items; a section goes with its questions. */
export function withoutItem(definition: FormDefinition, gone: Item): FormDefinition {
  const items = definition.items
    .filter((one) => one !== gone)
    .map((one) =>
      isSection(one) ? { ...one, items: one.items.filter((inner) => inner !== gone) } : one,
    )
  return { ...definition, items }
}

/** The definition with one more item at the top level. */
export function withTopItem(definition: FormDefinition, item: Item, index: number): FormDefinition {
  return { ...definition, items: inserted(definition.items, item, index) }
}

/** The definition with one more question. */
export function withNewQuestion(
  definition: FormDefinition,
  question: Question,
  { section, index }: Slot,
): FormDefinition {
  if (section === null) {
    return withTopItem(definition, question, index)
  }
  const items = definition.items.map((one) =>
    isSection(one) && one.key === section
      ? { ...one, items: inserted(one.items, question, index) }
      : one,
  )
  return { ...definition, items }
}

function inserted<One>(list: readonly One[], item: One, index: number): One[] {
  return [...list.slice(0, index), item, ...list.slice(index)]
}
