import type { LoaderFunctionArgs } from '@remix-run/node'
import { answerDownload } from '../../lists/downloads/answer-download.server.ts'
import { paths } from '../../paths.ts'
import { askedWindow } from '../../reports/report-view.server.ts'

/** What a report says, as a workbook. */
export function loader({ context, request }: LoaderFunctionArgs) {
  const reportId = new URL(request.url).searchParams.get('reportId') ?? ''
  const window = askedWindow(request)
  const back = paths.report(reportId, { window })
  return answerDownload({ context, request, back, noAccess: 'report' }, () =>
    context.api.reports.excel({ reportId, window }),
  )
}
