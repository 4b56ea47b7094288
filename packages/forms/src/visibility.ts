import { holds, readsOf } from './rules.ts'
import { isSection } from './structure.ts'
import type { FormDefinition, Rule, RuleValue } from './types.ts'

type Node = {
  readonly key: string
  readonly rule: Rule | undefined
  readonly parent: string | null
}

/** What each item's visibility depends on: the answers its rule reads, and its section. */
export function visibilityNodes(definition: FormDefinition): Map<string, Node> {
  const nodes = new Map<string, Node>()
  for (const item of definition.items) {
    nodes.set(item.key, { key: item.key, rule: item.visible, parent: null })
    for (const question of isSection(item) ? item.items : []) {
      nodes.set(question.key, { key: question.key, rule: question.visible, parent: item.key })
    }
  }
  return nodes
}

function dependenciesOf(node: Node): string[] {
  const { keys } = readsOf(node.rule)
  return node.parent === null ? keys : [node.parent, ...keys]
}

/**
 * The keys of the hidden items, each decided once and after everything it depends on. The answer
 * of a hidden question is empty for every rule. In a cycle, which the schema refuses, the item met
 * first counts as visible: showing a question too many is the safe mistake.
 */
export function hiddenOf(
  definition: FormDefinition,
  answerOf: (key: string) => RuleValue,
  today: string,
): Set<string> {
  const nodes = visibilityNodes(definition)
  const hidden = new Set<string>()
  const visibleAnswer = (key: string): RuleValue => (hidden.has(key) ? null : answerOf(key))
  const decide = (node: Node): void => {
    const scope = { value: answerOf(node.key), answerOf: visibleAnswer, today }
    const isIn = node.parent === null || !hidden.has(node.parent)
    if (!isIn || (node.rule !== undefined && !holds(node.rule, scope))) {
      hidden.add(node.key)
    }
  }
  walk(nodes, decide)
  return hidden
}

/**
 * Meets each item once, after everything that its visibility depends on. Depth first with a stack of
 * its own, so that a chain of any length costs no call frames. A node met again while it is open
 * closes a cycle; `onCycle` hears of it once per closing edge.
 */
export function walk(
  nodes: ReadonlyMap<string, Node>,
  leave: (node: Node) => void,
  onCycle: (key: string) => void = () => undefined,
): void {
  const state = new Map<string, 'open' | 'done'>()
  for (const start of nodes.keys()) {
    const stack = [start]
    while (stack.length > 0) {
      const key = stack.at(-1) ?? ''
      const node = nodes.get(key)
      if (node === undefined || state.get(key) === 'done') {
        stack.pop()
      } else if (state.get(key) === 'open') {
        stack.pop()
        state.set(key, 'done')
        leave(node)
      } else {
        state.set(key, 'open')
        for (const next of dependenciesOf(node)) {
          if (state.get(next) === 'open') {
            onCycle(next)
          } else if (!state.has(next)) {
            stack.push(next)
          }
        }
      }
    }
  }
}

/** The items whose visibility depends, through others, on itself. */
export function cyclesOf(definition: FormDefinition): string[] {
  const found = new Set<string>()
  walk(
    visibilityNodes(definition),
    () => undefined,
    (key) => found.add(key),
  )
  return [...found]
}
