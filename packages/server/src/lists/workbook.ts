import { openWorkbook, sheetRowsMax, type Cell, type Column } from '../xlsx/workbook-writer.ts'

// The workbook of a list: its columns, each told once, and the thread's part of writing them. What
// reads the list stands in `workbook-file.ts`, so that no thread loads it.

/** Names of what rows point at, by what they are names of, then by id. They go to the thread. */
export type Names = Readonly<Record<string, ReadonlyMap<string, string>>>

/** A column: its heading, its width, and what it says of a row. */
export type ListColumn<Row, Known extends Names> = Column & {
  readonly cell: (row: Row, names: Known) => Cell
}

/** A list's first sheet. */
export type ListWorkbook<Row, Known extends Names> = {
  readonly sheet: string
  readonly columns: readonly ListColumn<Row, Known>[]
}

/** A sheet for which all rows are gone through: each has so many lines on it. */
export type LinesSheet<Row, Known extends Names> = {
  readonly name: string
  readonly columns: readonly Column[]
  readonly linesOf: (row: Row, names: Known) => readonly (readonly Cell[])[]
}

/** A sheet that no row of the list stands on. */
export type FixedSheet = {
  readonly name: string
  readonly columns: readonly Column[]
  readonly lines: readonly (readonly Cell[])[]
}

/** The sheets of a workbook, in their order; behind them stands the one that tells of it. */
export type Sheets<Row, Known extends Names> = {
  readonly ofRows: readonly LinesSheet<Row, Known>[]
  readonly fixed: readonly FixedSheet[]
}

/** A workbook whose sheets depend on which rows there are: what is known of them goes to the thread. */
export type DrawnWorkbook<Facts, Row, Known extends Names> = (facts: Facts) => Sheets<Row, Known>

/** A workbook of whatever rows, where it does not matter which. */
export type AnyWorkbook = ListWorkbook<never, never> | DrawnWorkbook<never, never, never>

/** One line of the second sheet. */
export type AboutLine = readonly [what: string, value: string | number]

/** A column of texts, so many characters wide. */
export function text<Row, Known extends Names>(
  header: string,
  width: number,
  cell: (row: Row, names: Known) => string | null,
): ListColumn<Row, Known> {
  return { header, width, kind: 'text', cell }
}

/** A column of numbers. */
export function number<Row, Known extends Names>(
  header: string,
  cell: (row: Row, names: Known) => number | null,
): ListColumn<Row, Known> {
  return { header, width: 10, kind: 'number', cell }
}

/** A column of moments, in milliseconds since 1970. */
export function moment<Row, Known extends Names>(
  header: string,
  cell: (row: Row, names: Known) => number | null,
): ListColumn<Row, Known> {
  return { header, width: 17, kind: 'dateTime', cell }
}

/** A column of calendar days, as YYYY-MM-DD. */
export function day<Row, Known extends Names>(
  header: string,
  cell: (row: Row, names: Known) => string | null,
): ListColumn<Row, Known> {
  return { header, width: 12, kind: 'day', cell }
}

/** The name behind an id, or the id itself where nobody knows its name. */
export function nameOf(id: string | null, names: ReadonlyMap<string, string>): string | null {
  return id === null ? null : (names.get(id) ?? id)
}

/** The same for several. */
export function namesOf(ids: readonly string[], names: ReadonlyMap<string, string>): string {
  return ids.map((id) => names.get(id) ?? id).join(', ')
}

/** Yes or no. */
export function yesNo(value: boolean): string {
  return value ? 'Yes' : 'No'
}

/** What the thread that writes workbooks is asked, in this order. */
export type WorkbookRequest =
  | { kind: 'begin'; list: string; timeZone: string; names: Names; facts?: unknown }
  | { kind: 'rows'; rows: string }
  | { kind: 'nextSheet' }
  | { kind: 'end'; about: readonly AboutLine[] }

/** Answers those requests: writes the workbook of the list that is named, one after the other. */
export function writeWorkbooks(
  workbooks: Readonly<Record<string, AnyWorkbook | undefined>>,
): (request: WorkbookRequest) => Uint8Array {
  let writer: ListWorkbookWriter | undefined
  return (request) => {
    if (request.kind === 'begin') {
      const workbook = workbooks[request.list]
      if (workbook === undefined) {
        throw new Error(`No workbook is made of a list called ${request.list}.`)
      }
      const sheets =
        typeof workbook === 'function'
          ? workbook(request.facts as never)
          : { ofRows: [asLines(workbook)], fixed: [] }
      writer = openListWorkbook(sheets, request)
      return writer.begin()
    }
    if (writer === undefined) {
      throw new Error('No workbook was begun.')
    }
    switch (request.kind) {
      case 'rows':
        return writer.rows(request.rows)
      case 'nextSheet':
        return writer.nextSheet()
      case 'end':
        return writer.end(request.about)
    }
  }
}

function asLines<Row, Known extends Names>({
  sheet: name,
  columns,
}: ListWorkbook<Row, Known>): LinesSheet<Row, Known> {
  const cells = columns.map(({ cell }) => cell)
  return { name, columns, linesOf: (row, names) => [cells.map((cell) => cell(row, names))] }
}

/** A list's workbook while it is written. */
interface ListWorkbookWriter {
  begin: () => Uint8Array
  /** The next rows, as the database gave them. */
  rows: (json: string) => Uint8Array
  /** Begins the next sheet, for which the rows come again. */
  nextSheet: () => Uint8Array
  end: (about: readonly AboutLine[]) => Uint8Array
}

/** Writes the sheets of rows and then, once everything is known, the sheet that tells of them. */
function openListWorkbook(
  { ofRows, fixed }: Sheets<never, never>,
  { timeZone, names }: { timeZone: string; names: Names },
): ListWorkbookWriter {
  const about = { name: 'About', columns: aboutColumns }
  const workbook = openWorkbook({ timeZone, sheets: [...ofRows, ...fixed, about] })
  const waiting = [...ofRows]
  let sheet = waiting.shift()
  let room = sheetRowsMax
  let leftOut = 0
  return {
    begin: () => workbook.begin(),
    rows(json) {
      // The query that made them is bound to the columns by type, and the names are too.
      const rows = JSON.parse(json) as readonly never[]
      const lines = rows.flatMap((row) => sheet?.linesOf(row, names as never) ?? [])
      const kept = lines.slice(0, room)
      room -= kept.length
      leftOut += lines.length - kept.length
      return workbook.rows(kept)
    },
    nextSheet() {
      sheet = waiting.shift()
      room = sheetRowsMax
      return workbook.nextSheet()
    },
    end: (lines) =>
      Buffer.concat([
        ...[...fixed, { lines: [...lines, ...leftOutLines(leftOut)] }].flatMap((one) => [
          workbook.nextSheet(),
          workbook.rows(one.lines),
        ]),
        workbook.finish(),
      ]),
  }
}

/** A list is refused where it is too long; a sheet on which its rows have several lines says so. */
const leftOutLines = (count: number): AboutLine[] =>
  count === 0
    ? []
    : [['Left out', `${count} lines for which a sheet has no room. Narrow the filters.`]]

const aboutColumns: readonly Column[] = [
  { header: 'About', width: 22, kind: 'text' },
  { header: '', width: 80, kind: 'text' },
]
