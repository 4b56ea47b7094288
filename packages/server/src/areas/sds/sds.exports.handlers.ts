import { pictogramLabels, pictograms, signalWordLabels, signalWords } from '@holdpoint/api'
import type { PersonHandler } from '../../handler.ts'
import { workbookDownload } from '../../lists/workbook-download.ts'
import { workbookFile } from '../../lists/workbook-file.ts'
import { lookupsOf } from '../lookups.ts'
import { sheets } from './sds.list.ts'
import { manufacturersOf } from './sds.queries.ts'
import { selectWorkbookRows } from './sds.workbook.queries.ts'
import { sdsWords, sdsWorkbook } from './sds.workbook.ts'

const workbook = workbookDownload(sheets, {
  path: '/sds-excel-file',
  name: 'chemical-inventory',
  words: sdsWords,
  open: workbookFile(sheets, {
    workbook: sdsWorkbook,
    select: selectWorkbookRows,
    words: sdsWords,
    names: (db, { cacheOwner, now }) => lookupsOf(cacheOwner, db, now.getTime()),
    partNames: async (db, filter, lookups, { person }) => ({
      pads: lookups.pad,
      pictograms: new Map(pictograms.map((name) => [name, pictogramLabels[name]])),
      signalWords: new Map(signalWords.map((name) => [name, signalWordLabels[name]])),
      manufacturers: new Map(
        (
          await manufacturersOf(db, person.shardKey, {
            ids: filter.manufacturers,
            pattern: undefined,
          })
        ).map(({ id, name }) => [id, name]),
      ),
    }),
  }),
})

export const excel: PersonHandler<'sds.excel'> = workbook.address
export const excelFile: PersonHandler<'sds.excelFile'> = workbook.file
