import { cleanLines } from '../clean-text.ts'

/** What a cell of a spreadsheet holds; whoever reads the file turns dates into text. */
export type Cell = string | number | boolean | null

/** A sheet of a workbook. */
export type Sheet = { name: string; rows: Cell[][] }

/** A workbook, as plain rows of cells. */
export type Sheets = Sheet[]

/** Most rows of a sheet, and of a text file. */
export const rowCountMax = 5000
/** Most columns of a sheet. */
export const columnCountMax = 200

/** The longest text that a cell of a workbook may hold. */
export const cellTextMax = 32_000

/** A cell as text, the way XLSForm reads it: trimmed, with TRUE and FALSE in capitals. */
export function cellText(cell: Cell | undefined): string {
  if (cell === null || cell === undefined) {
    return ''
  }
  // Two characters that no workbook can hold are nowhere taken for control characters.
  const text = cleanLines(String(cell).replace(/[\ufffe\uffff]/g, ''))
  return typeof cell === 'boolean' ? text.toUpperCase() : text
}

/** Whether a sheet is larger than one that is read, and in which direction. */
export function excessOf({ rows }: Sheet): 'rows' | 'columns' | undefined {
  if (rows.length > rowCountMax) {
    return 'rows'
  }
  return rows.some((row) => row.length > columnCountMax) ? 'columns' : undefined
}

/** The sheets that an XLSForm is read from; of others it is said that they are there. */
export const sheetNames: readonly string[] = ['survey', 'choices', 'settings']

/** The sheet of this name, in any case. */
export function sheetNamed(sheets: Readonly<Sheets>, name: string): Sheet | undefined {
  return sheets.find((sheet) => sheet.name.trim().toLowerCase() === name)
}

/**
 * The sheets that a text file holds. An XLSForm in one file has the name of a sheet alone in the
 * first column, and the rows of that sheet below it, one column further in; else the file is one
 * sheet. A row of a sheet that is read keeps its number in the file. A file that is larger than a
 * sheet may be is one.
 */
export function sheetsOfTextFile(rows: readonly Cell[][]): Sheets {
  const whole = { name: 'survey', rows: [...rows] }
  if (excessOf(whole) !== undefined) {
    return [whole]
  }
  const sheets: Sheets = []
  for (const [index, row] of rows.entries()) {
    const [first = '', ...others] = row.map((cell) => cellText(cell))
    if (first !== '' && others.every((text) => text === '')) {
      const isRead = sheetNames.includes(first.toLowerCase())
      // One of them alone is read: each begins with as many rows as the file has above it.
      const isFirst = isRead && sheetNamed(sheets, first.toLowerCase()) === undefined
      sheets.push({ name: first, rows: Array.from({ length: isFirst ? index + 1 : 1 }, () => []) })
    } else {
      sheets.at(-1)?.rows.push(first === '' ? row : [])
    }
  }
  return sheetNamed(sheets, 'survey') === undefined ? [whole] : sheets
}
