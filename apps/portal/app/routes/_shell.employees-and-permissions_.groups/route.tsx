import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { loadGroups } from '../../permissions/groups-list.server.ts'
import { GroupsPage } from '../../permissions/groups-page.tsx'
import { words } from '../../permissions/permissions.words.ts'
import { requirePerson } from '../../session/require-person.server.ts'

export const meta: MetaFunction = () => [{ title: `${words.groups} · Holdpoint` }]

export async function loader({ context, request }: LoaderFunctionArgs) {
  requirePerson(context, request)
  return loadGroups({ context, request })
}

export default function PermissionGroups() {
  return <GroupsPage view={useLoaderData<typeof loader>()} />
}
