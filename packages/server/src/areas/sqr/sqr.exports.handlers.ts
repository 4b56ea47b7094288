import { severities, severityLabel, sqrPhaseLabels } from '@holdpoint/api'
import type { PersonHandler } from '../../handler.ts'
import { filterTeller, filterWords } from '../../lists/filter-words.ts'
import { workbookDownload } from '../../lists/workbook-download.ts'
import { workbookFile } from '../../lists/workbook-file.ts'
import { noHistory, paperDownload } from '../../records/paper.ts'
import { namesOfEquipment } from '../equipment/equipment.queries.ts'
import { lookupsOf } from '../lookups.ts'
import { namesOfPeople } from '../people/people.queries.ts'
import { detailOf } from './sqr.detail.ts'
import { sqrs } from './sqr.list.ts'
import { paperOfSqr } from './sqr.paper.ts'
import { namesOfCategories, selectWorkbookRows } from './sqr.workbook.queries.ts'
import { sqrListWords, sqrWorkbook } from './sqr.workbook.ts'

const told = filterWords(sqrs, {
  words: sqrListWords,
  names: (db, { cacheOwner, now }) => lookupsOf(cacheOwner, db, now.getTime()),
  partNames: async (db, filter, lookups, { person: { shardKey } }) => ({
    phases: new Map(Object.entries(sqrPhaseLabels)),
    severities: new Map(severities.map((level) => [level, severityLabel(level)])),
    classifications: await namesOfCategories(db, shardKey, filter.classifications),
    types: await namesOfCategories(db, shardKey, filter.types),
    districts: lookups.district,
    businessUnits: lookups.businessUnit,
    crews: lookups.crew,
    customers: lookups.customer,
    pads: lookups.pad,
    assets: await namesOfEquipment(db, shardKey, filter.assets),
    owners: await namesOfPeople(db, shardKey, filter.owners),
  }),
})

/** Tells what a saved filter of the list holds. */
export const tellFilter = filterTeller(sqrs, told)

const workbook = workbookDownload(sqrs, {
  path: '/sqr-excel-file',
  name: 'quality-reports',
  words: sqrListWords,
  open: workbookFile(sqrs, {
    workbook: sqrWorkbook,
    select: selectWorkbookRows,
    ...told,
  }),
})

export const excel: PersonHandler<'sqr.excel'> = workbook.address
export const excelFile: PersonHandler<'sqr.excelFile'> = workbook.file

const paper = paperDownload({
  path: '/sqr-pdf-file',
  read: ({ sqrId }: { sqrId: string }, context) => detailOf(context, sqrId, noHistory),
  holderOf: ({ sqrId }) => ({ recordType: 'sqr', recordId: sqrId }),
  write: paperOfSqr,
})

export const pdf: PersonHandler<'sqr.pdf'> = paper.address
export const pdfFile: PersonHandler<'sqr.pdfFile'> = paper.file
