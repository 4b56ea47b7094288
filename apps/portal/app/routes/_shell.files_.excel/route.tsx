import type { LoaderFunctionArgs } from '@remix-run/node'
import { answerWorkbook } from '../../lists/downloads/answer-workbook.server.ts'
import { filesSource } from '../../files/files.source.server.ts'

/** The file library and its people as a workbook. */
export function loader({ context, request }: LoaderFunctionArgs) {
  return answerWorkbook({ context, request }, filesSource, ({ files }, call) => files.excel(call))
}
