import type { LoaderFunctionArgs } from '@remix-run/node'
import { answerWorkbook } from '../../lists/downloads/answer-workbook.server.ts'
import { sdsSource } from '../../sds/sds.source.server.ts'

/** Who has acknowledged each sheet, as a workbook. */
export function loader({ context, request }: LoaderFunctionArgs) {
  return answerWorkbook({ context, request }, sdsSource, ({ sds }, call) => sds.peopleExcel(call))
}
