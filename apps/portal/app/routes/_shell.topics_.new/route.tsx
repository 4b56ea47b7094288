import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { paths } from '../../paths.ts'
import { quietEdit } from '../../records/quiet-edit.ts'
import { requirePoster } from '../../session/require-person.server.ts'
import { LowerPageHead } from '../../shell/lower-page-head.tsx'
import { isReadAnew } from '../../shell/read-anew.ts'
import { loadNewTopic, takeTopicForm } from '../../topics/topic-form.server.ts'
import { TopicForm } from '../../topics/topic-form.tsx'
import { formWords, words } from '../../topics/topic-page.words.ts'

export const meta: MetaFunction = () => [{ title: `${formWords.create} · Holdpoint` }]

export function loader({ context, request }: LoaderFunctionArgs) {
  return loadNewTopic({ context, request })
}

export async function action({ context, request }: ActionFunctionArgs) {
  await requirePoster(context, request)
  return takeTopicForm({ context, request })
}

export const shouldRevalidate = isReadAnew
export const clientAction = quietEdit

export default function NewTopic() {
  const page = useLoaderData<typeof loader>()
  return (
    <>
      <LowerPageHead
        title={formWords.create}
        trail={[{ name: words.topics, to: paths.topics() }]}
      />
      <TopicForm page={page} submit={formWords.createShort} />
    </>
  )
}
