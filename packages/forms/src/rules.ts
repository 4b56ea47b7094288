import { dayNumber } from './dates.ts'
import { ruleDepthMax } from './limits.ts'
import { instancesIn } from './repeats.ts'
import { riskRankOf } from './risk.ts'
import { isAggregate, type Aggregate } from './rule-changes.ts'
import type { AggregateOperator, Answer, Question, Rule, RuleValue } from './types.ts'

/** What a rule can see. */
export type RuleScope = {
  /** The answer of the question the rule stands on. */
  readonly value: RuleValue
  /** The answer of another question; empty when hidden, unanswered or unknown. */
  readonly answerOf: (key: string) => RuleValue
  readonly today: string
}

/**
 * What a rule comes to. It always comes to something: a wrong operand, an unknown operator and
 * anything nested deeper than the bound are empty. Comparisons with empty are false.
 */
export function evaluateRule(rule: Rule, scope: RuleScope): RuleValue {
  return run(rule, scope, 0)
}

/** Whether a rule holds: it came to exactly `true`. */
export function holds(rule: Rule, scope: RuleScope): boolean {
  return evaluateRule(rule, scope) === true
}

function run(rule: Rule, scope: RuleScope, depth: number): RuleValue {
  if (rule === null || typeof rule !== 'object') {
    return literal(rule)
  }
  if (Array.isArray(rule)) {
    return constants(rule)
  }
  if (depth >= ruleDepthMax || !('op' in rule)) {
    return null
  }
  if (rule.op === 'answer') {
    return literal(scope.answerOf(rule.key))
  }
  if (rule.op === 'value') {
    return literal(scope.value)
  }
  if (rule.op === 'today') {
    return scope.today
  }
  if (isAggregate(rule)) {
    return aggregated(rule.op, keysOfAll(rule).map(scope.answerOf))
  }
  const args: readonly Rule[] = Array.isArray(rule.args) ? rule.args : []
  const at = (index: number): RuleValue => run(args[index] ?? null, scope, depth + 1)
  switch (rule.op) {
    case 'and':
      return args.every((arg) => run(arg, scope, depth + 1) === true)
    case 'or':
      return args.some((arg) => run(arg, scope, depth + 1) === true)
    case 'not':
      return negated(at(0))
    case 'answered':
      return at(0) !== null
    case 'isNA':
      return at(0) === 'na'
    case 'count':
      return sizeOf(at(0))
    case 'round':
      return rounded(at(0), args.length > 1 ? at(1) : 0)
    case 'in':
      return isMember(at(0), at(1))
    case 'contains':
      return doesContain(at(0), at(1))
    case 'dateDiff':
      return daysBetween(at(0), at(1))
    case 'add':
    case 'sub':
    case 'mul':
    case 'div':
      return arithmetic(rule.op, at(0), at(1))
    case 'eq':
    case 'ne':
    case 'lt':
    case 'le':
    case 'gt':
    case 'ge':
      return compared(rule.op, at(0), at(1))
    default:
      rule satisfies never
      return null
  }
}

function keysOfAll({ key, of }: Aggregate): readonly string[] {
  return of ?? [key]
}

function aggregated(op: AggregateOperator, values: readonly RuleValue[]): RuleValue {
  const numbers = values.filter((value) => typeof value === 'number')
  const [first, ...rest] = numbers
  return first === undefined ? null : literal(rest.reduce(aggregates[op], first))
}

const aggregates = {
  sum: (a: number, b: number) => a + b,
  least: (a: number, b: number) => Math.min(a, b),
  greatest: (a: number, b: number) => Math.max(a, b),
} as const satisfies Record<AggregateOperator, (a: number, b: number) => number>

// An empty list, an empty text and a number that is none are all the same: empty.
function literal(value: RuleValue | undefined): RuleValue {
  if (
    value === undefined ||
    value === '' ||
    (typeof value === 'number' && !Number.isFinite(value))
  ) {
    return null
  }
  if (Array.isArray(value)) {
    return constants(value)
  }
  return value
}

function constants(list: readonly unknown[]): RuleValue {
  const kept = list.filter((entry) => typeof entry === 'string' || typeof entry === 'number')
  return kept.length === 0 ? null : kept
}

function isList(value: RuleValue): value is readonly (string | number)[] {
  return Array.isArray(value)
}

function negated(value: RuleValue): RuleValue {
  return value === null ? null : value !== true
}

// Empty counts as none: "fewer than two people" is true while nobody is picked.
function sizeOf(value: RuleValue): number {
  if (value === null) {
    return 0
  }
  return isList(value) ? value.length : 1
}

function isMember(needle: RuleValue, list: RuleValue): boolean {
  return needle !== null && !isList(needle) && isList(list)
    ? list.some((entry) => entry === needle)
    : false
}

function doesContain(whole: RuleValue, part: RuleValue): boolean {
  if (typeof whole === 'string' && typeof part === 'string') {
    return whole.includes(part)
  }
  return isMember(part, whole)
}

function daysBetween(from: RuleValue, to: RuleValue): RuleValue {
  if (typeof from !== 'string' || typeof to !== 'string') {
    return null
  }
  const [start, end] = [dayNumber(from.slice(0, 10)), dayNumber(to.slice(0, 10))]
  return start === null || end === null ? null : end - start
}

function arithmetic(op: 'add' | 'sub' | 'mul' | 'div', a: RuleValue, b: RuleValue): RuleValue {
  if (typeof a !== 'number' || typeof b !== 'number') {
    return null
  }
  const result = { add: a + b, sub: a - b, mul: a * b, div: a / b }[op]
  return Number.isFinite(result) ? result : null
}

function rounded(value: RuleValue, digits: RuleValue): RuleValue {
  if (typeof value !== 'number' || typeof digits !== 'number') {
    return null
  }
  return roundTo(value, Math.min(Math.max(Math.trunc(digits), 0), 10))
}

/** Rounds half away from zero; shields against binary noise, so that 1.005 becomes 1.01. */
export function roundTo(value: number, digits: number): number {
  const scale = 10 ** digits
  const scaled = Math.abs(value) * scale
  // So far out a number has no decimals left to round.
  if (!(scaled < 2 ** 51)) {
    return value
  }
  return (Math.sign(value) * Math.round(scaled + scaled * Number.EPSILON)) / scale + 0
}

function compared(
  op: 'eq' | 'ne' | 'lt' | 'le' | 'gt' | 'ge',
  a: RuleValue,
  b: RuleValue,
): boolean {
  if (a === null || b === null) {
    return false
  }
  if (op === 'eq' || op === 'ne') {
    return isSame(a, b) === (op === 'eq')
  }
  const order = orderOf(a, b)
  if (order === null) {
    return false
  }
  return { lt: order < 0, le: order <= 0, gt: order > 0, ge: order >= 0 }[op]
}

function isSame(a: RuleValue, b: RuleValue): boolean {
  if (isList(a) && isList(b)) {
    return a.length === b.length && a.every((entry) => b.includes(entry))
  }
  return a === b
}

// Texts order by code unit, which is the right order for dates and times.
function orderOf(a: RuleValue, b: RuleValue): number | null {
  if (typeof a === 'number' && typeof b === 'number') {
    return a - b
  }
  if (typeof a === 'string' && typeof b === 'string') {
    return a < b ? -1 : a > b ? 1 : 0
  }
  return null
}

/**
 * An answer as rules see it: photos and files are their ids, a signature is the signer's name, a risk its
 * level.
 */
export function ruleValueOf(question: Question, answer: Answer | undefined): RuleValue {
  switch (question.type) {
    case 'photo':
    case 'file':
      return literal((answer?.media ?? []).map(({ uploadId }) => uploadId))
    case 'signature':
      return literal(answer?.signature?.name)
    case 'instances':
      return literal(instancesIn(question, answer))
    case 'risk':
      return riskRankOf(question, answer?.value ?? null)
    case 'note':
      return null
    default:
      return literal(answer?.value)
  }
}

/**
 * The keys of the questions whose answers a rule reads, of those the ones of which it takes all
 * answers and the ones of which it takes the one there is; `readsSelf` when it reads its own.
 */
export function readsOf(rule: Rule | undefined): {
  keys: string[]
  overAll: Set<string>
  ofOne: Set<string>
  readsSelf: boolean
} {
  const keys = new Set<string>()
  const overAll = new Set<string>()
  const ofOne = new Set<string>()
  let readsSelf = false
  // A plain stack: a rule may be nested deeper than the call stack is.
  const open: unknown[] = [rule]
  while (open.length > 0) {
    const node = open.pop()
    if (typeof node !== 'object' || node === null || !('op' in node)) {
      continue
    }
    if ('key' in node && typeof node.key === 'string') {
      const all = 'of' in node && Array.isArray(node.of) ? node.of.map(String) : [node.key]
      all.forEach((key) => keys.add(key))
      const read = node.op === 'answer' ? ofOne : overAll
      all.forEach((key) => read.add(key))
    }
    readsSelf ||= node.op === 'value'
    if ('args' in node && Array.isArray(node.args)) {
      for (const arg of node.args) {
        open.push(arg)
      }
    }
  }
  return { keys: [...keys], overAll, ofOne, readsSelf }
}
