import { keysOf } from '../editing/keys.ts'
import { isSection, questionsAmong } from '../structure.ts'
import type { FormDefinition, Question, Section } from '../types.ts'
import { AskedByKey } from './asked.ts'
import { besideQuestion, besideSection, readingOf, titleQuestion } from './besides.ts'
import { formExtras } from './book.ts'
import { noteCells, questionCells, sectionCells, type CellContext } from './cells-out.ts'
import { freeName, writeLists, type WrittenLists } from './choices-out.ts'
import { extrasCells, extrasOf, type Extras } from './extras.ts'
import { languageLabel } from './languages.ts'
import { itemExtras } from './outline.ts'
import { readAgain, sheetOf, type ColumnPlan, type WrittenRow } from './sheet-out.ts'
import { cellText, type Sheet, type Sheets } from './sheets.ts'
import type { Row } from './table.ts'
import { tableCell } from './tables-in.ts'

const columns: readonly ColumnPlan[] = [
  { name: 'type', isKept: true },
  { name: 'name', isKept: true },
  { name: 'label', inEachLanguage: true, isKept: true },
  { name: 'hint', inEachLanguage: true },
  { name: 'required' },
  { name: 'relevant' },
  { name: 'constraint' },
  { name: 'constraint_message', inEachLanguage: true },
  { name: 'calculation' },
  { name: 'default' },
  { name: 'appearance' },
  { name: 'parameters' },
  { name: 'repeat_count' },
  { name: 'bind::ehs:unit' },
]

/** A row of the survey, and what it is there for. */
type SurveyRow = { readonly cells: WrittenRow } & (
  | { readonly is: 'question'; readonly question: Question; readonly section: string | undefined }
  | { readonly is: 'section'; readonly section: Section }
  | { readonly is: 'intro' | 'end' }
)

/**
 * Writes a form as an XLSForm that other programs ask as it is: what they know is in the columns
 * they know. What XLSForm has no word for, scores and evidence first of all, travels beside it, so
 * that `fromXlsForm` gives back the same definition. Never throws.
 */
export function toXlsForm(definition: FormDefinition): Sheets {
  const languages = [...new Set(definition.languages)]
  const lists = writeLists(definition, languages)
  const rows = surveyRows(definition, lists, languages)
  const write = (written: readonly WrittenRow[]): Sheet =>
    sheetOf('survey', columns, written, languages, itemExtras)
  // Written once to be read: what does not come back is what has to travel beside it.
  const read = readAgain(write(rows.map(({ cells }) => cells)))
  const beside = besidesOf(definition, rows, read, lists)
  const survey = write(rows.map(({ cells }, place) => ({ ...cells, extras: beside[place] ?? [] })))
  return [survey, lists.sheet, settingsSheet(definition, languages)]
}

function surveyRows(
  definition: FormDefinition,
  { listOf, choices }: WrittenLists,
  languages: readonly string[],
): SurveyRow[] {
  const questions = questionsAmong(definition.items)
  const byKey = new Map(questions.map((question) => [question.key, question]))
  const asked = new AskedByKey(definition)
  const context: CellContext = {
    languages,
    questionOf: (key) => asked.answering(key),
    choiceName: (key, value) => {
      const question = byKey.get(key)
      const list = question === undefined ? undefined : choices.get(listOf(question))
      return list?.entries.find(({ choice }) => choice.value === value)?.name ?? value
    },
  }
  const ask = (question: Question): SurveyRow => {
    const name = listOf(question)
    const list = { name, entries: choices.get(name)?.entries ?? [] }
    const section = asked.sectionOf(question.key)
    const isBeside = (key: string): boolean =>
      section !== undefined && asked.sectionOf(key) === section
    const cells = questionCells(question, list, { ...context, isBeside })
    return { is: 'question', question, section, cells }
  }
  const begin = (section: Section): SurveyRow => {
    const { plain, texts } = sectionCells(section, context)
    const appearance = tableCell(section, listOf)
    return { is: 'section', section, cells: { plain: { ...plain, appearance }, texts } }
  }
  const keys = keysOf(definition)
  return definition.items.flatMap((item) =>
    isSection(item)
      ? [begin(item), ...introOf(item, keys), ...item.items.map(ask), endOf(item)]
      : [ask(item)],
  )
}

function endOf({ repeat }: Section): SurveyRow {
  const type = repeat === undefined ? 'end_group' : 'end_repeat'
  return { is: 'end', cells: { plain: { type }, texts: {} } }
}

/** What a section says first is a text of its own elsewhere. */
function introOf({ key, intro }: Section, keys: ReadonlySet<string>): SurveyRow[] {
  if (intro === undefined) {
    return []
  }
  return [{ is: 'intro', cells: noteCells(freeName(`${key}_intro`, keys), intro) }]
}

function besidesOf(
  definition: FormDefinition,
  rows: readonly SurveyRow[],
  read: readonly Row[],
  lists: WrittenLists,
): string[][] {
  const reading = readingOf(definition, lists)
  return rows.map((row, place) => {
    const plain = read[place]
    if (plain === undefined || row.is === 'end') {
      return []
    }
    switch (row.is) {
      case 'intro':
        return extrasCells({ set: {}, drop: [], is: 'intro' })
      case 'section':
        return extrasCells(besideSection(row.section, plain, read[place + 1], reading))
      case 'question':
        return extrasCells(besideQuestion(row.question, plain, reading, row.section))
    }
  })
}

function settingsSheet(definition: FormDefinition, languages: readonly string[]): Sheet {
  const [first = 'en'] = languages
  const { title, version, choiceLists, schema: _schema, key, items, ...others } = definition
  const shownTitle = title[first] ?? key
  const titled = titleQuestion(definition)
  const plain = { title: { [first]: cellText(shownTitle) }, version: 1, languages }
  const extras: Extras = {
    ...extrasOf({ ...others, title, version }, plain),
    ...(choiceLists === undefined ? {} : { lists: Object.keys(choiceLists) }),
  }
  const names = [
    'form_title',
    'form_id',
    'version',
    'default_language',
    'instance_name',
    'namespaces',
  ]
  const row: WrittenRow = {
    plain: {
      form_title: shownTitle,
      form_id: key,
      version,
      default_language: languageLabel(first),
      instance_name: titled === undefined ? '' : `\${${titled.key}}`,
      namespaces: 'ehs="urn:holdpoint:forms"',
    },
    texts: {},
    extras: extrasCells(extras),
  }
  return sheetOf(
    'settings',
    names.map((name) => ({ name })),
    [row],
    languages,
    formExtras,
  )
}
