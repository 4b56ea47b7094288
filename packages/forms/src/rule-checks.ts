import { ruleDepthMax, ruleSizeMax } from './limits.ts'
import { isAggregate } from './rule-changes.ts'
import type { Rule } from './types.ts'

type RuleOperator = Extract<Rule, { readonly op: string }>['op']

/** Something wrong with a rule, and where inside it. */
export type RuleProblem = { readonly path: readonly (string | number)[]; readonly message: string }

/** How many operands each operator takes, least and most. */
const operands: ReadonlyMap<string, readonly [number, number]> = new Map(
  Object.entries({
    answer: [0, 0],
    sum: [0, 0],
    least: [0, 0],
    greatest: [0, 0],
    value: [0, 0],
    today: [0, 0],
    and: [1, ruleSizeMax],
    or: [1, ruleSizeMax],
    not: [1, 1],
    answered: [1, 1],
    isNA: [1, 1],
    count: [1, 1],
    round: [1, 2],
    eq: [2, 2],
    ne: [2, 2],
    lt: [2, 2],
    le: [2, 2],
    gt: [2, 2],
    ge: [2, 2],
    in: [2, 2],
    contains: [2, 2],
    dateDiff: [2, 2],
    add: [2, 2],
    sub: [2, 2],
    mul: [2, 2],
    div: [2, 2],
  } satisfies Record<RuleOperator, readonly [number, number]>),
)

type Open = { readonly node: unknown; readonly path: readonly (string | number)[]; depth: number }

/**
 * What keeps a piece of JSON from being a rule; empty when nothing does. Walks with a stack of its
 * own, because the JSON may be nested deeper than the call stack is.
 */
export function ruleProblems(rule: unknown): RuleProblem[] {
  const open: Open[] = [{ node: rule, path: [], depth: 0 }]
  let size = 0
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    size += 1
    if (size > ruleSizeMax) {
      return [{ path: [], message: `A rule has at most ${ruleSizeMax} parts.` }]
    }
    if (next.depth > ruleDepthMax - 1) {
      return [{ path: [], message: `A rule is at most ${ruleDepthMax} levels deep.` }]
    }
    const message = nodeProblem(next.node)
    if (message !== null) {
      return [{ path: next.path, message }]
    }
    const { path, depth } = next
    argsOf(next.node).forEach((node, index) => {
      open.push({ node, path: [...path, 'args', index], depth: depth + 1 })
    })
  }
  return []
}

function argsOf(node: unknown): readonly unknown[] {
  const isOperator = typeof node === 'object' && node !== null && 'args' in node
  return isOperator && Array.isArray(node.args) ? node.args : []
}

function nodeProblem(node: unknown): string | null {
  if (node === null || typeof node === 'boolean') {
    return null
  }
  if (typeof node === 'number' || typeof node === 'string') {
    return constantProblem(node)
  }
  if (Array.isArray(node)) {
    return node.length <= ruleSizeMax && node.every((entry) => constantProblem(entry) === null)
      ? null
      : 'A list in a rule holds texts and numbers only.'
  }
  if (typeof node !== 'object' || !('op' in node) || typeof node.op !== 'string') {
    return 'A part of a rule is a constant, a list of constants, or an object with "op".'
  }
  return operatorProblem(node.op, node)
}

function constantProblem(value: unknown): string | null {
  if (typeof value === 'number' && Number.isFinite(value)) {
    return null
  }
  return typeof value === 'string' && value.length <= 300
    ? null
    : 'A constant is a finite number or a text of at most 300 characters.'
}

function operatorProblem(op: string, node: object): string | null {
  const bounds = operands.get(op)
  if (bounds === undefined) {
    return `The operator "${op.slice(0, 40)}" is not known.`
  }
  const isByKey = op === 'answer' || isAggregate({ op })
  const fields = isByKey ? ['op', 'key'] : bounds[1] === 0 ? ['op'] : ['op', 'args']
  const extra = Object.keys(node).find((field) => !fields.includes(field))
  if (extra !== undefined) {
    return `The operator "${op}" has no field "${extra.slice(0, 40)}".`
  }
  if (isByKey) {
    return 'key' in node && typeof node.key === 'string'
      ? null
      : `The operator "${op}" needs the key of a question.`
  }
  const [least, most] = bounds
  const count = argsOf(node).length
  if (count < least || count > most) {
    const wanted = least === most ? `${least}` : `${least} to ${most}`
    return `The operator "${op}" takes ${wanted} operands, not ${count}.`
  }
  return null
}
