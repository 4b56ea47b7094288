// The parts of an expression as those of a rule. XPath makes a number of any text, and a text of any
// number; here each constant becomes what it stands beside, and the rest is told.
import { isDate, isDateTime, isTime } from '../dates.ts'
import type { ArithmeticOperator, Rule } from '../types.ts'
import type { AnswerKind } from './answer-kinds.ts'
import { Untranslatable } from './xpath-tokens.ts'

/** A part of a rule, and what it comes to. Constants fit themselves to the other side. */
export type Part = { readonly rule: Rule; readonly kind: AnswerKind | 'truth' | 'constant' }

/** The operators that put two parts in order. */
export type Order = 'lt' | 'le' | 'gt' | 'ge'

/** A part that comes to yes or no. */
export function truth(rule: Rule): Part {
  return { rule, kind: 'truth' }
}

/** A rule that holds where another does not. */
export function negated(rule: Rule): Rule {
  const isNegated = typeof rule === 'object' && rule !== null && 'op' in rule && rule.op === 'not'
  return isNegated ? rule.args[0] : { op: 'not', args: [rule] }
}

/** A rule as operands of `and` or `or`, which take any number of them. */
export function joined(rule: Rule, op: 'and' | 'or'): readonly Rule[] {
  const isSame = typeof rule === 'object' && rule !== null && 'op' in rule && rule.op === op
  return isSame ? rule.args : [rule]
}

/** What may be selected is one of several values, never a word of a text. */
export function chosen({ rule, kind }: Part): Rule {
  if (kind === 'code' || kind === 'many') {
    return rule
  }
  throw new Untranslatable('it asks for what is selected where nothing can be')
}

/** Whether a value is among those that are chosen. */
export function selected(whole: Part, part: Part): Part {
  const within = chosen(whole)
  if (part.kind !== 'constant' && part.kind !== 'text' && part.kind !== 'code') {
    throw new Untranslatable('it asks for more than one value that is selected')
  }
  const wanted = part.kind === 'constant' ? { ...part, rule: String(part.rule) } : part
  // Where one is chosen, being selected is being it; and nothing is selected where nothing is.
  return whole.kind === 'code' || wanted.rule === ''
    ? truth(same(whole, wanted))
    : truth({ op: 'contains', args: [within, wanted.rule] })
}

/** A part as a number, which a text in quotes may be too. */
export function numeric(part: Part): Rule {
  if (part.kind === 'number') {
    return part.rule
  }
  const number = part.kind === 'constant' && part.rule !== '' ? Number(part.rule) : Number.NaN
  if (Number.isFinite(number)) {
    return number
  }
  throw new Untranslatable('it reckons with what is no number')
}

/** What two parts come to; days apart are counted. */
export function summed(op: ArithmeticOperator, left: Part, right: Part): Part {
  if (op === 'sub' && left.kind === 'day' && right.kind === 'day') {
    return { rule: { op: 'dateDiff', args: [right.rule, left.rule] }, kind: 'number' }
  }
  return { rule: { op, args: [numeric(left), numeric(right)] }, kind: 'number' }
}

/** Whether two parts are the same. */
export function same(left: Part, right: Part): Rule {
  if (right.rule === '' || left.rule === '') {
    const other = right.rule === '' ? left.rule : right.rule
    return { op: 'not', args: [{ op: 'answered', args: [other] }] }
  }
  if (left.kind === 'constant' && right.kind === 'constant') {
    return String(left.rule) === String(right.rule)
  }
  if (left.kind === 'constant') {
    return same(right, left)
  }
  if (left.kind === 'number' || right.kind === 'number') {
    return { op: 'eq', args: [numeric(left), numeric(right)] }
  }
  const text = String(right.rule)
  if (right.kind === 'constant' ? !canBe(left.kind, text) : kin(left.kind) !== kin(right.kind)) {
    throw new Untranslatable('it compares what is never the same')
  }
  if (right.kind !== 'constant') {
    return { op: 'eq', args: [left.rule, right.rule] }
  }
  // Several answers are one text there, with blanks between them.
  return { op: 'eq', args: [left.rule, left.kind === 'many' ? text.split(/\s+/) : text] }
}

/** A chosen value is a text too. */
function kin(kind: Part['kind']): Part['kind'] {
  return kind === 'code' ? 'text' : kind
}

/** Whether a text that is written out may be what a part comes to. */
function canBe(kind: Part['kind'], text: string): boolean {
  switch (kind) {
    case 'truth':
    case 'given':
      return false
    case 'day':
      return isDate(text)
    case 'moment':
      return isDateTime(text)
    case 'time':
      return isTime(text)
    default:
      return true
  }
}

/** Whether one part comes before the other, as numbers or in time. */
export function ordered(op: Order, left: Part, right: Part): Rule {
  const isOfTime = isMoment(left) || isMoment(right)
  const areBoth = [left, right].every((part) => isMoment(part) || isWrittenMoment(part))
  // A day is its first moment; a time of day is of no day.
  const areOfDays = isOfDay(left) === isOfDay(right)
  return isOfTime && areBoth && areOfDays
    ? { op, args: [left.rule, right.rule] }
    : { op, args: [numeric(left), numeric(right)] }
}

function isMoment({ kind }: Part): boolean {
  return kind === 'day' || kind === 'moment' || kind === 'time'
}

function isOfDay({ rule, kind }: Part): boolean {
  return kind === 'constant' ? !isTime(String(rule)) : kind !== 'time'
}

function isWrittenMoment({ rule, kind }: Part): boolean {
  const isText = kind === 'constant' && typeof rule === 'string'
  return isText && (isDate(rule) || isDateTime(rule) || isTime(rule))
}
