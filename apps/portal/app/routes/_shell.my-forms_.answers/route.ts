import type { LoaderFunctionArgs } from '@remix-run/node'
import { answerWorkbook } from '../../lists/downloads/answer-workbook.server.ts'
import { myFormsSource } from '../../my-forms/my-forms.source.server.ts'

/** The answers of one form among My Forms as a workbook. */
export function loader({ context, request }: LoaderFunctionArgs) {
  return answerWorkbook({ context, request }, myFormsSource, ({ myForms }, call) =>
    myForms.answersExcel(call),
  )
}
