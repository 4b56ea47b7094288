import type { Question, Section, Text } from '../types.ts'
import { answerWords } from '../answer-words.ts'
import { boundConditions } from './bounds.ts'
import type { NamedChoices } from './choice-lists.ts'
import { defaultCell } from './defaults.ts'
import { hintWithUnit } from './hints.ts'
import { numberToXPath, toXPath } from './rule-out.ts'
import { cellTextMax } from './sheets.ts'
import type { RuleContext } from './xpath-parts.ts'
import { typeCells } from './type-cells.ts'

/** What a row of the survey holds: plain texts by column, and texts in each language. */
export type RowCells = {
  readonly plain: Readonly<Record<string, string | number>>
  readonly texts: Readonly<Record<string, Text | undefined>>
}

/** What is around a row. */
export type CellContext = RuleContext & { readonly languages: readonly string[] }

/** The row of a question, which may choose from a list of the workbook. */
export function questionCells(
  question: Question,
  list: { readonly name: string } & NamedChoices,
  context: CellContext,
): RowCells {
  const { appearance = '', parameters = '', type } = typeCells(question, list.name)
  const { required, visible } = question
  const unit = unitOf(question)
  const { languages } = context
  const must = typeof required === 'boolean' ? (required ? 'yes' : 'no') : undefined
  return {
    plain: {
      type,
      name: question.key,
      required: must ?? (required === undefined ? '' : (toXPath(required, context) ?? '')),
      relevant: visible === undefined ? '' : (toXPath(visible, context) ?? ''),
      calculation: calculationCell(question, context),
      default: defaultCell(question, list.entries),
      appearance,
      parameters,
      'bind::ehs:unit': unit ?? '',
      constraint: conditionsOf(question, context).join(' and ').slice(0, cellTextMax),
    },
    texts: {
      label: shown(question.label),
      hint: shown(hintWithUnit(question.hint, unit, languages)),
      constraint_message: shown(constraintMessage(question, languages)),
    },
  }
}

/** What a number is of: another program asks for a duration as a number of minutes. */
function unitOf({ type, unit }: Question): string | undefined {
  return type === 'duration' ? 'min' : unit
}

/** What a number is calculated from. Elsewhere it has to be something, so it may be the empty text. */
function calculationCell({ type, calc }: Question, context: CellContext): string {
  const text = calc === undefined ? null : numberToXPath(calc, context)
  return type === 'calc' ? (text ?? "''") : ''
}

/** The row that begins a section. */
export function sectionCells(section: Section, context: CellContext): RowCells {
  const relevant = section.visible === undefined ? null : toXPath(section.visible, context)
  const { repeat } = section
  return {
    plain: {
      type: repeat === undefined ? 'begin_group' : 'begin_repeat',
      name: section.key,
      relevant: relevant ?? '',
      repeat_count: repeat?.min === repeat?.max ? (repeat?.min ?? '') : '',
    },
    texts: { label: shown(section.title) },
  }
}

/** A row of display text. */
export function noteCells(name: string, text: Text): RowCells {
  return { plain: { type: 'note', name }, texts: { label: shown(text) } }
}

/** A text as it is shown where `${…}` would put an answer into it. */
export function shown(text: Text): Text
export function shown(text: Text | undefined): Text | undefined
export function shown(text: Text | undefined): Text | undefined {
  const texts = Object.entries(text ?? {}).map(([tag, one]): [string, string] => [
    tag,
    one.replaceAll('${', '$ {'),
  ])
  return text === undefined ? undefined : Object.fromEntries(texts)
}

function conditionsOf(question: Question, context: CellContext): string[] {
  const rules = (question.validate ?? []).filter(({ level }) => level === 'error')
  const conditions = rules.flatMap(({ rule }) => {
    const text = toXPath(rule, { ...context, self: question.key })
    return text === null ? [] : [text.includes(' or ') ? `(${text})` : text]
  })
  return [...boundConditions(question), ...conditions]
}

/** There is one message for all of a constraint, so it says all that an answer has to be. */
function constraintMessage(question: Question, languages: readonly string[]): Text | undefined {
  const { validate = [], min, max, type } = question
  const unit = unitOf(question)
  const checks = validate.filter(({ level }) => level === 'error')
  if (checks.length === 0 || type === 'note') {
    return undefined
  }
  const withUnit = (bound: number): string => (unit === undefined ? `${bound}` : `${bound} ${unit}`)
  const boundsIn = (tag: string) => [
    ...(typeof min === 'number' ? [answerWords(tag).tooSmall(withUnit(min))] : []),
    ...(typeof max === 'number' ? [answerWords(tag).tooLarge(withUnit(max))] : []),
  ]
  const texts = languages.map((tag): [string, string] => {
    const messages = checks.flatMap(({ message }) => message[tag] ?? [])
    const said = messages.length === 0 ? [] : [...boundsIn(tag), ...messages]
    return [tag, said.join(' ').slice(0, cellTextMax)]
  })
  return Object.fromEntries(texts.filter(([, text]) => text !== ''))
}
