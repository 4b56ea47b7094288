import { readChoiceLists, type ChoiceList } from './choice-lists.ts'
import { nothingBeside, readExtras, type Extras } from './extras.ts'
import { tagFinder, type TagFinder } from './languages.ts'
import type { Report } from './report.ts'
import { sheetNamed, type Sheets } from './sheets.ts'
import { tableOf, textIn, type Row, type Table } from './table.ts'
import { words } from './words.ts'

/** The column of what a form has beside its title and languages. */
export const formExtras = 'ehs_form'

/** A workbook, read as an XLSForm. */
export type Book = {
  readonly survey: Table
  readonly lists: ReadonlyMap<string, ChoiceList>
  /** The tags of its languages; the first is the one that other languages fall back to. */
  readonly languages: readonly [string, ...string[]]
  /** The row of settings, and the sheet that it is on. */
  readonly settings: { readonly sheet: string; readonly row: Row } | undefined
  readonly extras: Extras
  /** Whether its settings say what XLSForm has no words for, as only what is written here does. */
  readonly isOurs: boolean
}

const texts: readonly string[] = ['label', 'hint', 'guidance_hint', 'constraint_message']
const columnsRead: Readonly<Record<'survey' | 'choices' | 'settings', readonly string[]>> = {
  survey: [
    ...texts,
    'type',
    'name',
    'disabled',
    'required',
    'relevant',
    'constraint',
    'default',
    'appearance',
    'parameters',
    'rows',
    'bind::ehs:unit',
    'bind::ehs:item',
  ],
  choices: ['list_name', 'name', 'label', 'score', 'ehs_choice'],
  settings: [
    'form_title',
    'form_id',
    'version',
    'default_language',
    'instance_name',
    'namespaces',
    formExtras,
  ],
}

/** Columns of the survey whose loss is told at each row. */
export const columnsLeftOut: readonly string[] = [
  'required_message',
  'calculation',
  'choice_filter',
  'trigger',
  'read_only',
  'image',
  'big-image',
  'audio',
  'video',
  'autoplay',
  'repeat_count',
  'save_to',
  'no_app_error_string',
]

/** Reads a workbook as an XLSForm; `undefined` when it is none. */
export function readBook(sheets: Readonly<Sheets>, report: Report): Book | undefined {
  const [only, ...others] = sheets
  const surveySheet = sheetNamed(sheets, 'survey') ?? (others.length === 0 ? only : undefined)
  const tags = tagFinder()
  const table = (name: string): Table | undefined => {
    const sheet = sheetNamed(sheets, name)
    return sheet === undefined ? undefined : tableOf(sheet, tags)
  }
  const survey = surveySheet === undefined ? undefined : tableOf(surveySheet, tags)
  if (survey === undefined || !survey.columns.some(({ name }) => name === 'type')) {
    report.refused(surveySheet?.name ?? 'survey', survey?.headRow ?? 1, words.noSurvey)
    return undefined
  }
  const [choices, settings] = [table('choices'), table('settings')]
  const row = settings?.rows[0]
  const languages = languagesOf(survey, choices, row, tags)
  tellColumns(survey, [...columnsRead.survey, ...columnsLeftOut], words.column, report)
  tellColumns(choices, columnsRead.choices, words.column, report)
  tellColumns(settings, columnsRead.settings, words.setting, report)
  tellSheets(sheets, surveySheet?.name, report)
  for (const [language, tag] of tags.made) {
    report.changed(survey.sheet, survey.headRow, words.madeTag(language, tag))
  }
  const extras = row === undefined ? nothingBeside : readExtras(row, formExtras)
  return {
    survey,
    lists: readChoiceLists(choices, languages[0], report),
    languages,
    settings: row === undefined ? undefined : { sheet: settings?.sheet ?? '', row },
    extras,
    isOurs: extras !== nothingBeside,
  }
}

function languagesOf(
  survey: Table,
  choices: Table | undefined,
  settings: Row | undefined,
  tags: TagFinder,
): [string, ...string[]] {
  const columns = [...survey.columns, ...(choices?.columns ?? [])]
  const labels = columns.filter(({ name }) => name === 'label')
  const used = [...labels, ...columns]
    .filter(({ name }) => texts.includes(name))
    .flatMap(({ tag }) => (tag === null ? [] : [tag]))
  const named = settings === undefined ? '' : textIn(settings, 'default_language')
  const first = named === '' ? (used[0] ?? 'en') : tags.tagOf(named)
  return [first, ...new Set(used.filter((tag) => tag !== first))]
}

/** Tells of each column that holds something and is not read. */
function tellColumns(
  table: Table | undefined,
  names: readonly string[],
  sentence: (head: string) => string,
  report: Report,
): void {
  const isRead = (name: string): boolean =>
    names.includes(name) || names.includes(name.replace(/\d+$/, ''))
  for (const column of table?.columns ?? []) {
    const isUsed = table?.rows.some((row) => row.texts.has(column)) === true
    if (isUsed && !isRead(column.name)) {
      report.changed(table?.sheet ?? '', table?.headRow ?? 1, sentence(column.head.slice(0, 60)))
    }
  }
}

function tellSheets(sheets: Readonly<Sheets>, survey: string | undefined, report: Report): void {
  for (const { name, rows } of sheets) {
    const isRead = name === survey || ['choices', 'settings'].includes(name.trim().toLowerCase())
    if (!isRead && rows.some((row) => row.some((cell) => cell !== null && cell !== ''))) {
      report.refused(name, 1, words.sheet)
    }
  }
}
