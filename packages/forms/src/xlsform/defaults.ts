import { checkValue } from '../check-value.ts'
import { evaluateRule } from '../rules.ts'
import type { Question, Rule } from '../types.ts'
import { kindOf, type Answering } from './answer-kinds.ts'
import type { NamedChoice } from './choice-lists.ts'
import { geopointOf, placeIn } from './geopoints.ts'
import { numberText } from './xpath-parts.ts'

/** The starting answer that a cell gives; `undefined` when none that fits. */
export function defaultIn(
  cell: string,
  asked: Answering,
  entries: readonly NamedChoice[],
): Rule | undefined {
  const rule = ruleIn(cell, asked, entries)
  // Which day it is makes no difference to whether a day fits.
  const scope = { value: null, answerOf: () => null, today: '2026-01-01' }
  const choices = entries.map(({ choice }) => choice)
  const question: Question = { ...asked, key: 'default', label: {}, choices }
  const result = checkValue(question, evaluateRule(rule, scope))
  return result.ok && result.value !== null ? rule : undefined
}

function ruleIn(cell: string, asked: Answering, entries: readonly NamedChoice[]): Rule {
  if (cell === 'today()') {
    return { op: 'today' }
  }
  if (cell.includes('${')) {
    return null
  }
  if (asked.type === 'location') {
    return placeIn(cell)
  }
  const named = (name: string): string =>
    entries.find((entry) => entry.name === name)?.choice.value ?? name
  const kind = kindOf(asked)
  if (kind === 'number') {
    return Number(cell)
  }
  return kind === 'many' || asked.type === 'rank' ? cell.split(/\s+/).map(named) : named(cell)
}

/** A starting answer as the text of a cell; `''` when it has none, or one that never fits. */
export function defaultCell(
  { default: rule, type, many }: Question,
  entries: readonly NamedChoice[],
): string {
  const isPlace = type === 'location' && typeof rule === 'string'
  const cell = rule === undefined ? '' : isPlace ? geopointOf(rule) : cellOf(rule, entries)
  const answering = { type, ...(many === undefined ? {} : { many }) }
  return cell !== '' && defaultIn(cell, answering, entries) === undefined ? '' : cell
}

function cellOf(rule: Rule, entries: readonly NamedChoice[]): string {
  const nameOf = (value: string | number): string =>
    entries.find(({ choice }) => choice.value === value)?.name ?? String(value)
  if (typeof rule === 'number') {
    return numberText(rule) ?? ''
  }
  if (typeof rule === 'string') {
    return nameOf(rule)
  }
  if (rule === null || typeof rule !== 'object') {
    return ''
  }
  if (!('op' in rule)) {
    // What travels beside a row may be anything.
    return Array.isArray(rule) ? rule.map(nameOf).join(' ') : ''
  }
  return rule.op === 'today' ? 'today()' : ''
}
