import { parseAnswer } from '../parse-answer.ts'
import { picksMany } from '../structure.ts'
import type { Question, QuestionType } from '../types.ts'
import { takesValue, type TestName } from './conditions.ts'
import { editingWords } from './words.ts'

const ordered: readonly TestName[] = ['eq', 'ne', 'lt', 'le', 'gt', 'ge', 'answered', 'notAnswered']
const single: readonly TestName[] = ['eq', 'ne', 'answered', 'notAnswered']
const several: readonly TestName[] = ['includes', 'answered', 'notAnswered']
const evidence: readonly TestName[] = ['answered', 'notAnswered']
const written: readonly TestName[] = ['eq', 'ne', 'includes', 'answered', 'notAnswered']

const testsOfTypes: Readonly<Record<QuestionType, readonly TestName[]>> = {
  text: written,
  longText: written,
  email: written,
  phone: written,
  integer: ordered,
  decimal: ordered,
  date: ordered,
  time: ordered,
  dateTime: ordered,
  duration: ordered,
  yesNo: [...single, 'isNA'],
  choice: single,
  multiChoice: several,
  // Each choice is in every order.
  rank: evidence,
  rating: ordered,
  risk: ordered,
  acknowledge: evidence,
  calc: ordered,
  note: [],
  photo: evidence,
  sketch: evidence,
  signature: evidence,
  location: evidence,
  barcode: written,
  file: evidence,
  district: single,
  businessUnit: single,
  crew: several,
  customer: single,
  pad: several,
  equipment: single,
  person: single,
  // In no form that is written.
  instances: [],
}

/** What the answer of a question can be asked, by its type and by how much it holds. */
export function testsFor(question: Question): readonly TestName[] {
  return picksMany(question) ? several : testsOfTypes[question.type]
}

/** The outcome of reading what an answer is compared with; tests without a value have none. */
export type ReadTest =
  | { readonly ok: true; readonly value?: string | number }
  | { readonly ok: false; readonly problem: string }

/**
 * Reads what somebody typed or chose to compare an answer with: a number for numbers, the value of
 * a choice for choices. The question has the choices of a named list in place.
 */
export function readTest(question: Question, is: TestName, text: string): ReadTest {
  if (!testsFor(question).includes(is)) {
    return { ok: false, problem: editingWords.otherTest }
  }
  if (!takesValue(is)) {
    return { ok: true }
  }
  if (text.trim() === '') {
    return { ok: false, problem: editingWords.compareWith }
  }
  const read = parseAnswer(comparable(question), text)
  if (!read.ok) {
    return { ok: false, problem: read.problem.message }
  }
  const value = typeof read.value === 'object' ? read.value?.[0] : read.value
  return value === undefined
    ? { ok: false, problem: editingWords.compareWith }
    : { ok: true, value }
}

// A value may lie beyond the bounds of the answer ("at most 100" of what ends at 100), and it is one
// of the many that an answer may hold. A longer text than `text` takes is none that a rule can hold. A
// part of an address is none itself.
function comparable({ key, type, label, choices, max }: Question): Question {
  switch (type) {
    case 'longText':
    case 'email':
    case 'phone':
      return { key, type: 'text', label }
    case 'multiChoice':
      return { key, type: 'choice', label, choices: choices ?? [] }
    case 'choice':
      return { key, type, label, choices: choices ?? [] }
    case 'calc':
      return { key, type: 'decimal', label }
    case 'rating':
      return { key, type, label, ...(max === undefined ? {} : { max }) }
    // A rule reads the level of a risk, as many as a rating has steps.
    case 'risk':
      return { key, type: 'rating', label }
    default:
      return { key, type, label }
  }
}
