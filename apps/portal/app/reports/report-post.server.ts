import { redirect } from '@remix-run/node'
import { paths } from '../paths.ts'
import { leadDone, leadRefused, optionsOf, type RecordPost } from '../records/record-post.server.ts'
import { formText } from '../ui/form-text.ts'
import { words } from './report.words.ts'

/** Takes what the page of a report posts: that it be deleted. */
export async function takeReportPost(post: RecordPost & { reportId: string }) {
  const { context, reportId, form } = post
  const here = paths.report(reportId)
  if (formText(form, 'intent') !== 'delete') {
    return redirect(here)
  }
  const answer = await context.api.reports.remove({ reportId }, optionsOf(form))
  return answer.status === 200
    ? leadDone(post, paths.reports(), words.deleted)
    : leadRefused(post, answer, { to: here, forbidden: 'report' })
}
