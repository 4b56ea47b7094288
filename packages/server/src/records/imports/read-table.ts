import { parseCsv } from 'hucre/csv'
import { readXlsx } from 'hucre/xlsx'
import type { TableColumn } from '@holdpoint/api'

/** A row of a table: its cells by the names of their columns. */
export type TableRow = { line: number; cells: ReadonlyMap<string, string> }

/** A table as a file holds it. */
export type Table = {
  rows: TableRow[]
  /** Columns that are not read, as the file calls them. */
  passedOver: string[]
}

/** A file that is no such table. The message is one sentence. */
export class NoTable extends Error {
  override name = 'NoTable'
}

/** What a table must be like. */
export type TableRules = {
  columns: readonly (TableColumn & {
    /** Whether the table is none without it. */
    isNeeded: boolean
  })[]
  rowsMax: number
}

/** Reads a CSV, or the first sheet of an XLSX, which its first bytes tell apart. */
export async function readTable(
  bytes: Uint8Array,
  { columns, rowsMax }: TableRules,
): Promise<Table> {
  const [head = [], ...rows] = await rowsOf(bytes)
  if (rows.length > rowsMax) {
    throw new NoTable(`The file has more than ${rowsMax.toLocaleString('en')} rows.`)
  }
  const heads = head.map(textOf)
  const places = placesOf(heads, columns)
  const missing = columns.filter(({ isNeeded, name }) => isNeeded && !places.has(name))
  if (missing.length > 0) {
    const names = missing.map(({ heading }) => heading).join(', ')
    throw new NoTable(`The first row must name the columns; missing: ${names}.`)
  }
  const said = rows
    // As a spreadsheet counts: the names stand in the first line.
    .map((row, index) => ({ line: index + 2, row: row.map(textOf) }))
    .filter(({ row }) => row.some((cell) => cell !== ''))
    .map(({ line, row }) => ({
      line,
      cells: new Map([...places].map(([name, place]) => [name, row[place] ?? ''])),
    }))
  if (said.length === 0) {
    throw new NoTable('The table has no rows below the names of its columns.')
  }
  return { rows: said, passedOver: passedOver(heads, new Set(places.values())) }
}

/** Where each column stands. What is named twice is read where it has the name that comes first. */
function placesOf(
  heads: readonly string[],
  columns: readonly TableColumn[],
): ReadonlyMap<string, number> {
  const folds = heads.map(folded)
  return new Map(
    columns.flatMap(({ name, heading, aliases }): [string, number][] => {
      const called = [name, heading, ...aliases].map(folded)
      const place = called.map((word) => folds.indexOf(word)).find((found) => found >= 0)
      return place === undefined ? [] : [[name, place]]
    }),
  )
}

/** A name without what tells no two apart: case, spaces and punctuation. */
const folded = (name: string) => name.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '')

/** More names than these, or longer ones, nobody reads. */
const [namesMax, nameMax] = [50, 100]

function passedOver(heads: readonly string[], read: ReadonlySet<number>): string[] {
  const names = heads.filter((head, place) => head !== '' && !read.has(place))
  const more = names.length - namesMax
  return [
    ...names.slice(0, namesMax).map((name) => name.slice(0, nameMax)),
    ...(more > 0 ? [`${more.toLocaleString('en')} more`] : []),
  ]
}

async function rowsOf(bytes: Uint8Array): Promise<readonly (readonly unknown[])[]> {
  // A workbook is a zip archive.
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) {
    try {
      const { sheets } = await readXlsx(bytes)
      return sheets[0]?.rows ?? []
    } catch {
      throw new NoTable('The workbook could not be read.')
    }
  }
  try {
    return parseCsv(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    throw new NoTable('The file is neither an XLSX nor a CSV in UTF-8.')
  }
}

function textOf(cell: unknown): string {
  if (cell instanceof Date) {
    return cell.toISOString().slice(0, 10)
  }
  // A spreadsheet keeps a yes or no as what it is.
  const isSaid = ['string', 'number', 'boolean'].includes(typeof cell)
  return isSaid ? String(cell).trim() : ''
}
