import type { RuleUse } from './rule-changes.ts'
import { isSection } from './structure.ts'
import type { FormDefinition, Item, Question, Rule } from './types.ts'

/** Where something stands in a definition: `['items', 3, 'label']`. */
export type Path = readonly (string | number)[]

/** An item with its place. */
export type Placed = { readonly item: Item; readonly path: Path; readonly inSection: boolean }

/** Every section and question in page order, as they are written. */
export function placedItems(definition: FormDefinition): Placed[] {
  return definition.items.flatMap((item, index): Placed[] => {
    const path = ['items', index]
    const inside = isSection(item) ? item.items : []
    return [
      { item, path, inSection: false },
      ...inside.map((question, place) => ({
        item: question,
        path: [...path, 'items', place],
        inSection: true,
      })),
    ]
  })
}

type PlacedQuestion = { readonly question: Question; readonly path: Path }

/** The questions among placed items. */
export function questionsIn(placed: readonly Placed[]): PlacedQuestion[] {
  return placed.flatMap(({ item, path }) => (isSection(item) ? [] : [{ question: item, path }]))
}

/** A rule with its place, and what it decides. */
export type PlacedRule = { readonly rule: Rule; readonly path: Path; readonly use: RuleUse }

/** The rules that stand on an item. */
export function rulesOf({ item, path }: Placed): PlacedRule[] {
  const rules: PlacedRule[] = []
  const add = (rule: Rule | undefined, use: RuleUse, ...where: Path): void => {
    if (rule !== undefined) {
      rules.push({ rule, path: [...path, ...where], use })
    }
  }
  add(item.visible, 'visible', 'visible')
  if (isSection(item)) {
    return rules
  }
  add(item.required, 'required', 'required')
  add(item.calc, 'calculation', 'calc')
  item.on?.forEach((reaction, index) => add(reaction.when, 'reaction', 'on', index, 'when'))
  item.validate?.forEach((check, index) => add(check.rule, 'validation', 'validate', index, 'rule'))
  add(item.default, 'default', 'default')
  return rules
}
