import type { LoaderFunctionArgs } from '@remix-run/node'
import { answerWorkbook } from '../../lists/downloads/answer-workbook.server.ts'
import { matrixSource } from '../../training/matrix/matrix.source.server.ts'

/** The matrix of training as a workbook. */
export function loader({ context, request }: LoaderFunctionArgs) {
  return answerWorkbook({ context, request }, matrixSource, ({ training }, call) =>
    training.matrixExcel(call),
  )
}
