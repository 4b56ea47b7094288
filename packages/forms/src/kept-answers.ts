import { readEntry } from './reading.ts'
import { laidOut } from './repeats.ts'
import { questionsOf } from './structure.ts'
import type { Answer, Answers, EvaluateContext, FormDefinition } from './types.ts'

/**
 * The answers with each calculated one beside them, as they are kept; what nothing comes to is left
 * out. What was kept when the entry was handed in stays.
 */
export function withCalculated(
  definition: FormDefinition,
  answers: Answers,
  context: EvaluateContext,
): Answers {
  const keys = calculatedKeys(definition, answers)
  if (context.isKept === true || keys.length === 0) {
    return answers
  }
  const { rows } = readEntry(definition, answers, context)
  const kept: Record<string, Answer> = { ...withoutCalculated(definition, answers) }
  for (const { question, value } of rows) {
    if (question.type === 'calc' && typeof value === 'number') {
      kept[question.key] = { ...kept[question.key], value }
    }
  }
  return kept
}

/** The answers that people gave: of a calculated one what stands beside it, such as its note. */
export function withoutCalculated(definition: FormDefinition, answers: Answers): Answers {
  const calculated = new Set(calculatedKeys(definition, answers))
  if (calculated.size === 0) {
    return answers
  }
  const given = Object.entries(answers).flatMap(([key, answer]): [string, Answer][] => {
    if (!calculated.has(key)) {
      return [[key, answer]]
    }
    const { value: _calculated, ...beside } = answer
    return Object.keys(beside).length === 0 ? [] : [[key, { value: null, ...beside }]]
  })
  return Object.fromEntries(given)
}

function calculatedKeys(definition: FormDefinition, answers: Answers): string[] {
  return questionsOf(laidOut(definition, answers)).flatMap(({ question: { key, type } }) =>
    type === 'calc' ? [key] : [],
  )
}
