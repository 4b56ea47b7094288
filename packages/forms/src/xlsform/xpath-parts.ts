import { isDate, isDateTime } from '../dates.ts'
import type { Rule } from '../types.ts'
import type { AnswerKind, Answering } from './answer-kinds.ts'

/** What a rule may name, as a workbook does. */
export type RuleContext = {
  readonly questionOf: (key: string) => Answering | undefined
  /** The name that a choice of a question has in the workbook. */
  readonly choiceName: (key: string, value: string) => string
  /**
   * Whether a question is asked several times beside the rule, where other programs take the one answer
   * that stands there for all.
   */
  readonly isBeside?: (key: string) => boolean
  /** The key of the question that the rule stands on. */
  readonly self?: string
}

/** A part of an expression that is no constant; `key` is the question whose answer it is. */
export type Part = { readonly text: string; readonly kind: AnswerKind; readonly key?: string }

/** A constant as it is written beside a part, or `null` where the two are never compared alike. */
export function constantBeside(
  constant: Rule,
  { kind, key }: Part,
  { choiceName }: RuleContext,
): string | null {
  const named = (value: string): string | null =>
    quoted(key === undefined ? value : choiceName(key, value))
  switch (kind) {
    case 'number':
      return typeof constant === 'number' ? numberText(constant) : null
    case 'text':
    case 'code':
      return typeof constant === 'string' ? named(constant) : null
    case 'many': {
      // Several answers are one text there; which of two comes first is nobody's choice.
      const [only, ...others] = Array.isArray(constant) ? constant : []
      return typeof only === 'string' && others.length === 0 ? named(only) : null
    }
    case 'day':
      return typeof constant === 'string' && isDate(constant) ? `date('${constant}')` : null
    case 'moment':
      return typeof constant === 'string' && isDateTime(constant)
        ? `date-time('${constant}')`
        : null
    case 'time':
    case 'given':
      return null
  }
}

/** A number as XPath writes it, which knows no exponents. */
export function numberText(number: number): string | null {
  const text = String(number)
  return /^-?\d+(\.\d+)?$/.test(text) ? text : null
}

/** A text in quotes. There is no way to write both kinds of them, and `${` names a question. */
function quoted(text: string): string | null {
  if (text === '' || text.includes('${') || /[‘’“”\n\r]/.test(text)) {
    return null
  }
  return !text.includes("'") ? `'${text}'` : !text.includes('"') ? `"${text}"` : null
}
