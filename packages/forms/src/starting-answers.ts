import { checkValue } from './check-value.ts'
import { laidOut } from './repeats.ts'
import { evaluateRule } from './rules.ts'
import { questionsOf } from './structure.ts'
import type { Answer, Answers, EvaluateContext, FormDefinition } from './types.ts'

/** The answers a new entry starts with: each question's `default`, where it fits the question. */
export function startingAnswers(definition: FormDefinition, context: EvaluateContext): Answers {
  const scope = { value: null, answerOf: () => null, today: context.today }
  const started: [string, Answer][] = []
  for (const { question } of questionsOf(laidOut(definition, {}))) {
    if (question.default === undefined) {
      continue
    }
    const result = checkValue(question, evaluateRule(question.default, scope))
    if (result.ok && result.value !== null) {
      started.push([question.key, { value: result.value }])
    }
  }
  return Object.fromEntries(started)
}
