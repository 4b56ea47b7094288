// The answers to one form as a workbook: an entry a line and a question a column, on further sheets
// what is asked several times and what stands beside answers, and behind them which column is which
// question. It runs in the thread that writes workbooks, and in whoever asks how many sheets there are.
import { isCalendarDay, statusLabel, type FormStatus } from '@holdpoint/api'
import {
  listKeyOf,
  pickerTypes,
  questionsOf,
  repeatingSections,
  reportOf,
  takesAnswer,
  textOf,
  type Answers,
  type FormDefinition,
  type Lookups,
  type Question,
  type QuestionType,
  type ReportLine,
} from '@holdpoint/forms'
import type { Cell, Column } from '../../../xlsx/workbook-writer.ts'
import type { FixedSheet, LinesSheet, Names, Sheets } from '../../../lists/workbook.ts'
import { readingContext } from '../my-forms.state.ts'

/** What is known of the rows before the first is written. */
export type AnswersFacts = {
  /** The versions of the form that they were filled out in, the newest first. */
  readonly versions: readonly { readonly version: number; readonly definition: FormDefinition }[]
  /** When the workbook is made, in milliseconds since 1970. */
  readonly madeAt: number
  /** Of whoever asks; for an entry that is of no other. */
  readonly timeZone: string
}

/** An entry as the workbook needs it; moments are milliseconds since 1970. */
export type AnswersRow = {
  number: string
  version: number
  status: FormStatus
  titleAnswer: string | null
  partOf: string | null
  submittedBy: string
  timeZone: string | null
  startedAt: number
  submittedAt: number | null
  completedAt: number | null
  score: number | null
  result: 'pass' | 'fail' | 'none' | null
  answers: Answers
}

type Asked = {
  readonly question: Question
  /** The key of its section, where that is asked several times. */
  readonly repeats: string | undefined
  readonly section: string
  readonly heading: string
  readonly versions: readonly number[]
}

/** The sheets of the workbook of a form. */
export function answersSheets(facts: AnswersFacts): Sheets<AnswersRow, Names> {
  const { versions } = facts
  const asked = askedIn(versions)
  const repeated = repeatedIn(versions)
  const linesOf = readerOf(facts)
  const taken = new Set(['About', ...Object.values(sheetNames)].map((name) => name.toLowerCase()))
  const ofInstances = [...repeated].map(([section, label]): LinesSheet<AnswersRow, Names> => {
    const own = asked.filter(({ repeats }) => repeats === section)
    return {
      name: sheetName(label, taken),
      columns: [numberColumn, { header: label, width: 10, kind: 'number' }, ...own.map(columnOf)],
      linesOf: (row, names) =>
        byNumber(linesOf(row, names), own).map(([instance, lines]) => [
          row.number,
          Number(instance),
          ...own.map(({ question }) => cellOf(question, lines.get(question.key))),
        ]),
    }
  })
  const once = asked.filter(({ repeats }) => repeats === undefined)
  const counted = [...repeated].map(([key, label]) => ({ key: listKeyOf(key), label }))
  return {
    ofRows: [
      {
        name: sheetNames.answers,
        columns: [
          ...entryColumns.map(({ column }) => column),
          ...once.map(columnOf),
          ...counted.map(({ label }): Column => ({ header: label, width: 10, kind: 'number' })),
        ],
        linesOf: (row, names) => {
          const lines = new Map(linesOf(row, names).map((line) => [line.key, line]))
          return [
            [
              ...entryColumns.map(({ cell }) => cell(row)),
              ...once.map(({ question }) => cellOf(question, lines.get(question.key))),
              ...counted.map(({ key }) => countOf(lines.get(key))),
            ],
          ]
        },
      },
      ...ofInstances,
      {
        name: sheetNames.beside,
        columns: besideColumns,
        linesOf: (row, names) =>
          linesOf(row, names)
            .filter((line) => line.note !== '' || line.photos.length > 0 || line.isCriticalFailure)
            .map((line) => [
              ...[row.number, placedLabel(line), line.text, line.note],
              line.photos.length || null,
              line.isCriticalFailure ? 'Yes' : '',
            ]),
      },
    ],
    fixed: [questionsSheet(asked)],
  }
}

/** What is asked several times, by the key of its section, as the newest version calls it. */
function repeatedIn(versions: AnswersFacts['versions']): Map<string, string> {
  const repeated = new Map<string, string>()
  for (const { key, repeat } of versions.flatMap((one) => repeatingSections(one.definition))) {
    repeated.set(key, repeated.get(key) ?? textOf(repeat.label, 'en'))
  }
  return repeated
}

const sheetNames = {
  answers: 'Answers',
  beside: 'Notes and photos',
  questions: 'Questions',
} as const

/** What is asked several times says which of them it is. */
const placedLabel = ({ instance, label }: ReportLine) =>
  [instance, label].filter(Boolean).join(': ')

const numberColumn: Column = { header: 'Number', width: 14, kind: 'text' }
const outcomes = { pass: 'Yes', fail: 'No', none: '' } as const

const entryColumns: readonly { column: Column; cell: (row: AnswersRow) => Cell }[] = [
  { column: numberColumn, cell: (row) => row.number },
  { column: { header: 'Version', width: 8, kind: 'number' }, cell: (row) => row.version },
  { column: { header: 'Status', width: 14, kind: 'text' }, cell: (row) => statusLabel(row.status) },
  { column: { header: 'Part of', width: 14, kind: 'text' }, cell: (row) => row.partOf },
  { column: { header: 'Title answer', width: 32, kind: 'text' }, cell: (row) => row.titleAnswer },
  { column: { header: 'Submitted by', width: 24, kind: 'text' }, cell: (row) => row.submittedBy },
  { column: { header: 'Started', width: 17, kind: 'dateTime' }, cell: (row) => row.startedAt },
  { column: { header: 'Submitted', width: 17, kind: 'dateTime' }, cell: (row) => row.submittedAt },
  { column: { header: 'Completed', width: 17, kind: 'dateTime' }, cell: (row) => row.completedAt },
  { column: { header: 'Score %', width: 10, kind: 'number' }, cell: (row) => row.score },
  {
    column: { header: 'Passed', width: 10, kind: 'text' },
    cell: ({ result }) => outcomes[result ?? 'none'],
  },
]

const besideColumns: readonly Column[] = [
  numberColumn,
  { header: 'Question', width: 48, kind: 'text' },
  { header: 'Answer', width: 32, kind: 'text' },
  { header: 'Note', width: 60, kind: 'text' },
  { header: 'Photos', width: 10, kind: 'number' },
  { header: 'Critical failure', width: 16, kind: 'text' },
]

/**
 * Each question that some version asks, as the newest of them asks it: by its key, which stays the same
 * while a form is revised. What is asked no more stands at the end.
 */
function askedIn(versions: AnswersFacts['versions']): Asked[] {
  const asked = new Map<string, Asked>()
  for (const { version, definition } of versions) {
    const repeating = new Set(repeatingSections(definition).map(({ key }) => key))
    const titles = new Map(
      definition.items.flatMap((item) =>
        item.type === 'section' ? [[item.key, textOf(item.title, 'en')] as const] : [],
      ),
    )
    for (const { question, sectionKey } of questionsOf(definition)) {
      if (!takesAnswer(question)) {
        continue
      }
      const repeats = sectionKey !== null && repeating.has(sectionKey) ? sectionKey : undefined
      // What was asked once and is asked several times now, or the other way round, is two columns.
      const place = `${repeats ?? ''}/${question.key}`
      const known = asked.get(place)
      asked.set(place, {
        ...(known ?? {
          ...{ question, repeats },
          section: titles.get(sectionKey ?? '') ?? '',
          heading: headingOf(question),
        }),
        versions: [version, ...(known?.versions ?? [])],
      })
    }
  }
  return withOwnHeadings([...asked.values()])
}

/** What stands above the answers to a question; a duration is a number there, to be reckoned with. */
function headingOf({ type, label }: Question): string {
  return type === 'duration' ? `${textOf(label, 'en')} (minutes)` : textOf(label, 'en')
}

/** Where two questions of a sheet say the same, each says its key as well. */
function withOwnHeadings(asked: readonly Asked[]): Asked[] {
  const counts = new Map<string, number>()
  const placeOf = ({ repeats, heading }: Asked) => `${repeats ?? ''}/${heading}`
  for (const one of asked) {
    counts.set(placeOf(one), (counts.get(placeOf(one)) ?? 0) + 1)
  }
  return asked.map((one) =>
    (counts.get(placeOf(one)) ?? 0) > 1
      ? { ...one, heading: `${one.heading} (${one.question.key})` }
      : one,
  )
}

const numbers: readonly QuestionType[] = [
  'integer',
  'decimal',
  'rating',
  'duration',
  'calc',
  'photo',
]

function columnOf({ question: { type }, heading }: Asked): Column {
  if (numbers.includes(type)) {
    return { header: heading, width: 12, kind: 'number' }
  }
  return type === 'date'
    ? { header: heading, width: 12, kind: 'day' }
    : { header: heading, width: 28, kind: 'text' }
}

/**
 * What stands in the column of a question; nothing where it did not show. An older version may have
 * asked it as another type: then its words stand there.
 */
function cellOf({ type }: Question, line: ReportLine | undefined): Cell {
  if (line === undefined) {
    return null
  }
  const { value, text, photos } = line
  if (type === 'photo') {
    return photos.length || null
  }
  if (numbers.includes(type)) {
    return typeof value === 'number' ? value : text
  }
  if (type === 'date') {
    return isCalendarDay(value) ? value : text
  }
  return type === 'dateTime' && typeof value === 'string' && isMoment.test(value)
    ? value.replace('T', ' ')
    : text
}

const isMoment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/

function countOf(line: ReportLine | undefined): number | null {
  return line === undefined ? null : Number.parseInt(line.text, 10)
}

/** The lines of the instances of some questions, by the number of the instance, in their order. */
function byNumber(lines: readonly ReportLine[], own: readonly Asked[]) {
  const keys = new Set(own.map(({ question }) => question.key))
  const instances = new Map<string, Map<string, ReportLine>>()
  for (const line of lines) {
    const [key = '', instance] = line.key.split('-')
    if (instance !== undefined && instance !== 'list' && keys.has(key)) {
      const known = instances.get(instance) ?? new Map<string, ReportLine>()
      instances.set(instance, known.set(key, line))
    }
  }
  return [...instances]
}

/** Reads an entry as its own version of the form shows it. */
function readerOf({ versions, madeAt, timeZone }: AnswersFacts) {
  const definitions = new Map(versions.map(({ version, definition }) => [version, definition]))
  let lookups: { of: Names; as: Lookups } | undefined
  return (row: AnswersRow, names: Names): ReportLine[] => {
    const definition = definitions.get(row.version)
    // Where the engine keeps no state beside other work, a draft may have moved on since they were read.
    if (definition === undefined) {
      return []
    }
    lookups = lookups?.of === names ? lookups : { of: names, as: asLookups(names) }
    const at = row.submittedAt === null ? null : new Date(row.submittedAt)
    const context = readingContext(
      { status: row.status, submitted_at: at },
      row.timeZone ?? timeZone,
      new Date(madeAt),
    )
    const report = reportOf(definition, row.answers, context, lookups.as)
    return report.parts.flatMap(({ lines }) => lines)
  }
}

function asLookups(names: Names): Lookups {
  return Object.fromEntries(
    pickerTypes.map((type) => [type, Object.fromEntries(names[type] ?? new Map())]),
  )
}

/** Which column is which question: for whoever reads the workbook with a program. */
function questionsSheet(asked: readonly Asked[]): FixedSheet {
  return {
    name: sheetNames.questions,
    columns: [
      { header: 'Column', width: 48, kind: 'text' },
      { header: 'Key', width: 24, kind: 'text' },
      { header: 'Type', width: 14, kind: 'text' },
      { header: 'Section', width: 32, kind: 'text' },
      { header: 'Unit', width: 10, kind: 'text' },
      { header: 'Choices', width: 60, kind: 'text' },
      { header: 'Versions', width: 16, kind: 'text' },
    ],
    lines: asked.map(({ question, section, heading, versions }) => [
      ...[heading, question.key, question.type, section, question.unit ?? ''],
      (question.choices ?? []).map(({ label }) => textOf(label, 'en')).join(', '),
      versions.join(', '),
    ]),
  }
}

const nameMax = 31

/** A name that a sheet may have, and no other has. */
function sheetName(label: string, taken: Set<string>): string {
  const plain =
    label
      .replace(/[[\]:*?/\\']/g, ' ')
      .trim()
      .slice(0, nameMax) || 'Asked again'
  let name = plain
  for (let count = 2; taken.has(name.toLowerCase()); count += 1) {
    name = `${plain.slice(0, nameMax - 4)} ${count}`
  }
  taken.add(name.toLowerCase())
  return name
}
