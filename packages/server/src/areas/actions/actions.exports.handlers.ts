import {
  actionPriorityLabels,
  actionStatusLabels,
  actionStatuses,
  actionPriorities,
} from '@holdpoint/api'
import type { PersonHandler } from '../../handler.ts'
import { filterTeller, filterWords } from '../../lists/filter-words.ts'
import { workbookDownload } from '../../lists/workbook-download.ts'
import { workbookFile } from '../../lists/workbook-file.ts'
import { lookupsOf } from '../lookups.ts'
import { namesOfPeople } from '../people/people.queries.ts'
import { actions } from './actions.list.ts'
import { actionsWords, actionsWorkbook } from './actions.workbook.ts'
import { selectWorkbookRows } from './actions.workbook.queries.ts'
import { assetsById } from '../equipment/equipment.queries.ts'

const told = filterWords(actions, {
  words: actionsWords,
  names: (db, { cacheOwner, now }) => lookupsOf(cacheOwner, db, now.getTime()),
  partNames: async (db, filter, lookups, { person }) => ({
    statuses: new Map(actionStatuses.map((name) => [name, actionStatusLabels[name]])),
    priorities: new Map(actionPriorities.map((name) => [name, actionPriorityLabels[name]])),
    districts: lookups.district,
    businessUnits: lookups.businessUnit,
    crews: lookups.crew,
    customers: lookups.customer,
    pads: lookups.pad,
    createdBy: await namesOfPeople(db, person.shardKey, filter.createdBy),
    assignees: await namesOfPeople(db, person.shardKey, filter.assignees),
    assets: new Map(
      (await assetsById(db, person.shardKey, filter.assets)).map(({ id, name }) => [id, name]),
    ),
  }),
})

/** Tells what a saved filter of the list holds. */
export const tellFilter = filterTeller(actions, told)

const workbook = workbookDownload(actions, {
  path: '/actions-excel-file',
  name: 'actions',
  words: actionsWords,
  open: workbookFile(actions, {
    workbook: actionsWorkbook,
    select: selectWorkbookRows,
    ...told,
  }),
})

export const excel: PersonHandler<'actions.excel'> = workbook.address
export const excelFile: PersonHandler<'actions.excelFile'> = workbook.file
