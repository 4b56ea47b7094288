import { askedIn, askingQuestion } from '../asked.ts'
import { placedItems, rulesOf } from '../placed.ts'
import type { RuleUse } from '../rule-changes.ts'
import { readsOf } from '../rules.ts'
import { isSection } from '../structure.ts'
import type { FormDefinition } from '../types.ts'
import { numbersOf } from './numbers.ts'
import { locate } from './tree.ts'

/**
 * Who reads an answer: a rule of an item, or (without a key) the condition of a step of approval, or
 * an approval or a signature that asks whom it names.
 */
export type Reader = {
  readonly key: string | null
  /** The item's number, or which approval or signature it is. */
  readonly number: string
  readonly what: Exclude<RuleUse, 'default'> | 'approval' | 'asks' | 'asksToSign'
}

/**
 * Who reads the answer of a question, in page order and steps of approval last. Of a section: who
 * reads an answer of its questions from outside, and would ask in vain if it were removed.
 */
export function readersOf(definition: FormDefinition, key: string): Reader[] {
  const item = locate(definition, key)?.item
  const inside = item !== undefined && isSection(item) ? item.items.map((one) => one.key) : []
  const asked = new Set([key, ...inside])
  const reads = (keys: readonly string[]): boolean => keys.some((one) => asked.has(one))
  const numbers = numbersOf(definition)
  const readers = placedItems(definition)
    .filter((placed) => placed.item !== item && !inside.includes(placed.item.key))
    .flatMap((placed): Reader[] => {
      const uses = rulesOf(placed)
        .filter(({ rule }) => reads(readsOf(rule).keys))
        .flatMap(({ use }) => (use === 'default' ? [] : [use]))
      const number = numbers.get(placed.item.key) ?? ''
      return [...new Set(uses)].map((what) => ({ key: placed.item.key, number, what }))
    })
  const steps = (definition.workflow?.approvals ?? []).flatMap((step, place): Reader[] =>
    reads(readsOf(step.condition).keys)
      ? [{ key: null, number: `${place + 1}`, what: 'approval' }]
      : [],
  )
  const asking = askedIn(definition).flatMap(({ asked, path: [, list, place] }): Reader[] =>
    reads([askingQuestion(asked) ?? ''])
      ? [
          {
            key: null,
            number: `${Number(place) + 1}`,
            what: list === 'signatures' ? 'asksToSign' : 'asks',
          },
        ]
      : [],
  )
  return [...readers, ...steps, ...asking]
}
