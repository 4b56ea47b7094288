import type { FormDefinition, Rule } from '../types.ts'
import { AskedByKey } from '../xlsform/asked.ts'
import { numberFromXPath } from '../xlsform/rule-in.ts'
import { numberToXPath } from '../xlsform/rule-out.ts'
import { editingWords } from './words.ts'

/** The outcome of reading a formula. */
export type ReadFormula =
  | { readonly ok: true; readonly rule: Rule }
  | { readonly ok: false; readonly problem: string }

/**
 * Reads what a number is calculated from as people write it: `${load} / ${chart} * 100`, in the
 * expressions of XLSForm and with a stroke for their `div`.
 */
export function readFormula(text: string, definition: FormDefinition): ReadFormula {
  const asked = new AskedByKey(definition)
  const expression = text.trim().replaceAll('/', ' div ')
  const read = numberFromXPath(expression, (key) => asked.find(key, asked.sectionOf(key)))
  return read.ok
    ? { ok: true, rule: read.rule }
    : { ok: false, problem: editingWords.noFormula(read.why) }
}

/** What a number is calculated from as `readFormula` reads it; null where a rule says more than that. */
export function formulaOf(rule: Rule, definition: FormDefinition): string | null {
  const asked = new AskedByKey(definition)
  const text = numberToXPath(rule, {
    questionOf: (key) => asked.answering(key),
    choiceName: (_key, value) => value,
  })
  return text === null ? null : text.replaceAll(' div ', ' / ')
}
