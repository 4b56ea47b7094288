import { statusLabel, type CallOf, type ParsedInput } from '@holdpoint/api'
import { sheetOf, wallClock, writeWorkbook, type Column } from '../../xlsx/workbook.ts'
import type { Lookups } from '../lookups.ts'
import type { ExcelRow } from './my-forms.excel.queries.ts'

/** What a workbook holds at most: it is put together in memory. */
export const workbookRowsMax = 10_000

export interface WorkbookParts {
  rows: readonly ExcelRow[]
  lookups: Lookups
  filters: ParsedInput<CallOf<'myForms.excel'>>
  madeBy: string
  madeAt: Date
  timeZone: string
  /** Whether private comments of others count for the reader. */
  mayReadPrivate: boolean
}

/** The list as a workbook: the entries, and a second sheet that says what they are. */
export function workbookOf(parts: WorkbookParts): Promise<Uint8Array> {
  return writeWorkbook([
    sheetOf('My Forms', entryColumns(parts), parts.rows),
    sheetOf('About', aboutColumns, aboutLines(parts)),
  ])
}

function entryColumns({
  lookups,
  timeZone,
  mayReadPrivate,
}: WorkbookParts): readonly Column<ExcelRow>[] {
  const moment = (header: string, of: (row: ExcelRow) => Date | null): Column<ExcelRow> => ({
    header,
    width: 17,
    kind: 'dateTime',
    value: (row) => wallClock(of(row), timeZone),
  })
  const number = (header: string, value: (row: ExcelRow) => number | null): Column<ExcelRow> => ({
    header,
    width: 10,
    kind: 'number',
    value,
  })
  const text = (
    header: string,
    width: number,
    value: (row: ExcelRow) => string | null,
  ): Column<ExcelRow> => ({ header, width, value })
  return [
    text('Number', 14, (row) => row.number),
    text('Form', 32, (row) => row.form_title),
    text('Form type', 20, (row) => row.form_type_name),
    number('Version', (row) => row.form_version),
    text('Status', 14, (row) => statusLabel(row.status)),
    text('Elevated from', 24, (row) => row.elevated_from_name),
    text('Reopened', 10, (row) => yesNo(row.is_reopened)),
    text('Country', 18, (row) => row.country_name),
    text('District', 20, (row) => nameOf(row.district_code, lookups.district)),
    text('Business unit', 20, (row) => nameOf(row.business_unit_code, lookups.businessUnit)),
    text('Crew', 20, (row) => namesOf(row.crew_codes, lookups.crew)),
    text('Customer', 20, (row) => nameOf(row.customer_id, lookups.customer)),
    text('Pads', 24, (row) => namesOf(row.pad_ids, lookups.pad)),
    text('Title answer', 40, (row) => row.form_title_answer),
    number('Score %', (row) => row.score),
    text('Passed', 10, (row) => passed[row.result ?? 'none']),
    number('Kudos', (row) => row.kudos_count),
    number('Upvotes', (row) => row.upvote_count),
    number('Public comments', (row) => row.public_comment_count),
    number('Private comments', (row) =>
      mayReadPrivate ? row.private_comment_count : row.own_private_comments,
    ),
    number('Open actions', (row) => row.open_actions),
    number('Actions', (row) => row.action_count),
    number('Sub-forms', (row) => row.form_sub_form_count + row.dynamic_sub_form_count),
    text('Submitted by', 24, (row) => row.submitter_name),
    text('Employee title', 24, (row) => row.submitter_title),
    text('SSE', 6, (row) => yesNo(row.submitter_is_sse)),
    moment('Started', (row) => row.started_at),
    moment('Submitted', (row) => row.submitted_at),
    moment('Completed', (row) => row.completed_at),
    number('Minutes', minutesOf),
  ]
}

const passed = { pass: 'Yes', fail: 'No', none: '' } as const

type AboutLine = { what: string; value: string | number | Date | null }

const aboutColumns: readonly Column<AboutLine>[] = [
  { header: 'About', width: 22, value: ({ what }) => what },
  { header: '', width: 60, value: ({ value }) => value },
]

function aboutLines({ rows, filters, madeBy, madeAt, timeZone }: WorkbookParts): AboutLine[] {
  const given = Object.entries(filters).filter(([, value]) => isGiven(value))
  return [
    { what: 'Forms', value: rows.length },
    { what: 'Made by', value: madeBy },
    {
      what: 'Made at',
      value: wallClock(madeAt, timeZone)?.toISOString().slice(0, 16).replace('T', ' ') ?? '',
    },
    { what: 'Times are of', value: timeZone },
    ...given.map(([name, value]) => ({
      what: `Filter: ${name}`,
      value: Array.isArray(value) ? value.join(', ') : String(value),
    })),
  ]
}

function isGiven(value: unknown): boolean {
  return value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0)
}

function nameOf(code: string | null, names: ReadonlyMap<string, string>): string | null {
  return code === null ? null : (names.get(code) ?? code)
}

function namesOf(codes: readonly string[], names: ReadonlyMap<string, string>): string {
  return codes.map((code) => names.get(code) ?? code).join(', ')
}

function yesNo(value: boolean): string {
  return value ? 'Yes' : 'No'
}

function minutesOf(row: ExcelRow): number | null {
  return row.submitted_at === null
    ? null
    : Math.max(0, Math.round((row.submitted_at.getTime() - row.started_at.getTime()) / 60_000))
}
