import * as z from 'zod'
import { call } from '../../call.ts'
import { download, downloadStamp, tooLongForWorkbook } from '../../lists/download.ts'
import { keepingCalls } from '../../lists/keeping.ts'
import { narrowingInput, orderingInput } from '../../lists/list.schemas.ts'
import { text, wireList } from '../../wire.ts'
import { filesFilter, filesList } from './files.list.ts'

// What stands beside the library: kept filters, folders and tags to choose from, the workbook.

const filters = narrowingInput(filesList).extend(orderingInput(filesList))
const source = 'domain 2.12; decision 0079'

const choices = call({
  name: 'files.choices',
  method: 'GET',
  path: '/file-library-choices',
  summary: 'Lists the folders and tags of the files that the person reads; 200 of each at most.',
  status: 'decided',
  source,
  input: z.object({
    search: text(200).optional(),
    /** Exactly these. */
    names: wireList.optional(),
  }),
  content: z.object({ folders: z.array(z.string()), tags: z.array(z.string()) }),
})

const excel = call({
  name: 'files.excel',
  method: 'GET',
  path: '/file-library-excel',
  summary: 'Answers the address of a workbook of files and the people who are to acknowledge them.',
  status: 'decided',
  source,
  input: filters,
  content: download,
  refusal: tooLongForWorkbook,
  problems: ['unknown_filter'],
})

const excelFile = call({
  name: 'files.excelFile',
  method: 'GET',
  path: '/file-library-excel-file',
  summary: 'Answers the workbook itself. Fetch it by the address that `file-library-excel` gave.',
  status: 'decided',
  source,
  rate: 'export',
  input: filters.extend(downloadStamp),
  content: z.null(),
  isFile: true,
  problems: ['link_expired', 'unknown_filter'],
})

/** What stands beside the library. */
export const filesExports = {
  choices,
  ...keepingCalls('files', { path: '/file-library-filter', filter: filesFilter }),
  excel,
  excelFile,
}
