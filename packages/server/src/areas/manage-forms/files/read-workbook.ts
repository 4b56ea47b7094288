import { readXlsx, streamXlsxRows } from 'hucre/xlsx'
import { columnCountMax, rowCountMax, type Cell, type Sheets } from '@holdpoint/forms/xlsform'

const sheetsRead: readonly string[] = ['survey', 'choices', 'settings']
/** As much of a sheet as tells whether something is on it. */
const glance = 'A1:T20'

/**
 * The sheets of a workbook: those of an XLSForm whole, of the others a glance. One that is larger
 * than a sheet may be ends just past its bound, which is enough to refuse it.
 */
export async function sheetsOfWorkbook(bytes: Uint8Array): Promise<Sheets> {
  const { sheets } = await readXlsx(bytes, { range: glance })
  const read: Sheets = []
  for (const { name, rows } of sheets) {
    const isRead = sheets.length === 1 || sheetsRead.includes(name.trim().toLowerCase())
    read.push({
      name,
      rows: isRead ? await rowsOf(bytes, name) : rows.map((row) => row.map(cellOf)),
    })
  }
  return read
}

/** A cell as an XLSForm has it. */
export function cellOf(cell: unknown): Cell {
  if (cell instanceof Date) {
    return cell.toISOString().slice(0, 10)
  }
  const isPlain = ['string', 'number', 'boolean'].includes(typeof cell)
  return isPlain ? (cell as Cell) : null
}

// Row by row, because one cell far out makes a whole sheet as wide and as long as it stands.
async function rowsOf(bytes: Uint8Array, sheet: string): Promise<Cell[][]> {
  const rows: Cell[][] = []
  for await (const { index, values } of streamXlsxRows(bytes, { sheet })) {
    const width = values.findLastIndex((value) => value !== null && value !== '') + 1
    if (width === 0) {
      continue
    }
    while (rows.length < Math.min(index, rowCountMax)) {
      rows.push([])
    }
    rows[Math.min(index, rowCountMax)] = values.slice(0, columnCountMax + 1).map(cellOf)
    if (index >= rowCountMax || width > columnCountMax) {
      break
    }
  }
  return rows
}
