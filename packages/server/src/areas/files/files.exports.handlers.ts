import type { PersonHandler } from '../../handler.ts'
import { filterTeller, filterWords } from '../../lists/filter-words.ts'
import { workbookDownload } from '../../lists/workbook-download.ts'
import { workbookFile } from '../../lists/workbook-file.ts'
import { linesQuery } from '../../lists/workbook-lines.ts'
import { lookupsOf } from '../lookups.ts'
import { libraryFiles } from './files.list.ts'
import { filesWords, filesWorkbook } from './files.workbook.ts'
import { countWorkbookRows, selectWorkbookRows } from './files.workbook.queries.ts'

const asTheyAre = (names: readonly string[]) => new Map(names.map((name) => [name, name]))

const told = filterWords(libraryFiles, {
  words: filesWords,
  names: (db, { cacheOwner, now }) => lookupsOf(cacheOwner, db, now.getTime()),
  partNames: (_db, filter) => ({
    folders: asTheyAre(filter.folders),
    tags: asTheyAre(filter.tags),
  }),
})

/** Tells what a saved filter of the library holds. */
export const tellFilter = filterTeller(libraryFiles, told)

const countLines = linesQuery(libraryFiles, countWorkbookRows)
const workbook = workbookDownload(libraryFiles, {
  path: '/file-library-excel-file',
  name: 'files',
  words: filesWords,
  countLines,
  open: workbookFile(libraryFiles, {
    workbook: filesWorkbook,
    select: selectWorkbookRows,
    countLines,
    ...told,
  }),
})

export const excel: PersonHandler<'files.excel'> = workbook.address
export const excelFile: PersonHandler<'files.excelFile'> = workbook.file
