import type { LoaderFunctionArgs } from '@remix-run/node'
import { jsaSource } from '../../jsa/analyses/jsa.source.server.ts'
import { answerWorkbook } from '../../lists/downloads/answer-workbook.server.ts'

/** The list of job safety analyses as a workbook. */
export function loader({ context, request }: LoaderFunctionArgs) {
  return answerWorkbook({ context, request }, jsaSource, ({ jsa }, call) => jsa.excel(call))
}
