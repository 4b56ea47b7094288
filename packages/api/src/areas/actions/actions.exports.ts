import * as z from 'zod'
import { call } from '../../call.ts'
import { download, downloadStamp, tooLongForWorkbook } from '../../lists/download.ts'
import { narrowingInput, orderingInput } from '../../lists/list.schemas.ts'
import { actionsList } from './actions.list.ts'

const filters = narrowingInput(actionsList).extend(orderingInput(actionsList))
const source = 'spec 7, actions; spec 7, Excel download; decision 0055'

const excel = call({
  name: 'actions.excel',
  method: 'GET',
  path: '/actions-excel',
  summary:
    'Answers the address of the filtered actions as an Excel workbook; it lasts for a minute.',
  status: 'specified',
  source,
  input: filters,
  content: download,
  refusal: tooLongForWorkbook,
  problems: ['unknown_filter'],
})

const excelFile = call({
  name: 'actions.excelFile',
  method: 'GET',
  path: '/actions-excel-file',
  summary: 'Answers the workbook itself. Fetch it by the address that `actions-excel` gave.',
  status: 'decided',
  source,
  rate: 'export',
  input: filters.extend(downloadStamp),
  content: z.null(),
  isFile: true,
  problems: ['link_expired', 'unknown_filter'],
})

/** The list of actions to take away. */
export const actionExports = { excel, excelFile }
