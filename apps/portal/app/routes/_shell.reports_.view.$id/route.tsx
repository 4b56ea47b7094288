import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData, type ShouldRevalidateFunctionArgs } from '@remix-run/react'
import { quietEdit } from '../../records/quiet-edit.ts'
import type { RecordHandle } from '../../records/record-commands.ts'
import { reportCommands } from '../../reports/report-commands.ts'
import { ReportPage } from '../../reports/report-page.tsx'
import { takeReportPost } from '../../reports/report-post.server.ts'
import { loadReport } from '../../reports/report-view.server.ts'
import { words } from '../../reports/report.words.ts'
import { requirePerson, requirePoster } from '../../session/require-person.server.ts'
import type { FrameHandle } from '../../shell/frame.tsx'
import { isReadAnew } from '../../shell/read-anew.ts'

export const handle = { frame: 'record', commands: reportCommands } satisfies FrameHandle &
  RecordHandle<never>

export const meta: MetaFunction<typeof loader> = ({ data: page }) => [
  { title: `${page?.view.title ?? words.kind} · Holdpoint` },
]

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  requirePerson(context, request)
  return loadReport({ context, request, reportId: params['id'] ?? '' })
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  await requirePoster(context, request)
  const form = await request.formData()
  return takeReportPost({ context, request, reportId: params['id'] ?? '', form })
}

/** A question about the page is asked on what it shows: nothing is counted for it. */
export function shouldRevalidate(step: ShouldRevalidateFunctionArgs) {
  const { currentUrl, nextUrl, formMethod } = step
  const isQuestion =
    formMethod === undefined &&
    currentUrl.pathname === nextUrl.pathname &&
    nextUrl.searchParams.has('dialog')
  return !isQuestion && isReadAnew(step)
}

export const clientAction = quietEdit

export default function Report() {
  const page = useLoaderData<typeof loader>()
  return <ReportPage key={page.view.id} {...page} />
}
