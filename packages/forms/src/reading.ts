import { checkAnswer } from './check-answer.ts'
import { ruleValueOf, type RuleScope } from './rules.ts'
import { everythingOf, takesAnswer } from './structure.ts'
import type {
  Answer,
  Answers,
  EvaluateContext,
  FormDefinition,
  NumberedQuestion,
  RuleValue,
} from './types.ts'
import { hiddenOf } from './visibility.ts'

/** A question with its checked answer, as evaluation and scoring share it. */
export type ReadQuestion = NumberedQuestion & {
  readonly answer: Answer
  /** The sentence of a stored answer that no longer fits; such an answer counts as empty. */
  readonly invalid: string | null
  readonly visible: boolean
  readonly value: RuleValue
  readonly scope: RuleScope
}

/** An entry read once against its definition. */
export type Reading = {
  readonly rows: readonly ReadQuestion[]
  readonly hidden: ReadonlySet<string>
}

const nothing: Answer = { value: null }

/** Checks every answer and decides what is visible, in one pass over the definition. */
export function readEntry(
  definition: FormDefinition,
  answers: Answers,
  context: EvaluateContext,
): Reading {
  const everything = everythingOf(definition)
  const values = new Map<string, RuleValue>()
  const checked = everything.map((row) => {
    const { question } = row
    const stored = Object.hasOwn(answers, question.key) ? answers[question.key] : undefined
    const result =
      stored === undefined || !takesAnswer(question) ? undefined : checkAnswer(question, stored)
    const answer = result?.ok === true ? result.answer : nothing
    const value = ruleValueOf(question, answer)
    values.set(question.key, value)
    return { ...row, answer, value, invalid: result?.ok === false ? result.problem.message : null }
  })
  const hidden = hiddenOf(definition, (key) => values.get(key) ?? null, context.today)
  const answerOf = (key: string): RuleValue => (hidden.has(key) ? null : (values.get(key) ?? null))
  const rows = checked.map((row) => ({
    ...row,
    visible: !hidden.has(row.question.key),
    scope: { value: row.value, answerOf, today: context.today },
  }))
  return { rows, hidden }
}
