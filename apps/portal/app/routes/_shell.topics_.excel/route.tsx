import type { LoaderFunctionArgs } from '@remix-run/node'
import { answerWorkbook } from '../../lists/downloads/answer-workbook.server.ts'
import { topicsSource } from '../../topics/topics.source.server.ts'

/** The list of topics and their questions as a workbook. */
export function loader({ context, request }: LoaderFunctionArgs) {
  return answerWorkbook({ context, request }, topicsSource, ({ topics }, call) =>
    topics.excel(call),
  )
}
