import { lotoStateLabels } from '@holdpoint/api'
import type { PersonHandler } from '../../handler.ts'
import { filterTeller, filterWords } from '../../lists/filter-words.ts'
import { workbookDownload } from '../../lists/workbook-download.ts'
import { workbookFile } from '../../lists/workbook-file.ts'
import { noHistory, paperDownload } from '../../records/paper.ts'
import { namesOfEquipment } from '../equipment/equipment.queries.ts'
import { lookupsOf } from '../lookups.ts'
import { namesOfPeople } from '../people/people.queries.ts'
import { detailOf } from './loto.detail.ts'
import { lotos } from './loto.list.ts'
import { paperOfLoto } from './loto.paper.ts'
import { lotoListWords, lotoWorkbook } from './loto.workbook.ts'
import { namesOfTemplates, selectWorkbookRows } from './loto.workbook.queries.ts'

const told = filterWords(lotos, {
  words: lotoListWords,
  names: (db, { cacheOwner, now }) => lookupsOf(cacheOwner, db, now.getTime()),
  partNames: async (db, filter, lookups, { person }) => ({
    statuses: new Map(Object.entries(lotoStateLabels)),
    assets: await namesOfEquipment(db, person.shardKey, filter.assets),
    pads: lookups.pad,
    primaries: await namesOfPeople(db, person.shardKey, filter.primaries),
    people: await namesOfPeople(db, person.shardKey, filter.people),
    templates: await namesOfTemplates(db, person.shardKey, filter.templates),
  }),
})

/** Tells what a saved filter of the list holds. */
export const tellFilter = filterTeller(lotos, told)

const workbook = workbookDownload(lotos, {
  path: '/loto-excel-file',
  name: 'lockouts',
  words: lotoListWords,
  open: workbookFile(lotos, {
    workbook: lotoWorkbook,
    select: selectWorkbookRows,
    ...told,
  }),
})

export const excel: PersonHandler<'loto.excel'> = workbook.address
export const excelFile: PersonHandler<'loto.excelFile'> = workbook.file

const paper = paperDownload({
  path: '/loto-pdf-file',
  read: ({ lotoId }: { lotoId: string }, context) => detailOf(context, lotoId, noHistory),
  holderOf: ({ lotoId }) => ({ recordType: 'loto', recordId: lotoId }),
  write: paperOfLoto,
})

export const pdf: PersonHandler<'loto.pdf'> = paper.address
export const pdfFile: PersonHandler<'loto.pdfFile'> = paper.file
