import type { LoaderFunctionArgs } from '@remix-run/node'
import { answerWorkbook } from '../../lists/downloads/answer-workbook.server.ts'
import { messagesSource } from '../../messages/messages.source.server.ts'

/** The receipts of the messages of a list as a workbook. */
export function loader({ context, request }: LoaderFunctionArgs) {
  return answerWorkbook({ context, request }, messagesSource, ({ messages }, call) =>
    messages.excel(call),
  )
}
