// A constraint of XLSForm is one expression. Where it only says between what an answer lies, it is
// the least and greatest answer here, which have sentences of their own.
import { isDate, isDateTime } from '../dates.ts'
import { numberMax } from '../limits.ts'
import type { Question, QuestionType } from '../types.ts'
import { kindOf } from './answer-kinds.ts'
import { numberText } from './xpath-parts.ts'
import { Untranslatable } from './xpath-tokens.ts'
import { parseXPath, type XPath } from './xpath.ts'

/** What bounds an answer. */
export type Bounds = Pick<Question, 'min' | 'max' | 'maxLength'>

/** The conditions that the bounds of a question come to. */
export function boundConditions({ type, min, max, maxLength }: Question): string[] {
  const conditions: string[] = []
  const add = (sign: string, bound: number | string | undefined): void => {
    const text = bound === undefined ? null : boundText(type, bound)
    if (text !== null) {
      conditions.push(`. ${sign} ${text}`)
    }
  }
  if (type !== 'rating') {
    add('>=', min)
    add('<=', max)
  }
  if (maxLength !== undefined) {
    conditions.push(`string-length(.) <= ${maxLength}`)
  }
  return conditions
}

function boundText(type: QuestionType, bound: number | string): string | null {
  if (typeof bound === 'number') {
    return kindOf({ type }) === 'number' ? numberText(bound) : null
  }
  if (type === 'date' && isDate(bound)) {
    return `date('${bound}')`
  }
  return type === 'dateTime' && isDateTime(bound) ? `date-time('${bound}')` : null
}

/** The bounds that a constraint says, when they are all that it says. */
export function boundsOf(constraint: string, type: QuestionType): Bounds | undefined {
  const bounds = new Map<keyof Bounds, number | string>()
  for (const part of partsOf(constraint)) {
    const found = boundIn(part, type)
    if (found === undefined || bounds.has(found[0])) {
      return undefined
    }
    bounds.set(...found)
  }
  return bounds.size === 0 ? undefined : Object.fromEntries(bounds)
}

function partsOf(constraint: string): XPath[] {
  try {
    const parts: XPath[] = []
    let rest = parseXPath(constraint)
    while (rest.is === 'operation' && rest.op === 'and') {
      parts.unshift(rest.args[1])
      rest = rest.args[0]
    }
    return [rest, ...parts]
  } catch (error) {
    if (error instanceof Untranslatable) {
      return []
    }
    throw error
  }
}

const mirrored: Readonly<Record<string, string>> = { '<': '>', '<=': '>=', '>': '<', '>=': '<=' }

function boundIn(part: XPath, type: QuestionType): [keyof Bounds, number | string] | undefined {
  if (part.is !== 'operation' || !Object.hasOwn(mirrored, part.op)) {
    return undefined
  }
  const [left, right] = part.args
  const isMirrored = left.is === 'constant'
  const [subject, bound] = isMirrored ? [right, left] : [left, right]
  const op = (isMirrored ? mirrored[part.op] : part.op) ?? ''
  if (subject.is === 'call' && subject.name === 'string-length') {
    const isOwn = subject.args.length === 1 && subject.args[0]?.is === 'self'
    const most = bound.is === 'constant' ? Number(bound.value) : Number.NaN
    const isText = type === 'text' || type === 'longText'
    return isOwn && isText && op === '<=' && Number.isInteger(most) && most > 0
      ? ['maxLength', most]
      : undefined
  }
  const value = subject.is === 'self' ? boundValue(bound, type) : undefined
  if (value === undefined) {
    return undefined
  }
  const field = op.startsWith('>') ? 'min' : 'max'
  if (op.endsWith('=')) {
    return [field, value]
  }
  // Of whole numbers, more than 3 is 4 and more.
  const isWhole = type === 'integer' || type === 'duration'
  return typeof value === 'number' && isWhole && Number.isInteger(value)
    ? [field, value + (field === 'min' ? 1 : -1)]
    : undefined
}

function boundValue(bound: XPath, type: QuestionType): number | string | undefined {
  if (type === 'integer' || type === 'decimal' || type === 'duration') {
    const number = bound.is === 'constant' && bound.value !== '' ? Number(bound.value) : Number.NaN
    return Math.abs(number) <= numberMax ? number : undefined
  }
  const [inside] = bound.is === 'call' && /^date(-time)?$/.test(bound.name) ? bound.args : []
  const text = inside?.is === 'constant' ? String(inside.value) : ''
  const isFit = type === 'date' ? isDate(text) : type === 'dateTime' && isDateTime(text)
  return isFit ? text : undefined
}
