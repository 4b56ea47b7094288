import type { Text } from '../types.ts'
import type { RowCells } from './cells-out.ts'
import type { Extras } from './extras.ts'
import { cellText } from './sheets.ts'
import { textIn, textsIn, type Row } from './table.ts'

/** The columns that say something about a field which may also stand in the extras. */
const columns: Readonly<Record<string, readonly string[]>> = {
  label: ['label', 'title'],
  hint: ['hint', 'unit'],
  required: ['required'],
  relevant: ['visible'],
  calculation: ['calc'],
  constraint: ['min', 'max', 'maxLength', 'validate'],
  constraint_message: ['min', 'max', 'maxLength', 'validate'],
  default: ['default'],
  repeat_count: ['repeatMin', 'repeatMax'],
}

/**
 * The columns that somebody changed since a row was written: what the extras say about them would
 * come out as other cells than there are. Extras never win over a person.
 */
export function editedColumns(
  row: Row,
  written: RowCells,
  { set, drop }: Extras,
  first: string,
): { column: string; fields: readonly string[] }[] {
  const concerned = Object.entries(columns).filter(([, fields]) =>
    fields.some((field) => Object.hasOwn(set, field) || drop.includes(field)),
  )
  return concerned
    .filter(([column]) => {
      const texts = written.texts[column]
      return texts === undefined && written.plain[column] !== undefined
        ? cellText(written.plain[column]) !== textIn(row, column)
        : !isSameText(texts, textsIn(row, column, first))
    })
    .map(([column, fields]) => ({ column, fields }))
}

function isSameText(written: Text = {}, read: Text = {}): boolean {
  const tags = [...new Set([...Object.keys(written), ...Object.keys(read)])]
  return tags.every((tag) => cellText(written[tag]) === cellText(read[tag]))
}
