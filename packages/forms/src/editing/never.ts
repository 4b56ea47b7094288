import { ruleDepthMax } from '../limits.ts'
import type { Rule, RuleLiteral } from '../types.ts'
import { canBe, canCompare, canContain, type PossibleAnswers } from './possible-answers.ts'

/** What the answer that a rule reads can be; null where nothing is known of it. */
export type AnswersOf = (key: string | null) => PossibleAnswers | null

/**
 * Whether a rule holds for no answers at all. It may fail to see so of a rule that computes, and
 * never says so of a rule that can hold.
 */
export function neverHolds(rule: Rule, answersOf: AnswersOf, depth = 0): boolean {
  if (rule === null || typeof rule !== 'object' || !('op' in rule)) {
    return rule !== true
  }
  const known = (subject: Rule): PossibleAnswers | null => {
    const key = keyOf(subject)
    return key === undefined ? null : answersOf(key)
  }
  const never = (inner: Rule): boolean => neverHolds(inner, answersOf, depth + 1)
  switch (rule.op) {
    case 'and':
      return depth < ruleDepthMax && (rule.args.some(never) || isTornApart(rule.args, answersOf))
    case 'or':
      return depth < ruleDepthMax && rule.args.every(never)
    case 'not':
      return rule.args[0] === true || rule.args[0] === null
    case 'answered':
      return known(rule.args[0])?.kind === 'none'
    case 'isNA':
      return isNever(known(rule.args[0]), (answers) => canBe(answers, 'na'))
    case 'contains': {
      const [whole, part] = rule.args
      return isNever(known(whole), (answers) => !isConstant(part) || canContain(answers, part))
    }
    case 'in': {
      const [one, list] = rule.args
      return isNever(
        known(one),
        (answers) => !Array.isArray(list) || list.some((entry) => canCompare(answers, 'eq', entry)),
      )
    }
    case 'eq':
    case 'ne':
    case 'lt':
    case 'le':
    case 'gt':
    case 'ge': {
      const { op } = rule
      const [one, other] = rule.args
      return isNever(known(one), (answers) => !isConstant(other) || canCompare(answers, op, other))
    }
    default:
      // An answer, a day and a number are never true themselves.
      return true
  }
}

function isNever(
  answers: PossibleAnswers | null,
  isPossible: (answers: PossibleAnswers) => boolean,
): boolean {
  return answers !== null && !isPossible(answers)
}

function isConstant(rule: Rule): rule is RuleLiteral {
  return rule === null || typeof rule !== 'object'
}

/** The key of the answer that is read, null for the question's own; undefined for anything else. */
function keyOf(subject: Rule): string | null | undefined {
  if (subject === null || typeof subject !== 'object' || !('op' in subject)) {
    return undefined
  }
  return subject.op === 'answer' ? subject.key : subject.op === 'value' ? null : undefined
}

/** Whether one answer would have to be two things at once, as where "all" was meant to be "any". */
function isTornApart(rules: readonly Rule[], answersOf: AnswersOf): boolean {
  const wanted = new Map<string | null, RuleLiteral>()
  return rules.some((rule) => {
    if (rule === null || typeof rule !== 'object' || !('op' in rule) || rule.op !== 'eq') {
      return false
    }
    const [subject, constant] = rule.args
    const key = keyOf(subject)
    if (key === undefined || !isConstant(constant) || answersOf(key)?.kind === 'list') {
      return false
    }
    const isOther = wanted.has(key) && wanted.get(key) !== constant
    wanted.set(key, constant)
    return isOther
  })
}
