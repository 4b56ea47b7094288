import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { loadHolders } from '../../permissions/holders.server.ts'
import { HoldersPage } from '../../permissions/holders-page.tsx'
import { words } from '../../permissions/permissions.words.ts'
import { requirePerson } from '../../session/require-person.server.ts'

export const meta: MetaFunction = () => [{ title: `${words.rights} · Holdpoint` }]

export async function loader({ context, request }: LoaderFunctionArgs) {
  requirePerson(context, request)
  return loadHolders({ context, request })
}

export default function Rights() {
  return <HoldersPage view={useLoaderData<typeof loader>()} />
}
