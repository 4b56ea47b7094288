import { choiceCountMax } from '../limits.ts'
import { reservedValue } from '../names.ts'
import type { Choice } from '../types.ts'
import { readExtras, withExtras } from './extras.ts'
import type { Report } from './report.ts'
import { labelIn, type Tell } from './labels.ts'
import { textIn, type Row, type Table } from './table.ts'
import { words } from './words.ts'

/** A choice, and the name that it has in the workbook. */
export type NamedChoice = { readonly name: string; readonly choice: Choice }

/** The choices of a list. */
export type NamedChoices = { readonly entries: readonly NamedChoice[] }

/** A list of the sheet of choices. */
export type ChoiceList = {
  readonly sheet: string
  readonly name: string
  /** Where it begins. */
  readonly row: number
  readonly entries: NamedChoice[]
}

const valueLengthMax = 64

/** The column of what a choice has beside its name, label and score. */
export const choiceExtras = 'ehs_choice'

/** Reads the lists of the sheet of choices. `first` is the language of labels that name none. */
export function readChoiceLists(
  table: Table | undefined,
  first: string,
  report: Report,
): Map<string, ChoiceList> {
  const lists = new Map<string, ChoiceList>()
  for (const row of table?.rows ?? []) {
    const listName = textIn(row, 'list_name')
    const sheet = table?.sheet ?? ''
    const list = lists.get(listName) ?? { sheet, name: listName, row: row.number, entries: [] }
    const tell = (message: string): void => report.changed(sheet, row.number, message)
    const entry = { name: textIn(row, 'name'), choice: choiceIn(row, first, tell) }
    const problem = problemOf(entry, list)
    if (problem !== undefined) {
      report.refused(sheet, row.number, problem)
      continue
    }
    lists.set(listName, list)
    list.entries.push(entry)
  }
  return lists
}

function problemOf({ name, choice }: NamedChoice, list: ChoiceList): string | undefined {
  if (list.name === '' || name === '') {
    return words.noChoiceName
  }
  if (choice.value.length > valueLengthMax) {
    return words.longChoice
  }
  if (choice.value === reservedValue) {
    return words.reservedChoice(choice.value)
  }
  if (list.entries.some((entry) => entry.name === name)) {
    return words.choiceTwice(name)
  }
  return list.entries.length >= choiceCountMax ? words.tooManyChoices(choiceCountMax) : undefined
}

/** The choice that a row of the sheet of choices stands for. */
export function choiceIn(row: Row, first: string, tell: Tell): Choice {
  const name = textIn(row, 'name')
  const said = labelIn(row, 'label', first, tell)
  if (said === undefined) {
    tell(words.choiceLabel)
  }
  const label = said ?? { [first]: name }
  const plain: Choice = { value: name, label, ...scoreIn(row) }
  const { value = name, ...rest } = withExtras<Choice>(plain, readExtras(row, choiceExtras))
  return { label, ...rest, value }
}

function scoreIn(row: Row): { score?: number } {
  const text = textIn(row, 'score')
  const score = text === '' ? Number.NaN : Number(text)
  return Math.abs(score) <= 1000 ? { score } : {}
}
