import type { LoaderFunctionArgs } from '@remix-run/node'
import { answerWorkbook } from '../../lists/downloads/answer-workbook.server.ts'
import { reviewsSource } from '../../reviews/reviews.source.server.ts'

/** The answers of one form among the reviews as a workbook. */
export function loader({ context, request }: LoaderFunctionArgs) {
  return answerWorkbook({ context, request }, reviewsSource, ({ reviewForms }, call) =>
    reviewForms.answersExcel(call),
  )
}
