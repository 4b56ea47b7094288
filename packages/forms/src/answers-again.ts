import { checkValue } from './check-value.ts'
import { readEntry } from './reading.ts'
import { picksMany, questionsOf, withChoices } from './structure.ts'
import type { Answers, EvaluateContext, FormDefinition } from './types.ts'

/** Whether any question of a form begins with what was answered the last time. */
export function startsWithLast(definition: FormDefinition): boolean {
  return questionsOf(definition).some(({ question }) => question.startsWithLast === true)
}

/**
 * What an entry begins with that was answered the last time, maybe in an earlier version of the form:
 * what showed then, by the key and the type of its question, where it still fits.
 */
export function answersAgain(
  last: { definition: FormDefinition; answers: Answers },
  definition: FormDefinition,
  context: EvaluateContext,
): Answers {
  const shown = new Map(
    readEntry(last.definition, last.answers, context)
      .rows.filter(({ visible }) => visible)
      .map((row) => [row.question.key, row] as const),
  )
  const again = questionsOf(definition).flatMap(({ question }) => {
    const row = question.startsWithLast === true ? shown.get(question.key) : undefined
    const isAlike =
      row?.question.type === question.type && picksMany(row.question) === picksMany(question)
    if (row === undefined || !isAlike || row.answer.value === null) {
      return []
    }
    const checked = checkValue(withChoices(definition, question), row.answer.value)
    return checked.ok && checked.value !== null
      ? [[question.key, { value: checked.value }] as const]
      : []
  })
  return Object.fromEntries(again)
}
