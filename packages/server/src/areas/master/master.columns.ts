import { masterCodeLabels, masterColumns, masterParents, type MasterList } from '@holdpoint/api'
import { readTable } from '../../records/imports/read-table.ts'
import type { EntryRow } from './master.entries.queries.ts'
import { keptLists } from './master.kept.ts'

/** More than any list of places or machines is. */
const rowsMax = 5000

/** Reads a table of entries. */
export function readEntries(bytes: Uint8Array, list: MasterList) {
  const key = masterCodeLabels[list] ?? 'Name'
  const columns = masterColumns(list).map(([, label]) => ({
    ...{ name: label, heading: label, aliases: [], isNeeded: label === key },
  }))
  return readTable(bytes, { columns, rowsMax })
}

/** An entry as a row of the table of its list. */
export function cellsOf(list: MasterList, row: EntryRow): string[] {
  return masterColumns(list).map(([field]) => {
    switch (field) {
      case 'code':
      case 'name':
        return row[field]
      case 'colour':
      case 'category':
        return row.word
      default: {
        const { key } = keptLists[masterParents[field]]
        return row.parents[field]?.[key === 'code' ? 'id' : 'name'] ?? ''
      }
    }
  })
}
