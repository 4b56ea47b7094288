import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { today } from '@holdpoint/api'
import { actionCommands } from '../../actions/action-commands.ts'
import { ActionPage } from '../../actions/action-page.tsx'
import { loadAction } from '../../actions/action-load.server.ts'
import { takeActionPost } from '../../actions/action-post.server.ts'
import { searchPeople } from '../../fill-out/saving/search-people.ts'
import { quietEdit } from '../../records/quiet-edit.ts'
import type { RecordHandle } from '../../records/record-commands.ts'
import { requirePerson, requirePoster } from '../../session/require-person.server.ts'
import type { FrameHandle } from '../../shell/frame.tsx'
import { isReadAnew } from '../../shell/read-anew.ts'

export const handle = { frame: 'record', commands: actionCommands } satisfies FrameHandle &
  RecordHandle<never>

export const meta: MetaFunction<typeof loader> = ({ data: page }) => [
  { title: `${page ? `${page.view.number} ${page.view.title}` : 'Action'} · Holdpoint` },
]

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  requirePerson(context, request)
  const page = await loadAction({ context, request, actionId: params['id'] ?? '' })
  return { ...page, today: today(context.now(), context.timeZone) }
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  await requirePoster(context, request)
  const form = await request.formData()
  return takeActionPost({ context, request, actionId: params['id'] ?? '', form })
}

export const shouldRevalidate = isReadAnew
export const clientAction = quietEdit

export default function Action() {
  const page = useLoaderData<typeof loader>()
  return <ActionPage key={page.view.id} {...page} search={searchPeople} />
}
