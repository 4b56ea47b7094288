import * as z from 'zod'
import { call } from '../../call.ts'
import { download, downloadStamp, tooLongForWorkbook } from '../../lists/download.ts'
import { narrowingInput, orderingInput } from '../../lists/list.schemas.ts'
import { messagesList } from './messages.list.ts'

const filters = narrowingInput(messagesList).extend(orderingInput(messagesList))
const source = 'decision 0075'

const excel = call({
  name: 'messages.excel',
  method: 'GET',
  path: '/messages-excel',
  summary:
    'Answers the address of a workbook with a row for each receipt of the filtered messages.',
  status: 'decided',
  source,
  input: filters,
  content: download,
  refusal: tooLongForWorkbook,
  problems: ['unknown_filter'],
})

const excelFile = call({
  name: 'messages.excelFile',
  method: 'GET',
  path: '/messages-excel-file',
  summary: 'Answers the workbook itself. Fetch it by the address that `messages-excel` gave.',
  status: 'decided',
  source,
  rate: 'export',
  input: filters.extend(downloadStamp),
  content: z.null(),
  isFile: true,
  problems: ['link_expired', 'unknown_filter'],
})

/** The receipts of messages to take away. */
export const messageExports = { excel, excelFile }
