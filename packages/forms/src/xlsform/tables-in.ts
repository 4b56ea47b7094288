// Tables of questions in a workbook: other programs say so of a group, or of each row of it.
import type { Section } from '../types.ts'
import { textIn, type Row } from './table.ts'

/** The appearance of a group of which the questions are rows of one table. */
export const tableList = 'table-list'

/** Whether the row that begins a section, or a group in one, says that it is a table. */
export function saysTable(row: Row): boolean {
  return looksOf(row).includes(tableList)
}

/** Whether a row is drawn without the words of its answers: those stand above it, in a head. */
export function isTableRow(row: Row): boolean {
  return looksOf(row).some((look) => look === 'list-nolabel' || look === 'list_nolabel')
}

/** Whether a row is nothing but the head of a table: it shows its answers, and takes none. */
export function isTableHead(row: Row): boolean {
  return looksOf(row).includes('label')
}

/** What the row of a section says of how it is shown. */
export function tableIn(row: Row): Pick<Section, 'asTable'> {
  return saysTable(row) ? { asTable: true } : {}
}

/**
 * The appearance of a section. Other programs draw a group as a table only where all of it chooses
 * from one list, and say nothing above it; any other says beside its row that it is one.
 */
export function tableCell(
  { asTable, repeat, intro, items }: Section,
  listOf: (question: Section['items'][number]) => string,
): string {
  const lists = new Set(
    items.map((one) => (one.type === 'yesNo' || one.type === 'choice' ? listOf(one) : '')),
  )
  const isOne = lists.size === 1 && !lists.has('')
  return asTable === true && repeat === undefined && intro === undefined && isOne ? tableList : ''
}

function looksOf(row: Row): string[] {
  return textIn(row, 'appearance').toLowerCase().split(/\s+/)
}
