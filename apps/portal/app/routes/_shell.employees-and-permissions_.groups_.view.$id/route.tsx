import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { groupCommands } from '../../permissions/group-commands.ts'
import { GroupPage } from '../../permissions/group-page.tsx'
import { takeGroupPost } from '../../permissions/group-post.server.ts'
import { loadGroup } from '../../permissions/group-view.server.ts'
import { words } from '../../permissions/permissions.words.ts'
import { quietEdit } from '../../records/quiet-edit.ts'
import type { RecordHandle } from '../../records/record-commands.ts'
import { requirePerson, requirePoster } from '../../session/require-person.server.ts'
import type { FrameHandle } from '../../shell/frame.tsx'
import { isReadAnew } from '../../shell/read-anew.ts'

export const handle = { frame: 'record', commands: groupCommands } satisfies FrameHandle &
  RecordHandle<never>

export const meta: MetaFunction<typeof loader> = ({ data: page }) => [
  { title: `${page?.view.name ?? words.group} · Holdpoint` },
]

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  requirePerson(context, request)
  return loadGroup({ context, request, groupId: params['id'] ?? '' })
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  await requirePoster(context, request)
  const form = await request.formData()
  return takeGroupPost({ context, request, form, groupId: params['id'] ?? '' })
}

export const shouldRevalidate = isReadAnew
export const clientAction = quietEdit

export default function PermissionGroup() {
  const { view } = useLoaderData<typeof loader>()
  return <GroupPage key={view.id} view={view} />
}
