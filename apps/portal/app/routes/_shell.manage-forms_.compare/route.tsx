import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { loadComparison } from '../../manage-forms/compare/compare-load.server.ts'
import { ComparePage } from '../../manage-forms/compare/compare-page.tsx'
import { compareWords as words } from '../../manage-forms/compare/compare.words.ts'
import { requirePerson } from '../../session/require-person.server.ts'

export const meta: MetaFunction<typeof loader> = ({ data: view }) => [
  { title: `${words.title} ${view?.title ?? ''} · Holdpoint` },
]

export async function loader({ context, request }: LoaderFunctionArgs) {
  requirePerson(context, request)
  return loadComparison({ context, request })
}

export default function Compare() {
  const view = useLoaderData<typeof loader>()
  return <ComparePage view={view} />
}
