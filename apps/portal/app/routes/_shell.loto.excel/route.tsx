import type { LoaderFunctionArgs } from '@remix-run/node'
import { answerWorkbook } from '../../lists/downloads/answer-workbook.server.ts'
import { lotoSource } from '../../loto/lockouts/loto.source.server.ts'

/** The list of lockouts as a workbook. */
export function loader({ context, request }: LoaderFunctionArgs) {
  return answerWorkbook({ context, request }, lotoSource, ({ loto }, call) => loto.excel(call))
}
