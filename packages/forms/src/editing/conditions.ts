import { comparisons } from '../rule-sentence.ts'
import type { Rule } from '../types.ts'

/** What an answer can be asked, as the middle of a sentence says it. */
export const testWords = {
  ...comparisons,
  includes: 'includes',
  answered: 'is answered',
  notAnswered: 'is not answered',
  isNA: 'is N/A',
} as const

/** What an answer can be asked. */
export type TestName = keyof typeof testWords

/** One sentence of a condition: “Wind” is more than 30. */
export type Test = {
  /** The key of a question, a name of `outcomeNames`, or null for the question it stands on. */
  readonly of: string | null
  readonly is: TestName
  /** What it is compared with; a comparison with nothing never holds. */
  readonly value?: string | number
}

/** A rule that people can write: sentences of which all have to hold, or any. */
export type Condition = { readonly mode: 'all' | 'any'; readonly tests: readonly Test[] }

/** Whether a test compares with a value. */
export function takesValue(is: TestName): boolean {
  return is !== 'answered' && is !== 'notAnswered' && is !== 'isNA'
}

/** A rule as sentences; null where it says more than those can, and stays what it is. */
export function conditionOf(rule: Rule): Condition | null {
  if (rule === true) {
    return { mode: 'all', tests: [] }
  }
  const isMany = isOperator(rule) && (rule.op === 'and' || rule.op === 'or')
  const rules = isMany ? rule.args : [rule]
  const tests = rules.map(testOf).filter((test) => test !== null)
  return tests.length === rules.length
    ? { mode: isMany && rule.op === 'or' ? 'any' : 'all', tests }
    : null
}

/** Sentences as a rule. Without any it always holds, whichever way they are joined. */
export function ruleOf({ mode, tests }: Condition): Rule {
  const rules = tests.map(ruleOfTest)
  const [only] = rules
  if (only === undefined) {
    return true
  }
  return mode === 'all' && rules.length === 1
    ? only
    : { op: mode === 'all' ? 'and' : 'or', args: rules }
}

type Operator = Extract<Rule, { readonly op: string }>

function isOperator(rule: Rule): rule is Operator {
  return rule !== null && typeof rule === 'object' && 'op' in rule
}

function testOf(rule: Rule): Test | null {
  if (!isOperator(rule)) {
    return null
  }
  switch (rule.op) {
    case 'answered':
    case 'isNA':
      return asked(rule.args[0], rule.op)
    case 'not': {
      const [inner] = rule.args
      return isOperator(inner) && inner.op === 'answered'
        ? asked(inner.args[0], 'notAnswered')
        : null
    }
    case 'contains':
      return compared(rule.args, 'includes')
    case 'eq':
    case 'ne':
    case 'lt':
    case 'le':
    case 'gt':
    case 'ge':
      return compared(rule.args, rule.op)
    default:
      return null
  }
}

function asked(subject: Rule, is: TestName): Test | null {
  if (!isOperator(subject)) {
    return null
  }
  if (subject.op === 'value') {
    return { of: null, is }
  }
  return subject.op === 'answer' ? { of: subject.key, is } : null
}

function compared([subject, value]: readonly [Rule, Rule], is: TestName): Test | null {
  const test = asked(subject, is)
  return test !== null && (typeof value === 'string' || typeof value === 'number')
    ? { ...test, value }
    : null
}

function ruleOfTest(test: Test): Rule {
  const { of, is } = test
  const value = test.value ?? null
  const subject: Rule = of === null ? { op: 'value' } : { op: 'answer', key: of }
  switch (is) {
    case 'answered':
    case 'isNA':
      return { op: is, args: [subject] }
    case 'notAnswered':
      return { op: 'not', args: [{ op: 'answered', args: [subject] }] }
    case 'includes':
      return { op: 'contains', args: [subject, value] }
    default:
      return { op: is, args: [subject, value] }
  }
}
