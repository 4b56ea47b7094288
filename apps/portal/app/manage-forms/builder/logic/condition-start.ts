import type { Rule } from '@holdpoint/forms'
import { conditionOf, readTest, type Test } from '@holdpoint/forms/editing'
import type { ConditionStart, TestField } from './logic-page.ts'
import type { NamedForm } from './rule-words.ts'

/** Puts a rule into the rows of a condition, or as JSON where it says more than those can. */
export function conditionStart(rule: Rule | undefined, form: NamedForm): ConditionStart {
  if (rule === undefined) {
    return { mode: 'all', rows: [], rule: '' }
  }
  const condition = conditionOf(rule)
  // A sentence about the question that a rule stands on has no place among those about others.
  const isOffered = (test: Test) => test.of !== null && isSayable(test, test.of, form)
  if (condition === null || !condition.tests.every(isOffered)) {
    return { mode: 'all', rows: [], rule: asJson(rule) }
  }
  return { mode: condition.mode, rows: condition.tests.map(testStart), rule: '' }
}

/** The one sentence about the answer of `self` that a rule is; null where it says more. */
export function ownTestOf(rule: Rule, self: string, form: NamedForm): Test | null {
  const [test, ...others] = conditionOf(rule)?.tests ?? []
  const isOne = test?.of === null && others.length === 0
  return isOne && isSayable(test, self, form) ? test : null
}

/**
 * Whether a sentence comes back from its slots as it was. What they do not offer would be shown, and
 * saved, as the first that they do.
 */
function isSayable({ is, value }: Test, key: string, { named }: NamedForm): boolean {
  const question = named.get(key)?.question
  const read = question && readTest(question, is, String(value ?? ''))
  return read?.ok === true && read.value === value
}

/** Puts a sentence into its fields. */
export function testStart({ of, is, value }: Test): Record<TestField, string> {
  return { of: of ?? '', is, value: value === undefined ? '' : String(value) }
}

/** A rule as people write it who write it themselves. */
export function asJson(rule: Rule): string {
  return JSON.stringify(rule, null, 1)
}
