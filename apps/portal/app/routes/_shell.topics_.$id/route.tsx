import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import type { RecordHandle } from '../../records/record-commands.ts'
import { quietEdit } from '../../records/quiet-edit.ts'
import { requirePerson, requirePoster } from '../../session/require-person.server.ts'
import type { FrameHandle } from '../../shell/frame.tsx'
import { isReadAnew } from '../../shell/read-anew.ts'
import { topicCommands } from '../../topics/topic-commands.ts'
import { loadTopic } from '../../topics/topic-load.server.ts'
import { TopicPage } from '../../topics/topic-page.tsx'
import { takeTopicPost } from '../../topics/topic-post.server.ts'

export const handle = { frame: 'record', commands: topicCommands } satisfies FrameHandle &
  RecordHandle<never>

export const meta: MetaFunction<typeof loader> = ({ data: page }) => [
  { title: `${page ? `${page.view.number} ${page.view.title}` : 'Topic'} · Holdpoint` },
]

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  requirePerson(context, request)
  return loadTopic({ context, request, topicId: params['id'] ?? '' })
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  await requirePoster(context, request)
  const form = await request.formData()
  return takeTopicPost({ context, request, topicId: params['id'] ?? '', form })
}

export const shouldRevalidate = isReadAnew
export const clientAction = quietEdit

export default function Topic() {
  const page = useLoaderData<typeof loader>()
  return <TopicPage key={page.view.id} {...page} />
}
