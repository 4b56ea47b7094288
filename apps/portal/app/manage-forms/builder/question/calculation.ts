import {
  isSection,
  placedItems,
  takesAnswer,
  textOf,
  type FormDefinition,
  type Question,
  type QuestionType,
  type Rule,
} from '@holdpoint/forms'
import { formulaOf, readFormula } from '@holdpoint/forms/editing'
import { asJson } from '../logic/condition-start.ts'
import { wholeSentence, type NamedForm } from '../logic/rule-words.ts'
import { readJson } from '../logic/rule-from.ts'
import { inShort } from '../texts.ts'

// What a number is calculated from, as the builder writes it: a formula, or a rule as JSON where that
// says more than a formula can.

/** What the field of a calculation begins with. */
export function calculationStart({ calc }: Question, definition: FormDefinition): string {
  return calc === undefined ? '' : (formulaOf(calc, definition) ?? asJson(calc))
}

/** A calculation as it was read, none where nothing was written, or what is wrong with it. */
export type ReadCalculation = { ok: true; rule: Rule | undefined } | { ok: false; problem: string }

/** Reads a calculation: what begins with a bracket of JSON is a rule as it stands. */
export function readCalculation(text: string, definition: FormDefinition): ReadCalculation {
  const written = text.trim()
  if (written === '') {
    return { ok: true, rule: undefined }
  }
  if (!written.startsWith('{')) {
    return readFormula(written, definition)
  }
  const read = readJson(written, 'calc')
  return read.ok ? read : { ok: false, problem: read.problems['calc'] ?? '' }
}

/** What stands around the field of a calculation: what it says in words, and what it can name. */
export type CalculationView = {
  said: string | null
  names: { name: string; label: string }[]
}

const reckonable: readonly QuestionType[] = [
  'integer',
  'decimal',
  'rating',
  'duration',
  'calc',
  'date',
]
const counted: readonly QuestionType[] = ['multiChoice', 'photo', 'file', 'crew', 'pad']

/** The calculation of a question in words, and every other one that a formula can reckon with. */
export function calculationView(question: Question, form: NamedForm): CalculationView {
  const names = placedItems(form.definition).flatMap(({ item }) => {
    if (isSection(item) || !takesAnswer(item) || item.key === question.key) {
      return []
    }
    const isMany = counted.includes(item.type) || item.many === true
    const name = isMany ? `count-selected(\${${item.key}})` : `\${${item.key}}`
    const isNamed = isMany || reckonable.includes(item.type)
    return isNamed ? [{ name, label: inShort(textOf(item.label, form.lang)) }] : []
  })
  return {
    said: question.calc === undefined ? null : wholeSentence(question.calc, form, question.key),
    names,
  }
}
