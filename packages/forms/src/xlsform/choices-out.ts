import { formatAnswer } from '../format-answer.ts'
import { riskCodes } from '../risk.ts'
import { questionsAmong, withChoices } from '../structure.ts'
import type { Choice, FormDefinition, Question } from '../types.ts'
import { shown } from './cells-out.ts'
import { choiceExtras, choiceIn, type NamedChoice, type NamedChoices } from './choice-lists.ts'
import { extrasCells, extrasOf, type Extras } from './extras.ts'
import { cellText, type Sheet } from './sheets.ts'
import { readAgain, sheetOf, type ColumnPlan, type WrittenRow } from './sheet-out.ts'
import type { Row } from './table.ts'
import { yesNoChoices } from './yes-no.ts'

/** The lists of a form as a workbook has them. */
export type WrittenLists = {
  readonly sheet: Sheet
  /** By list and value, the names of choices. */
  readonly choices: ReadonlyMap<string, NamedChoices>
  readonly listOf: (question: Question) => string
}

const columns: readonly ColumnPlan[] = [
  { name: 'list_name', isKept: true },
  { name: 'name', isKept: true },
  { name: 'label', inEachLanguage: true, isKept: true },
  { name: 'score' },
]

/** Writes the sheet of choices: the form's own lists, and one for each question with choices. */
export function writeLists(definition: FormDefinition, languages: readonly string[]): WrittenLists {
  const choices = new Map<string, NamedChoices>()
  for (const [name, own] of Object.entries(definition.choiceLists ?? {})) {
    choices.set(name, named(own))
  }
  const [first = 'en'] = languages
  const names = new Map<Question, string>()
  const yesNo = freeName('yes_no_na', choices)
  const risks = freeName('risk', choices)
  for (const question of questionsAmong(definition.items)) {
    if (question.type === 'yesNo') {
      names.set(question, yesNo)
      choices.set(yesNo, named(yesNoChoices(first)))
    } else if (question.type === 'risk') {
      names.set(question, risks)
      choices.set(risks, named(riskChoices(withChoices(definition, question), first)))
    } else if (question.list !== undefined) {
      names.set(question, question.list)
    } else if (question.choices !== undefined) {
      const name = freeName(question.key, choices)
      names.set(question, name)
      choices.set(name, named(question.choices))
    }
  }
  const listOf = (question: Question): string => names.get(question) ?? ''
  return { sheet: sheetOfLists(choices, languages), choices, listOf }
}

/** The codes of a risk, each with its level. */
function riskChoices(question: Question, language: string): Choice[] {
  return riskCodes.map((value) => ({
    value,
    label: { [language]: formatAnswer(question, { value }, language) },
  }))
}

/** A name that nothing has yet: the wanted one, else with a number behind it. */
export function freeName(wanted: string, taken: { has: (name: string) => boolean }): string {
  let name = wanted
  for (let count = 2; taken.has(name); count += 1) {
    name = `${wanted}_${count}`
  }
  return name
}

/** The names of values in a workbook, where blanks part one chosen value from the next. */
function named(choices: readonly Choice[]): NamedChoices {
  const byName = new Map<string, Choice>()
  for (const choice of choices) {
    const wanted = cellText(choice.value).replace(/\s+/g, '_') || 'choice'
    byName.set(freeName(wanted, byName), choice)
  }
  return { entries: [...byName].map(([name, choice]) => ({ name, choice })) }
}

function sheetOfLists(lists: WrittenLists['choices'], languages: readonly string[]): Sheet {
  const entries = [...lists].flatMap(([list, { entries: inList }]) =>
    inList.map((entry) => ({ list, ...entry })),
  )
  const rows = entries.map(({ list, name, choice }): WrittenRow => ({
    plain: {
      list_name: list,
      name,
      ...(choice.score === undefined ? {} : { score: choice.score }),
    },
    texts: { label: shown(choice.label) },
  }))
  const [first = 'en'] = languages
  const plain = readAgain(sheetOf('choices', columns, rows, languages, choiceExtras))
  const whole = rows.map((row, place): WrittenRow => {
    const [read, entry] = [plain[place], entries[place]]
    return read === undefined || entry === undefined
      ? row
      : { ...row, extras: extrasCells(besides(read, entry, first)) }
  })
  return sheetOf('choices', columns, whole, languages, choiceExtras)
}

function besides(row: Row, { choice }: NamedChoice, first: string): Extras {
  return extrasOf(
    choice,
    choiceIn(row, first, () => undefined),
  )
}
