import { masterCodeLabels, masterColumns, masterParents, type MasterList } from '@holdpoint/api'
import { readTable } from '../../records/imports/read-table.ts'
import type { EntryRow } from './master.entries.queries.ts'
import { keptLists } from './master.kept.ts'

/** More than any list of places or machines is. */
const rowsMax = 5000

/** Reads a table of entries. */
export function readEntries(bytes: Uint8Array, list: MasterList) {
  const labels = masterColumns(list).map(([, label]) => label)
  const key = masterCodeLabels[list] ?? 'Name'
  const named = (head: string) => labels.find((label) => folded(label) === folded(head)) ?? head
  return readTable(bytes, { needed: [key], rowsMax, named })
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

const folded = (head: string) =>
  head
    .trim()
    .replaceAll(/[\s_-]+/gu, ' ')
    .toLowerCase()
