import type { LoaderFunctionArgs } from '@remix-run/node'
import { employeesSource } from '../../employees/employees.source.server.ts'
import { answerWorkbook } from '../../lists/downloads/answer-workbook.server.ts'

/** The list of people as a workbook. */
export function loader({ context, request }: LoaderFunctionArgs) {
  return answerWorkbook({ context, request }, employeesSource, ({ people }, call) =>
    people.excel(call),
  )
}
