import { statusLabel, type MyFormsFilter } from '@holdpoint/api'
import type { Queryable } from '../../../db/database.ts'
import { filterWords, type WordsContext } from '../../../lists/filter-words.ts'
import { workbookFile } from '../../../lists/workbook-file.ts'
import { namesOfEquipment } from '../../equipment/equipment.queries.ts'
import { lookupsOf, type Lookups } from '../../lookups.ts'
import { entries } from '../list/list.queries.ts'
import { namesForFilter, selectExcelRows } from './excel.queries.ts'
import { myFormsWorkbook } from './excel.ts'
import { listWords } from './excel-words.ts'

/** What the list, its filter and what is chosen in it is called. */
export const entriesTold = filterWords(entries, {
  words: listWords,
  names: (db, { cacheOwner, now }) => lookupsOf(cacheOwner, db, now.getTime()),
  partNames: entryPartNames,
})

/** The list as a workbook. */
export const listFile = workbookFile(entries, {
  ...entriesTold,
  workbook: myFormsWorkbook,
  select: selectExcelRows,
})

/** What the values of the parts are called that lists of entries share. */
export async function entryPartNames(
  db: Queryable,
  filter: Pick<MyFormsFilter, 'formIds' | 'formTypes' | 'countries' | 'assets'>,
  lookups: Lookups,
  { person }: WordsContext,
) {
  return {
    ...(await namesForFilter(db, filter)),
    districts: lookups.district,
    businessUnits: lookups.businessUnit,
    crews: lookups.crew,
    customers: lookups.customer,
    pads: lookups.pad,
    assets: await namesOfEquipment(db, person.shardKey, filter.assets),
    statuses: statusLabel,
  }
}
