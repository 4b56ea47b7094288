import type { Question, Rule } from '@holdpoint/forms'
import { readTest, ruleOf, testWords, type Test, type TestName } from '@holdpoint/forms/editing'
import type { TestSaid } from './logic-input.server.ts'
import { logicWords as words } from './logic.words.ts'
import type { NamedForm } from './rule-words.ts'

/** A rule as it was read, none where nothing was said, or what is wrong with it by field. */
export type ReadRule =
  | { ok: true; rule: Rule | undefined }
  | { ok: false; problems: Readonly<Record<string, string>> }

type ConditionSaid = { mode: 'all' | 'any'; rows: readonly TestSaid[]; json: string }

/** Reads a condition: its rows, or what is written as JSON; not both, for one of them would be lost. */
export function readCondition(
  { mode, rows, json }: ConditionSaid,
  field: string,
  { named }: NamedForm,
): ReadRule {
  if (json !== '') {
    return rows.length === 0
      ? readJson(json, `${field}Rule`)
      : { ok: false, problems: { [`${field}Rule`]: words.bothWritten } }
  }
  const problems: Record<string, string> = {}
  const tests = rows.map((row, place): Test | null => {
    const read = readOwnTest(row, named.get(row.of)?.question)
    if (!read.ok) {
      problems[`${field}[${place}].${read.field}`] = read.problem
      return null
    }
    return { ...read.test, of: row.of }
  })
  if (Object.keys(problems).length > 0) {
    return { ok: false, problems }
  }
  const whole = tests.filter((test) => test !== null)
  return { ok: true, rule: whole.length === 0 ? undefined : ruleOf({ mode, tests: whole }) }
}

/**
 * Reads a rule that is one sentence, about another question where `of` names it: what a reaction, a
 * check or a step of approval stands on.
 */
export function readOneRule(
  row: { is: string; value: string; rule: string; of?: string },
  field: string,
  question: Question | undefined,
): ReadRule {
  if (row.rule !== '') {
    return readJson(row.rule, `${field}.rule`)
  }
  const read = readOwnTest(row, question)
  return read.ok
    ? { ok: true, rule: ruleOf({ mode: 'all', tests: [{ ...read.test, of: row.of ?? null }] }) }
    : { ok: false, problems: { [`${field}.${read.field}`]: read.problem } }
}

type OwnTest =
  | { ok: true; test: Test }
  | { ok: false; field: 'of' | 'is' | 'value'; problem: string }

function readOwnTest(row: { is: string; value: string }, question: Question | undefined): OwnTest {
  if (question === undefined) {
    return { ok: false, field: 'of', problem: words.noQuestion }
  }
  if (!isTestName(row.is)) {
    return { ok: false, field: 'is', problem: words.noTest }
  }
  const read = readTest(question, row.is, row.value)
  if (!read.ok) {
    return { ok: false, field: 'value', problem: read.problem }
  }
  const { value } = read
  return { ok: true, test: { of: null, is: row.is, ...(value === undefined ? {} : { value }) } }
}

function isTestName(word: string): word is TestName {
  return Object.hasOwn(testWords, word)
}

/**
 * Reads a rule that is written as JSON. Whether it is one is seen with the rest of the definition, where
 * the engine's schema looks.
 */
export function readJson(json: string, field: string): ReadRule {
  try {
    return { ok: true, rule: JSON.parse(json) as Rule }
  } catch {
    return { ok: false, problems: { [field]: words.noJson } }
  }
}
