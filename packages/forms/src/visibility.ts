import { calculatedOf } from './calculated.ts'
import { holds, readsOf } from './rules.ts'
import { isSection } from './structure.ts'
import type { EvaluateContext, FormDefinition, Question, Rule, RuleValue } from './types.ts'

type Node = {
  readonly key: string
  readonly rule: Rule | undefined
  readonly parent: string | null
  /** The question itself, where its answer is calculated. */
  readonly calculates?: Question
}

/**
 * What each item depends on: whether it shows, on the answers its rule reads and on its section; what
 * it comes to, where that is calculated, on the answers it is calculated from.
 */
export function dependencyNodes(definition: FormDefinition): Map<string, Node> {
  const nodes = new Map<string, Node>()
  for (const item of definition.items) {
    if (isSection(item)) {
      nodes.set(item.key, { key: item.key, rule: item.visible, parent: null })
    }
    for (const question of isSection(item) ? item.items : [item]) {
      nodes.set(question.key, nodeOf(question, isSection(item) ? item.key : null))
    }
  }
  return nodes
}

function nodeOf(question: Question, parent: string | null): Node {
  const { key, type, visible: rule } = question
  return { key, rule, parent, ...(type === 'calc' ? { calculates: question } : {}) }
}

/** The keys of what a node depends on. */
export function dependenciesOf(node: Node): string[] {
  const keys = [...readsOf(node.rule).keys, ...readsOf(node.calculates?.calc).keys]
  return node.parent === null ? keys : [node.parent, ...keys]
}

/** The keys of all that some items depend on, themselves or through others. */
export function sourcesOf(definition: FormDefinition, keys: readonly string[]): Set<string> {
  const nodes = dependencyNodes(definition)
  const reached = new Set<string>()
  const open = [...keys]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const node = nodes.get(next)
    for (const key of node === undefined ? [] : dependenciesOf(node)) {
      if (!reached.has(key)) {
        reached.add(key)
        open.push(key)
      }
    }
  }
  return reached
}

/** What depends on other answers: the items that are hidden, and what calculated answers come to. */
export type Settled = {
  readonly hidden: ReadonlySet<string>
  readonly calculated: ReadonlyMap<string, number | null>
}

/**
 * The keys of the hidden items and the calculated answers, each decided once and after everything it
 * depends on. The answer of a hidden question is empty for every rule, and so is a calculated one. In
 * a cycle, which the schema refuses, the item met first counts as visible and as empty: showing a
 * question too many is the safe mistake. Calculated answers that are `kept` are taken as they are.
 */
export function settle(
  definition: FormDefinition,
  answerOf: (key: string) => RuleValue,
  { today, isKept = false }: Pick<EvaluateContext, 'today' | 'isKept'>,
): Settled {
  const nodes = dependencyNodes(definition)
  const hidden = new Set<string>()
  const calculated = new Map<string, number | null>()
  const valueOf = (key: string): RuleValue =>
    calculated.has(key) ? (calculated.get(key) ?? null) : answerOf(key)
  const visibleAnswer = (key: string): RuleValue => (hidden.has(key) ? null : valueOf(key))
  const decide = (node: Node): void => {
    const scope = { value: answerOf(node.key), answerOf: visibleAnswer, today }
    const isIn = node.parent === null || !hidden.has(node.parent)
    if (!isIn || (node.rule !== undefined && !holds(node.rule, scope))) {
      hidden.add(node.key)
    }
    if (node.calculates !== undefined) {
      const kept = answerOf(node.key)
      const anew = isKept ? kept : calculatedOf(node.calculates, scope)
      calculated.set(node.key, typeof anew === 'number' && !hidden.has(node.key) ? anew : null)
    }
  }
  walk(nodes, decide)
  return { hidden, calculated }
}

/**
 * Meets each item once, after everything that it depends on. Depth first with a stack of
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

/** The items that depend, through others, on themselves. */
export function cyclesOf(definition: FormDefinition): string[] {
  const found = new Set<string>()
  walk(
    dependencyNodes(definition),
    () => undefined,
    (key) => found.add(key),
  )
  return [...found]
}
