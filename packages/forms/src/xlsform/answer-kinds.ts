import { picksMany } from '../structure.ts'
import type { Question, QuestionType } from '../types.ts'

/**
 * What an answer is to a rule: a number; a text, or one value (`code`) or several (`many`) of those
 * that there are; a day, a time, or both (`moment`); or something of which only counts whether it is
 * there (`given`).
 */
export type AnswerKind = 'number' | 'text' | 'code' | 'many' | 'day' | 'moment' | 'time' | 'given'

const kinds: Readonly<Record<QuestionType, AnswerKind | null>> = {
  text: 'text',
  longText: 'text',
  email: 'text',
  phone: 'text',
  integer: 'number',
  decimal: 'number',
  rating: 'number',
  duration: 'number',
  // A rule reads its level, which no column of a workbook holds.
  risk: null,
  calc: 'number',
  date: 'day',
  time: 'time',
  dateTime: 'moment',
  yesNo: 'code',
  acknowledge: 'code',
  choice: 'code',
  multiChoice: 'many',
  // Which comes first no rule asks.
  rank: 'given',
  signature: 'text',
  // Other programs write a place in another way.
  location: 'given',
  sketch: 'given',
  barcode: 'text',
  photo: 'many',
  file: 'many',
  district: 'code',
  businessUnit: 'code',
  customer: 'code',
  crew: 'many',
  pad: 'many',
  equipment: 'code',
  person: 'code',
  note: null,
  // In no form that is written.
  instances: null,
}

/** As much of a question as says what its answer is. */
export type Answering = Pick<Question, 'type' | 'many'>

/** What the answer of a question is to a rule; `null` for what takes none. */
export function kindOf(question: Answering): AnswerKind | null {
  return picksMany(question) ? 'many' : kinds[question.type]
}
