import { isSection } from '../structure.ts'
import type { Item, Question } from '../types.ts'
import { keyFor } from './keys.ts'
import { itemWithRules, ruleWithKeys } from '../rule-changes.ts'

/**
 * Copies of items under keys that are still free. Rules among them ask for the copies. A copy does
 * not give the title: only one question of a form can.
 */
export function copiesOf(items: readonly Item[], taken: Iterable<string>): Item[] {
  const used = new Set(taken)
  const keys = new Map<string, string>()
  for (const { key } of items.flatMap((item) => (isSection(item) ? [item, ...item.items] : item))) {
    const fresh = keyFor(key, used)
    used.add(fresh)
    keys.set(key, fresh)
  }
  const keyOf = (key: string): string => keys.get(key) ?? key
  const untitled = ({ titleAnswer, ...question }: Question): Question => ({
    ...question,
    key: keyOf(question.key),
  })
  return items
    .map((item) =>
      isSection(item)
        ? { ...item, key: keyOf(item.key), items: item.items.map(untitled) }
        : untitled(item),
    )
    .map((item) => itemWithRules(item, (rule) => ruleWithKeys(rule, keyOf)))
}
