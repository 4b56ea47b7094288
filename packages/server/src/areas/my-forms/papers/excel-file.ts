import { statusLabel } from '@holdpoint/api'
import { workbookFile } from '../../../lists/workbook-file.ts'
import { lookupsOf } from '../../lookups.ts'
import { entries } from '../list/list.queries.ts'
import { namesForFilter, selectExcelRows } from './excel.queries.ts'
import { myFormsWorkbook } from './excel.ts'
import { listWords } from './excel-words.ts'

/** The list as a workbook. */
export const listFile = workbookFile(entries, {
  workbook: myFormsWorkbook,
  select: selectExcelRows,
  words: listWords,
  names: (db, { cacheOwner, now }) => lookupsOf(cacheOwner, db, now.getTime()),
  partNames: async (db, filter, lookups) => ({
    ...(await namesForFilter(db, filter)),
    districts: lookups.district,
    businessUnits: lookups.businessUnit,
    crews: lookups.crew,
    customers: lookups.customer,
    pads: lookups.pad,
    statuses: statusLabel,
  }),
})
