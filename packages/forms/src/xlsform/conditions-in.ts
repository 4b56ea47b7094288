import type { Question, Rule, Validation } from '../types.ts'
import { boundsOf } from './bounds.ts'
import { labelIn, type Tell } from './labels.ts'
import type { Asked } from './asked.ts'
import { fromXPath, numberFromXPath, type RuleNames } from './rule-in.ts'
import { textIn, type Row } from './table.ts'
import { words } from './words.ts'

/** When a row shows. */
export function visibleIn(row: Row, find: RuleNames['find'], tell: Tell): { visible?: Rule } {
  const rule = ruleIn(row, 'relevant', { find, self: undefined }, tell, 'visible')
  return rule === undefined ? {} : { visible: rule }
}

const given: ReadonlyMap<string, boolean> = new Map([
  ['yes', true],
  ['true', true],
  ['true()', true],
  ['no', false],
  ['false', false],
  ['false()', false],
])

/** When a row has to be answered. */
export function requiredIn(
  row: Row,
  find: RuleNames['find'],
  tell: Tell,
): { required?: boolean | Rule } {
  const known = given.get(textIn(row, 'required').toLowerCase())
  const required = known ?? ruleIn(row, 'required', { find, self: undefined }, tell)
  return required === undefined ? {} : { required }
}

/** What the answer of a row is calculated from. */
export function calculationIn(row: Row, find: RuleNames['find'], tell: Tell): { calc?: Rule } {
  const result = numberFromXPath(textIn(row, 'calculation'), find)
  if (!result.ok) {
    tell(words.noRule('calculation', result.why), 'calc')
    return {}
  }
  result.changes?.forEach((change) => tell(change, 'calc'))
  return { calc: result.rule }
}

/** What an answer of a row has to be: between bounds, or what a rule says. */
export function constraintIn(
  row: Row,
  self: Asked,
  { first, find }: { readonly first: string; readonly find: RuleNames['find'] },
  tell: Tell,
): Pick<Question, 'min' | 'max' | 'maxLength' | 'validate'> {
  const cell = textIn(row, 'constraint')
  const message = labelIn(row, 'constraint_message', first, tell, 'validate')
  const bounds = message === undefined ? boundsOf(cell, self.type) : undefined
  if (bounds !== undefined) {
    return bounds
  }
  const rule = ruleIn(row, 'constraint', { find, self }, tell, 'validate')
  if (rule === undefined) {
    return {}
  }
  const failed = message ?? { [first]: words.constraintFailed }
  const check: Validation = { rule, message: failed, level: 'error' }
  return { validate: [check] }
}

function ruleIn(
  row: Row,
  column: string,
  names: RuleNames,
  tell: Tell,
  field = column,
): Rule | undefined {
  const cell = textIn(row, column)
  const result = cell === '' ? undefined : fromXPath(cell, names)
  if (result?.ok === false) {
    tell(words.noRule(column, result.why), field)
  } else {
    result?.changes?.forEach((change) => tell(change, field))
  }
  return result?.ok === true ? result.rule : undefined
}
