import {
  messageCategories,
  messageCategoryLabels,
  messagePriorities,
  messagePriorityLabels,
} from '@holdpoint/api'
import type { PersonHandler } from '../../handler.ts'
import { filterTeller, filterWords } from '../../lists/filter-words.ts'
import { workbookDownload } from '../../lists/workbook-download.ts'
import { workbookFile } from '../../lists/workbook-file.ts'
import { linesQuery } from '../../lists/workbook-lines.ts'
import { lookupsOf } from '../lookups.ts'
import { messages } from './messages.list.ts'
import { messagesWords, messagesWorkbook } from './messages.workbook.ts'
import { countWorkbookRows, selectWorkbookRows } from './messages.workbook.queries.ts'

const told = filterWords(messages, {
  words: messagesWords,
  names: (db, { cacheOwner, now }) => lookupsOf(cacheOwner, db, now.getTime()),
  partNames: (_db, _filter, lookups) => ({
    categories: new Map(messageCategories.map((name) => [name, messageCategoryLabels[name]])),
    priorities: new Map(messagePriorities.map((name) => [name, messagePriorityLabels[name]])),
    districts: lookups.district,
    businessUnits: lookups.businessUnit,
    crews: lookups.crew,
  }),
})

/** Tells what a saved filter of messages holds. */
export const tellFilter = filterTeller(messages, told)

const countLines = linesQuery(messages, countWorkbookRows)
const workbook = workbookDownload(messages, {
  path: '/messages-excel-file',
  name: 'message-receipts',
  words: messagesWords,
  countLines,
  open: workbookFile(messages, {
    workbook: messagesWorkbook,
    select: selectWorkbookRows,
    countLines,
    ...told,
  }),
})

export const excel: PersonHandler<'messages.excel'> = workbook.address
export const excelFile: PersonHandler<'messages.excelFile'> = workbook.file
