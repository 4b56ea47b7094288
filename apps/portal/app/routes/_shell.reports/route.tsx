import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { loadReports } from '../../reports/reports-load.server.ts'
import { ReportsPage } from '../../reports/reports-page.tsx'
import { words } from '../../reports/reports.words.ts'
import { requirePerson } from '../../session/require-person.server.ts'

export const meta: MetaFunction = () => [{ title: `${words.title} · Holdpoint` }]

export function loader({ context, request }: LoaderFunctionArgs) {
  requirePerson(context, request)
  return loadReports({ context, request })
}

export default function Reports() {
  return <ReportsPage view={useLoaderData<typeof loader>()} />
}
