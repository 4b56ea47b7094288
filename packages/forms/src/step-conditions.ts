import { readEntry } from './reading.ts'
import { laidOut } from './repeats.ts'
import { holds } from './rules.ts'
import { scoreReading } from './score.ts'
import type { Answers, ApprovalStep, EvaluateContext, FormDefinition, RuleValue } from './types.ts'

/**
 * What the condition of a step reads beside answers, by the name that it has in place of a question's
 * key, and what a sentence calls it. No key of a question has a colon.
 */
export const outcomeNames: ReadonlyMap<string, string> = new Map([
  ['form:percent', 'the score'],
  ['form:result', 'the result'],
  ['form:criticalFailures', 'the number of critical failures'],
])

/** Which of a form's steps of approval an entry with these answers asks for, in their order. */
export function stepsAsked(
  definition: FormDefinition,
  answers: Answers,
  context: EvaluateContext,
): { step: ApprovalStep; isAsked: boolean }[] {
  const steps = definition.workflow?.approvals ?? []
  if (steps.every(({ condition }) => condition === undefined)) {
    return steps.map((step) => ({ step, isAsked: true }))
  }
  const reading = readEntry(definition, answers, context)
  const score = scoreReading(definition, reading)
  const values = new Map<string, RuleValue>([
    ...reading.rows
      .filter(({ visible }) => visible)
      .map(({ question, value }) => [question.key, value] as const),
    ['form:percent', score?.percent ?? null],
    ['form:result', score?.result ?? null],
    ['form:criticalFailures', score?.criticalFailures.length ?? 0],
  ])
  const scope = {
    value: null,
    answerOf: (key: string) => values.get(key) ?? null,
    today: context.today,
  }
  const conditions = laidOut(definition, answers).workflow?.approvals ?? []
  return steps.map((step, place) => {
    const condition = conditions[place]?.condition
    return { step, isAsked: condition === undefined || holds(condition, scope) }
  })
}
