import type { LoaderFunctionArgs } from '@remix-run/node'
import { actionsSource } from '../../actions/actions.source.server.ts'
import { answerWorkbook } from '../../lists/downloads/answer-workbook.server.ts'

/** The list of actions as a workbook. */
export function loader({ context, request }: LoaderFunctionArgs) {
  return answerWorkbook({ context, request }, actionsSource, ({ actions }, call) =>
    actions.excel(call),
  )
}
