import { formatAnswer } from './format-answer.ts'
import { readEntry, type ReadQuestion } from './reading.ts'
import type {
  Answers,
  EvaluateContext,
  FormDefinition,
  HeaderAnswers,
  Lookups,
  PickerType,
} from './types.ts'

/** The title line of an entry: the shown answer of the `titleAnswer` question, or `''`. */
export function titleAnswerOf(
  definition: FormDefinition,
  answers: Answers,
  context: EvaluateContext,
  lookups: Lookups = {},
): string {
  const row = readEntry(definition, answers, context).rows.find(
    (candidate) => candidate.question.titleAnswer === true,
  )
  if (row === undefined || !row.visible) {
    return ''
  }
  return formatAnswer(row.question, row.answer, context.lang, lookups)
}

/** The header's answers as list columns, filters and report rows want them. */
export function headerAnswersOf(
  definition: FormDefinition,
  answers: Answers,
  context: EvaluateContext,
): HeaderAnswers {
  const rows = readEntry(definition, answers, context).rows.filter(
    (row) => row.question.header === true && row.visible,
  )
  return {
    district: codesOf(rows, 'district')[0] ?? null,
    businessUnit: codesOf(rows, 'businessUnit')[0] ?? null,
    customer: codesOf(rows, 'customer')[0] ?? null,
    crew: codesOf(rows, 'crew'),
    pad: codesOf(rows, 'pad'),
    byKey: Object.fromEntries(rows.map((row) => [row.question.key, row.answer.value])),
  }
}

function codesOf(rows: readonly ReadQuestion[], type: PickerType): readonly string[] {
  const value = rows.find((row) => row.question.type === type)?.answer.value ?? null
  if (value === null || typeof value === 'number') {
    return []
  }
  return typeof value === 'string' ? [value] : value
}
