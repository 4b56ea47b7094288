import {
  pictogramLabels,
  pictograms,
  signalWordLabels,
  signalWords,
  type sdsList,
} from '@holdpoint/api'
import type { PersonHandler } from '../../handler.ts'
import { workbookDownload } from '../../lists/workbook-download.ts'
import { workbookFile, type WorkbookFile } from '../../lists/workbook-file.ts'
import { linesQuery } from '../../lists/workbook-lines.ts'
import { lookupsOf, type Lookups } from '../lookups.ts'
import { sheets, type SheetFacts } from './sds.list.ts'
import { manufacturersOf } from './sds.queries.ts'
import { sdsPeopleWorkbook } from './sds.people-workbook.ts'
import { countPeopleRows, selectPeopleRows } from './sds.people-workbook.queries.ts'
import { countWorkbookRows, selectWorkbookRows, type WorkbookRow } from './sds.workbook.queries.ts'
import { sdsWords, sdsWorkbook } from './sds.workbook.ts'

const parts: WorkbookFile<typeof sdsList, SheetFacts, WorkbookRow, Lookups>['partNames'] = async (
  db,
  filter,
  lookups,
  { person },
) => ({
  pads: lookups.pad,
  pictograms: new Map(pictograms.map((name) => [name, pictogramLabels[name]])),
  signalWords: new Map(signalWords.map((name) => [name, signalWordLabels[name]])),
  manufacturers: new Map(
    (
      await manufacturersOf(db, person.shardKey, { ids: filter.manufacturers, pattern: undefined })
    ).map(({ id, name }) => [id, name]),
  ),
})

const countLines = linesQuery(sheets, countWorkbookRows)
const inventory = workbookDownload(sheets, {
  path: '/sds-excel-file',
  name: 'chemical-inventory',
  words: sdsWords,
  countLines,
  open: workbookFile(sheets, {
    workbook: sdsWorkbook,
    select: selectWorkbookRows,
    countLines,
    words: sdsWords,
    names: (db, { cacheOwner, now }) => lookupsOf(cacheOwner, db, now.getTime()),
    partNames: parts,
  }),
})

const countPeople = linesQuery(sheets, countPeopleRows)
const people = workbookDownload(sheets, {
  path: '/sds-people-excel-file',
  name: 'sheets-and-people',
  words: sdsWords,
  countLines: countPeople,
  open: workbookFile(sheets, {
    workbook: sdsPeopleWorkbook,
    name: 'sds-people',
    select: selectPeopleRows,
    countLines: countPeople,
    words: sdsWords,
    names: (db, { cacheOwner, now }) => lookupsOf(cacheOwner, db, now.getTime()),
    partNames: parts,
  }),
})

export const excel: PersonHandler<'sds.excel'> = inventory.address
export const excelFile: PersonHandler<'sds.excelFile'> = inventory.file
export const peopleExcel: PersonHandler<'sds.peopleExcel'> = people.address
export const peopleExcelFile: PersonHandler<'sds.peopleExcelFile'> = people.file
