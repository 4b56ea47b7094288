import { jsaShiftLabels, jsaStateLabels, signedShareLabels } from '@holdpoint/api'
import type { PersonHandler } from '../../handler.ts'
import { filterTeller, filterWords } from '../../lists/filter-words.ts'
import { workbookDownload } from '../../lists/workbook-download.ts'
import { workbookFile } from '../../lists/workbook-file.ts'
import { noHistory, paperDownload } from '../../records/paper.ts'
import { lookupsOf } from '../lookups.ts'
import { namesOfPeople } from '../people/people.queries.ts'
import { detailOf } from './jsa.detail.ts'
import { jsas } from './jsa.list.ts'
import { paperOfJsa } from './jsa.paper.ts'
import { jsaListWords, jsaWorkbook } from './jsa.workbook.ts'
import { selectWorkbookRows } from './jsa.workbook.queries.ts'

const told = filterWords(jsas, {
  words: jsaListWords,
  names: (db, { cacheOwner, now }) => lookupsOf(cacheOwner, db, now.getTime()),
  partNames: async (db, filter, lookups, { person }) => ({
    statuses: new Map(Object.entries(jsaStateLabels)),
    shifts: new Map(Object.entries(jsaShiftLabels)),
    signedShares: new Map(Object.entries(signedShareLabels)),
    crews: lookups.crew,
    pads: lookups.pad,
    supervisors: await namesOfPeople(db, person.shardKey, filter.supervisors),
    people: await namesOfPeople(db, person.shardKey, filter.people),
  }),
})

/** Tells what a saved filter of the list holds. */
export const tellFilter = filterTeller(jsas, told)

const workbook = workbookDownload(jsas, {
  path: '/jsa-excel-file',
  name: 'analyses',
  words: jsaListWords,
  open: workbookFile(jsas, {
    workbook: jsaWorkbook,
    select: selectWorkbookRows,
    ...told,
  }),
})

export const excel: PersonHandler<'jsa.excel'> = workbook.address
export const excelFile: PersonHandler<'jsa.excelFile'> = workbook.file

const paper = paperDownload({
  path: '/jsa-pdf-file',
  read: ({ jsaId }: { jsaId: string }, context) => detailOf(context, jsaId, noHistory),
  holderOf: ({ jsaId }) => ({ recordType: 'jsa', recordId: jsaId }),
  write: paperOfJsa,
})

export const pdf: PersonHandler<'jsa.pdf'> = paper.address
export const pdfFile: PersonHandler<'jsa.pdfFile'> = paper.file
