import { headerLength, isSection } from '../structure.ts'
import type { FormDefinition } from '../types.ts'
import { doneEdit, refusedEdit, theItem, type Edit } from './edit.ts'
import { withNewQuestion, withoutItem, withTopItem, type Located, type Slot } from './tree.ts'
import { editingWords } from './words.ts'

/** Which way an item moves on the page. */
export type Way = 'up' | 'down'

/**
 * Moves an item by one place. A question at the edge of its section goes on into the neighbouring
 * one, a header question stays within the header, and a section passes one neighbour.
 */
export function moveItem(definition: FormDefinition, key: string, way: Way): Edit {
  const found = theItem(definition, key)
  if (!found.ok) {
    return found
  }
  const slot = slotOf(definition, found, way)
  if (slot === null) {
    return refusedEdit(atTheEnd(definition, found, way))
  }
  const others = withoutItem(definition, found.item)
  const next = isSection(found.item)
    ? withTopItem(others, found.item, slot.index)
    : withNewQuestion(others, found.item, slot)
  return doneEdit(definition, next, key)
}

/** The slot that is counted without the item itself; null where it cannot go any further. */
function slotOf(
  definition: FormDefinition,
  { item, section, index }: Located,
  way: Way,
): Slot | null {
  const step = way === 'up' ? -1 : 1
  const header = headerLength(definition)
  if (section !== null && section.items[index + step] !== undefined) {
    return { section: section.key, index: index + step }
  }
  if (section === null && index < header) {
    const isInside = index + step >= 0 && index + step < header
    return isInside ? { section: null, index: index + step } : null
  }
  const place = section === null ? index : definition.items.indexOf(section)
  const neighbour = place + step < header ? undefined : definition.items[place + step]
  if (neighbour === undefined) {
    return null
  }
  if (!isSection(item) && isSection(neighbour)) {
    return { section: neighbour.key, index: way === 'up' ? neighbour.items.length : 0 }
  }
  // What leaves its section stands between it and the neighbour; what stood there passes it.
  return { section: null, index: section !== null && way === 'up' ? place : place + step }
}

function atTheEnd(definition: FormDefinition, { section, index }: Located, way: Way): string {
  if (way === 'up') {
    return editingWords.alreadyFirst
  }
  const isHeader = section === null && index < headerLength(definition)
  return isHeader ? editingWords.headerEdge : editingWords.alreadyLast
}
