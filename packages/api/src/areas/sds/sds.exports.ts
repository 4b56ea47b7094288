import * as z from 'zod'
import { call } from '../../call.ts'
import { download, downloadStamp, tooLongForWorkbook } from '../../lists/download.ts'
import { keepingCalls } from '../../lists/keeping.ts'
import { narrowingInput, orderingInput } from '../../lists/list.schemas.ts'
import { text, wireList } from '../../wire.ts'
import { sdsFilter, sdsList } from './sds.list.ts'

// What stands beside the list of sheets: kept filters, manufacturers to choose from, the workbook.

const filters = narrowingInput(sdsList).extend(orderingInput(sdsList))
const source = 'decision 0076'

const manufacturers = call({
  name: 'sds.manufacturers',
  method: 'GET',
  path: '/sds-manufacturers',
  summary: 'Lists the manufacturers of approved sheets, to filter by; fifty at most.',
  status: 'decided',
  source,
  input: z.object({
    search: text(200).optional(),
    /** Exactly these, by their ids. */
    manufacturers: wireList.optional(),
  }),
  content: z.array(z.object({ manufacturerId: z.string(), name: z.string() })),
})

const excel = call({
  name: 'sds.excel',
  method: 'GET',
  path: '/sds-excel',
  summary: 'Answers the address of the chemical inventory by pad as an Excel workbook.',
  status: 'decided',
  source,
  input: filters,
  content: download,
  refusal: tooLongForWorkbook,
  problems: ['unknown_filter'],
})

const excelFile = call({
  name: 'sds.excelFile',
  method: 'GET',
  path: '/sds-excel-file',
  summary: 'Answers the workbook itself. Fetch it by the address that `sds-excel` gave.',
  status: 'decided',
  source,
  rate: 'export',
  input: filters.extend(downloadStamp),
  content: z.null(),
  isFile: true,
  problems: ['link_expired', 'unknown_filter'],
})

const peopleExcel = call({
  name: 'sds.peopleExcel',
  method: 'GET',
  path: '/sds-people-excel',
  summary: 'Answers the address of who has acknowledged each sheet as an Excel workbook.',
  status: 'decided',
  source: 'decision 0097',
  input: filters,
  content: download,
  refusal: tooLongForWorkbook,
  problems: ['unknown_filter'],
})

const peopleExcelFile = call({
  name: 'sds.peopleExcelFile',
  method: 'GET',
  path: '/sds-people-excel-file',
  summary: 'Answers the workbook itself. Fetch it by the address that `sds-people-excel` gave.',
  status: 'decided',
  source: 'decision 0097',
  rate: 'export',
  input: filters.extend(downloadStamp),
  content: z.null(),
  isFile: true,
  problems: ['link_expired', 'unknown_filter'],
})

/** What stands beside the list of sheets. */
export const sdsExports = {
  ...keepingCalls('sds', { path: '/sds-filter', filter: sdsFilter }),
  manufacturers,
  ...{ excel, excelFile, peopleExcel, peopleExcelFile },
}
