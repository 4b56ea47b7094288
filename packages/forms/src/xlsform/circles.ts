import { isSection } from '../structure.ts'
import type { FormDefinition, Item, Question } from '../types.ts'
import { cyclesOf } from '../visibility.ts'
import { words } from './words.ts'

/**
 * The definition with nothing that depends on itself: what closes such a circle always shows, and is
 * calculated from nothing. `tell` hears its key, and what became of it.
 */
export function withoutCircles(
  definition: FormDefinition,
  tell: (key: string, message: string) => void,
): FormDefinition {
  const inCircle = cyclesOf(definition)
  if (inCircle.length === 0) {
    return definition
  }
  const freed = <One extends Item | Question>(item: One): One => {
    // Where a calculation may be what closes it, that goes first: another round tells.
    if ('calc' in item) {
      tell(item.key, words.circleOfNumbers)
      const { calc: _calc, ...others } = item
      return others as One
    }
    if (item.visible !== undefined) {
      tell(item.key, words.circle)
    }
    const { visible: _visible, ...shown } = item
    return shown as One
  }
  const items = definition.items.map((item): Item => {
    if (!isSection(item)) {
      return inCircle.includes(item.key) ? freed(item) : item
    }
    // A question depends on its section, so the circle may go through that.
    const isOpen =
      inCircle.includes(item.key) || item.items.some(({ key }) => inCircle.includes(key))
    const inside = item.items.map((inner) => (inCircle.includes(inner.key) ? freed(inner) : inner))
    return { ...(isOpen ? freed(item) : item), items: inside }
  })
  // Each round frees at least one item, and there is an end of those.
  return withoutCircles({ ...definition, items }, tell)
}
