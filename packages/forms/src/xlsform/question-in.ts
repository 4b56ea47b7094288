import { canGiveTitle } from '../question-checks.ts'
import type { Question } from '../types.ts'
import type { NamedChoice } from './choice-lists.ts'
import type { Answering } from './answer-kinds.ts'
import { columnsLeftOut } from './book.ts'
import { calculationIn, constraintIn, requiredIn, visibleIn } from './conditions-in.ts'
import { defaultIn } from './defaults.ts'
import { hintIn } from './hints.ts'
import type { QuestionKind } from './kinds.ts'
import { labelIn, type Tell } from './labels.ts'
import type { RuleNames } from './rule-in.ts'
import { textIn, type Row } from './table.ts'
import { words } from './words.ts'

/** What the plain columns of a row say about a question. */
export type PlainQuestion = Partial<Omit<Question, 'key' | 'type'>>

/** What stands around a row. */
export type RowContext = {
  /** The first language. */
  readonly first: string
  readonly find: RuleNames['find']
  /** The choices of a list, with “other” where that may be chosen too. */
  readonly entriesOf: (list: string, hasOther?: boolean) => readonly NamedChoice[]
  /** The name of a list that several questions share; the others have their choices themselves. */
  readonly sharedName: (list: string, hasOther?: boolean) => string | undefined
  /** The name of the question whose answer names an entry. */
  readonly titleName?: string | undefined
}

/** Reads the plain columns of a row; what is not taken as it is, is told. */
export function questionIn(
  row: Row,
  key: string,
  kind: QuestionKind,
  context: RowContext,
  tell: Tell,
): PlainQuestion {
  const { type } = kind
  const { first, find } = context
  const label = labelIn(row, 'label', first, tell)
  const shown: PlainQuestion = {
    ...kind.fields,
    label: label ?? { [first]: textIn(row, 'name') || textIn(row, 'type') },
    ...hintIn(row, first, tell),
    ...visibleIn(row, find, tell),
  }
  for (const change of [...(label === undefined ? [words.noLabel] : []), ...lossesIn(row, kind)]) {
    tell(change)
  }
  if (type === 'note') {
    return shown
  }
  const entries = entriesIn(kind, context)
  return {
    ...shown,
    ...choicesIn(kind, entries, context),
    ...(type === 'calc'
      ? calculationIn(row, find, tell)
      : givenIn(row, kind, entries, context, tell)),
    ...constraintIn(row, { key, ...answeringOf(kind) }, context, tell),
    ...(isTitle(row, kind, context) ? { titleAnswer: true } : {}),
  }
}

/** What the answer of a row will be. */
export function answeringOf({ type, fields }: QuestionKind): Answering {
  return { type, ...(fields?.many === undefined ? {} : { many: fields.many }) }
}

function entriesIn(
  { type, list, hasOther }: QuestionKind,
  { entriesOf }: RowContext,
): readonly NamedChoice[] {
  const isChosen = type === 'choice' || type === 'multiChoice' || type === 'rank'
  return isChosen && list !== undefined ? entriesOf(list, hasOther) : []
}

function choicesIn(
  { list, hasOther }: QuestionKind,
  entries: readonly NamedChoice[],
  { sharedName }: RowContext,
): PlainQuestion {
  if (entries.length === 0) {
    return {}
  }
  const shared = list === undefined ? undefined : sharedName(list, hasOther)
  return shared === undefined ? { choices: entries.map(({ choice }) => choice) } : { list: shared }
}

/** What is said of an answer that somebody gives. */
function givenIn(
  row: Row,
  kind: QuestionKind,
  entries: readonly NamedChoice[],
  { find }: RowContext,
  tell: Tell,
): PlainQuestion {
  return { ...requiredIn(row, find, tell), ...startIn(row, kind, entries, tell) }
}

function startIn(
  row: Row,
  kind: QuestionKind,
  entries: readonly NamedChoice[],
  tell: Tell,
): PlainQuestion {
  const cell = textIn(row, 'default')
  const start = cell === '' ? undefined : defaultIn(cell, answeringOf(kind), entries)
  if (cell !== '' && start === undefined) {
    tell(words.unfitDefault, 'default')
  }
  return start === undefined ? {} : { default: start }
}

function isTitle(row: Row, { type }: QuestionKind, { titleName }: RowContext): boolean {
  return textIn(row, 'name') === titleName && canGiveTitle(type)
}

/** What becomes of the rest of a row. */
function lossesIn(row: Row, kind: QuestionKind): string[] {
  const isCalculated = kind.type === 'calc'
  const left = isCalculated ? [...columnsLeftOut, 'required', 'default'] : columnsLeftOut
  const lost = left.filter((column) => {
    const cell = textIn(row, column).toLowerCase()
    return (
      !(isCalculated && column === 'calculation') &&
      cell !== '' &&
      !['no', 'false', 'false()'].includes(cell)
    )
  })
  const launches = textIn(row, 'appearance').startsWith('ex:') ? ['appearance'] : []
  return [...(kind.changes ?? []), ...[...lost, ...launches].map((column) => words.leftOut(column))]
}
