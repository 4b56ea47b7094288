import {
  openListWorkbook,
  type ListWorkbookRequest,
  type ListWorkbookWriter,
} from '../areas/my-forms/papers/excel-writer.ts'
import { answerWith } from './reply.ts'

// The thread that writes workbooks: making the text of a hundred thousand rows, and compressing it,
// would hold up every request.

let writer: ListWorkbookWriter | undefined

answerWith((request: ListWorkbookRequest) => {
  if (request.kind === 'begin') {
    writer = openListWorkbook(request.list)
    return writer.begin()
  }
  if (writer === undefined) {
    throw new Error('No workbook was begun.')
  }
  return request.kind === 'rows' ? writer.rows(request.rows) : writer.end(request.about)
})
