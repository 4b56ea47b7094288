import type { QuestionType } from '../types.ts'

/**
 * What an answer is to a rule: a number; a text, or one value (`code`) or several (`many`) of those
 * that there are; a day, a time, or both (`moment`).
 */
export type AnswerKind = 'number' | 'text' | 'code' | 'many' | 'day' | 'moment' | 'time'

const kinds: Readonly<Record<QuestionType, AnswerKind | null>> = {
  text: 'text',
  longText: 'text',
  integer: 'number',
  decimal: 'number',
  rating: 'number',
  date: 'day',
  time: 'time',
  dateTime: 'moment',
  yesNo: 'code',
  choice: 'code',
  multiChoice: 'many',
  signature: 'text',
  photo: 'many',
  district: 'code',
  businessUnit: 'code',
  customer: 'code',
  crew: 'many',
  pad: 'many',
  note: null,
}

/** What the answer of a type is to a rule; `null` for what takes none. */
export function kindOf(type: QuestionType): AnswerKind | null {
  return kinds[type]
}
