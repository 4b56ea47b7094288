import type { LoaderFunctionArgs } from '@remix-run/node'
import { sqrSource } from '../../sqr/list/sqr.source.server.ts'
import { answerWorkbook } from '../../lists/downloads/answer-workbook.server.ts'

/** The list of safety quality reports as a workbook. */
export function loader({ context, request }: LoaderFunctionArgs) {
  return answerWorkbook({ context, request }, sqrSource, ({ sqr }, call) => sqr.excel(call))
}
