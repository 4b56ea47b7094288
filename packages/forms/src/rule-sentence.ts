import { formatDuration } from './duration.ts'
import { ruleDepthMax } from './limits.ts'
import { isRepeating, listQuestion } from './repeats.ts'
import { riskLevelNames } from './risk.ts'
import { isAggregate } from './rule-changes.ts'
import { outcomeNames } from './step-conditions.ts'
import { findItem, isSection } from './structure.ts'
import { textOf } from './text.ts'
import type { FormDefinition, Question, Rule } from './types.ts'
import { answerWords } from './answer-words.ts'

/** How a rule is told. */
export type RuleSentenceOptions = {
  /** The language of the labels. */
  readonly lang?: string
  /** The key of the question that the rule stands on. */
  readonly self?: string
  /** Whether keys and values stand behind their labels, to tell those apart that read alike. */
  readonly withKeys?: boolean
}

type Teller = {
  readonly lang: string
  readonly find: (key: string) => Question | undefined
  readonly self: Question | undefined
  readonly withKeys: boolean
}

/** How each comparison is said. */
export const comparisons = {
  eq: 'is',
  ne: 'is not',
  lt: 'is less than',
  le: 'is at most',
  gt: 'is more than',
  ge: 'is at least',
} as const

const sums = { add: 'plus', sub: 'minus', mul: 'times', div: 'divided by' } as const

const aggregates = {
  sum: 'the sum of all',
  least: 'the least of all',
  greatest: 'the greatest of all',
} as const

/**
 * A rule as an English sentence, with the questions' labels and the choices' labels in it:
 * `“Crane on site” is Yes and “Wind” is more than 30.` Like the evaluator it never throws.
 */
export function ruleSentence(
  rule: Rule,
  definition: FormDefinition,
  options: RuleSentenceOptions = {},
): string {
  const find = (key: string): Question | undefined => {
    const item = findItem(definition, key)
    if (item !== undefined && isRepeating(item)) {
      return listQuestion(item.key, item.repeat)
    }
    return item === undefined || isSection(item) ? undefined : item
  }
  const self = options.self === undefined ? undefined : find(options.self)
  const { lang = 'en', withKeys = false } = options
  const told = tell(rule, { lang, find, self, withKeys }, 0)
  return `${told.charAt(0).toUpperCase()}${told.slice(1)}.`
}

function tell(rule: Rule, teller: Teller, depth: number): string {
  if (rule === null || typeof rule !== 'object' || Array.isArray(rule)) {
    return constant(rule, undefined, teller)
  }
  if (depth >= ruleDepthMax || !('op' in rule)) {
    return '…'
  }
  if (rule.op === 'answer') {
    return toldQuestion(rule.key, teller)
  }
  if (isAggregate(rule)) {
    return `${aggregates[rule.op]} ${toldQuestion(rule.key, teller)}`
  }
  if (rule.op === 'value') {
    return 'this answer'
  }
  if (rule.op === 'today') {
    return 'today'
  }
  const args: readonly Rule[] = Array.isArray(rule.args) ? rule.args : []
  const [first, second] = [args[0] ?? null, args[1] ?? null]
  const say = (arg: Rule): string => tell(arg, teller, depth + 1)
  // A constant beside an answer is told as the choice it names.
  const beside = (arg: Rule, other: Rule): string =>
    isConstant(arg) ? constant(arg, subjectOf(other, teller), teller) : say(arg)
  switch (rule.op) {
    case 'and':
    case 'or':
      return args.map((arg) => joined(arg, say(arg))).join(` ${rule.op} `)
    case 'not':
      return toldNegated(first, say)
    case 'answered':
      return `${say(first)} is answered`
    case 'isNA':
      return `${say(first)} is N/A`
    case 'count':
      return `the count of ${say(first)}`
    case 'round':
      return `${say(first)} rounded${args.length > 1 ? ` to ${say(second)} decimals` : ''}`
    case 'in':
      return `${say(first)} is one of ${beside(second, first)}`
    case 'contains':
      return `${say(first)} includes ${beside(second, first)}`
    case 'dateDiff':
      return `the days from ${say(first)} to ${say(second)}`
    case 'add':
    case 'sub':
    case 'mul':
    case 'div':
      return `(${say(first)} ${sums[rule.op]} ${say(second)})`
    case 'eq':
    case 'ne':
    case 'lt':
    case 'le':
    case 'gt':
    case 'ge':
      return `${beside(first, second)} ${comparisons[rule.op]} ${beside(second, first)}`
    default:
      rule satisfies never
      return '…'
  }
}

function toldQuestion(key: string, teller: Teller): string {
  const question = teller.find(key)
  return question === undefined
    ? (outcomeNames.get(key) ?? `the unknown question ${key}`)
    : `“${textOf(question.label, teller.lang)}”${teller.withKeys ? ` (${key})` : ''}`
}

function isConstant(rule: Rule): boolean {
  return rule === null || typeof rule !== 'object' || Array.isArray(rule)
}

function joined(rule: Rule, told: string): string {
  const isCompound =
    rule !== null && typeof rule === 'object' && 'op' in rule && ['and', 'or'].includes(rule.op)
  return isCompound ? `(${told})` : told
}

function toldNegated(rule: Rule, say: (arg: Rule) => string): string {
  if (rule !== null && typeof rule === 'object' && 'op' in rule) {
    if (rule.op === 'answered') {
      return `${say(rule.args[0])} is not answered`
    }
    if (rule.op === 'isNA') {
      return `${say(rule.args[0])} is not N/A`
    }
  }
  return `it is not so that (${say(rule)})`
}

function subjectOf(rule: Rule, teller: Teller): Question | undefined {
  if (rule === null || typeof rule !== 'object' || !('op' in rule)) {
    return undefined
  }
  if (rule.op === 'answer') {
    return teller.find(rule.key)
  }
  return rule.op === 'value' ? teller.self : undefined
}

function constant(rule: Rule, subject: Question | undefined, teller: Teller): string {
  const { lang, withKeys } = teller
  if (Array.isArray(rule)) {
    return rule.map((entry) => constant(entry, subject, teller)).join(', ')
  }
  if (rule === null) {
    return 'empty'
  }
  if (subject?.type === 'yesNo' && (rule === 'yes' || rule === 'no' || rule === 'na')) {
    return answerWords('en')[rule]
  }
  if (subject?.type === 'duration' && typeof rule === 'number') {
    return formatDuration(rule)
  }
  const level = subject?.type === 'risk' ? riskLevelNames[Number(rule) - 1] : undefined
  if (level !== undefined) {
    return `${level}${withKeys ? ` (${String(rule)})` : ''}`
  }
  const choice = subject?.choices?.find((candidate) => candidate.value === rule)
  if (choice === undefined) {
    return withKeys ? JSON.stringify(rule) : String(rule)
  }
  return `${textOf(choice.label, lang)}${withKeys ? ` (${choice.value})` : ''}`
}
