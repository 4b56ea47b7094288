import { writeWorkbooks } from '../lists/workbook.ts'
import { workbooks } from '../workbooks.ts'
import { answerWith } from './reply.ts'

// The thread that writes workbooks: making the text of a hundred thousand rows, and compressing it,
// would hold up every request.

answerWith(writeWorkbooks(workbooks))
