import type { LoaderFunctionArgs } from '@remix-run/node'
import { answerWorkbook } from '../../lists/downloads/answer-workbook.server.ts'
import { trainingSource } from '../../training/training.source.server.ts'

/** The list of training and skills as a workbook. */
export function loader({ context, request }: LoaderFunctionArgs) {
  return answerWorkbook({ context, request }, trainingSource, ({ training }, call) =>
    training.excel(call),
  )
}
