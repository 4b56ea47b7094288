import { writeXlsx } from 'hucre/xlsx'

/** What a cell can hold. A Date is a moment as the clock on the wall showed it; see `wallClock`. */
export type Cell = string | number | boolean | Date | null

/** One column of a sheet: its heading, how wide it is in characters, how its values are shown. */
export type Column<Row> = {
  header: string
  width: number
  kind?: 'text' | 'number' | 'dateTime'
  value: (row: Row) => Cell
}

/** A sheet under its name, its first row the headings. */
export type Sheet = { name: string; columns: readonly Column<never>[]; rows: readonly unknown[] }

const formats = { text: '@', number: 'General', dateTime: 'yyyy-mm-dd hh:mm' } as const
/** What a cell of the format can hold. */
const cellLengthMax = 32_767

/** Describes a sheet with the types of its rows checked. */
export function sheetOf<Row>(
  name: string,
  columns: readonly Column<Row>[],
  rows: readonly Row[],
): Sheet {
  return { name, columns, rows }
}

/**
 * Writes a workbook. Text is stored as text, never as a formula: a cell that begins with `=` shows
 * just that when the file is opened.
 */
export function writeWorkbook(sheets: readonly Sheet[]): Promise<Uint8Array> {
  return writeXlsx({
    sheets: sheets.map(({ name, columns, rows }) => ({
      name,
      columns: columns.map(({ header, width, kind = 'text' }) => ({
        header,
        width,
        numFmt: formats[kind],
      })),
      rows: [
        columns.map(({ header }) => header),
        ...rows.map((row) => columns.map(({ value }) => held(value(row as never)))),
      ],
      freezePane: { rows: 1 },
    })),
  })
}

function held(cell: Cell): Cell {
  // Control signs are not allowed in the format, and no reader could see them.
  return typeof cell === 'string'
    ? // eslint-disable-next-line no-control-regex -- these are the signs that are meant
      cell.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g, '').slice(0, cellLengthMax)
    : cell
}

/**
 * A moment as a clock on the wall of a zone showed it, held in a Date's UTC fields: the format has
 * no zones, and a reader wants the hour of the place.
 */
export function wallClock(instant: Date | null, timeZone: string): Date | null {
  if (instant === null) {
    return null
  }
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(instant)
  const part = (type: string) => Number(parts.find((entry) => entry.type === type)?.value)
  return new Date(
    Date.UTC(
      part('year'),
      part('month') - 1,
      part('day'),
      part('hour'),
      part('minute'),
      part('second'),
    ),
  )
}
