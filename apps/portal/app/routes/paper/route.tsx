import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { PaperPage } from '../../papers/paper-page.tsx'
import { loadPaper } from '../../papers/papers-load.server.ts'
import { words } from '../../papers/papers.words.ts'
import { secretAddressHeaders } from '../../session/secret-address.server.ts'

export const meta: MetaFunction = () => [
  { title: `${words.title} · Holdpoint` },
  { name: 'robots', content: 'noindex' },
]

/** What the code at the end of a paper opens; it needs no account. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { status, ...page } = await loadPaper(context, request)
  return data(page, { status })
}

export const headers = secretAddressHeaders

export default function Paper() {
  return <PaperPage {...useLoaderData<typeof loader>()} />
}
