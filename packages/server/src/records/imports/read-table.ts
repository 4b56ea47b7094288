import { parseCsv } from 'hucre/csv'
import { readXlsx } from 'hucre/xlsx'

/** A row of a table as a file holds it: its cells by the names in the first row. */
export type TableRow = { line: number; cells: ReadonlyMap<string, string> }

/** A file that is no such table. The message is one sentence. */
export class NoTable extends Error {
  override name = 'NoTable'
}

/** What a table must be like. */
export type TableRules = {
  /** Columns that it must name. */
  needed: readonly string[]
  rowsMax: number
  /** How the name of a column is read; as it stands unless said otherwise. */
  named?: (head: string) => string
}

/** Reads a CSV, or the first sheet of an XLSX, which its first bytes tell apart. */
export async function readTable(
  bytes: Uint8Array,
  { needed, rowsMax, named = (head) => head }: TableRules,
): Promise<TableRow[]> {
  const [head = [], ...rows] = await rowsOf(bytes)
  if (rows.length > rowsMax) {
    throw new NoTable(`The file has more than ${rowsMax.toLocaleString('en')} rows.`)
  }
  const names = head.map((cell) => named(textOf(cell)))
  const missing = needed.filter((name) => !names.includes(name))
  if (missing.length > 0) {
    throw new NoTable(`The first row must name the columns; missing: ${missing.join(', ')}.`)
  }
  const said = rows
    .map((row, index) => ({
      // As a spreadsheet counts: the names stand in the first line.
      line: index + 2,
      cells: new Map(names.map((name, column) => [name, textOf(row[column])])),
    }))
    .filter(({ cells }) => [...cells.values()].some((cell) => cell !== ''))
  if (said.length === 0) {
    throw new NoTable('The table has no rows below the names of its columns.')
  }
  return said
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
