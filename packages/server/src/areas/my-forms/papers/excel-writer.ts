import { openWorkbook } from '../../../xlsx/workbook-writer.ts'
import { cellsOf, workbookHead, type AboutLine, type ExcelRow, type ListWorkbook } from './excel.ts'

/** What the thread that writes workbooks is asked, in this order. */
export type ListWorkbookRequest =
  | { kind: 'begin'; list: ListWorkbook }
  | { kind: 'rows'; rows: string }
  | { kind: 'end'; about: readonly AboutLine[] }

/** A list's workbook while it is written. */
export interface ListWorkbookWriter {
  begin: () => Uint8Array
  /** The next rows, as the database gave them. */
  rows: (json: string) => Uint8Array
  end: (about: readonly AboutLine[]) => Uint8Array
}

/** Writes the entries and then, once everything is known, the sheet that tells of them. */
export function openListWorkbook(list: ListWorkbook): ListWorkbookWriter {
  const workbook = openWorkbook(workbookHead(list))
  return {
    begin: () => workbook.begin(),
    rows(json) {
      // The query that made it stands beside the type, in the same order.
      const rows = JSON.parse(json) as readonly ExcelRow[]
      return workbook.rows(rows.map((row) => cellsOf(row, list.lookups)))
    },
    end: (about) => Buffer.concat([workbook.nextSheet(), workbook.rows(about), workbook.finish()]),
  }
}
