import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { answerList } from '../../lists/list-intents.server.ts'
import { ListPage } from '../../lists/list-page.tsx'
import { loadList } from '../../lists/load-list.server.ts'
import { quietAction } from '../../lists/quiet-action.ts'
import { isReadAnew } from '../../shell/read-anew.ts'
import { TopicGrid } from '../../topics/list/topic-grid.tsx'
import { TopicsTools } from '../../topics/list/topics-tools.tsx'
import { topicsSource } from '../../topics/topics.source.server.ts'
import { topicsView, topicsViewToRead } from '../../topics/topics.view.tsx'
import { words } from '../../topics/topics.words.ts'

export const meta: MetaFunction = () => [{ title: `${words.title} · Holdpoint` }]

export function loader({ context, request }: LoaderFunctionArgs) {
  return loadList({ context, request }, topicsSource)
}

export function action({ context, request }: ActionFunctionArgs) {
  return answerList({ context, request }, topicsSource)
}

/** Also after a conflict: it is about what somebody else did. */
export const shouldRevalidate = isReadAnew

export const clientAction = quietAction

export default function Topics() {
  const data = useLoaderData<typeof loader>()
  const { mayCreate } = data.beside
  return (
    <ListPage
      view={mayCreate ? topicsView : topicsViewToRead}
      data={data}
      tools={(place) => <TopicsTools place={place} mayCreate={mayCreate} />}
      drawn={
        data.said.own.view === 'grid'
          ? (rows, isLoading) => <TopicGrid rows={rows} isLoading={isLoading} />
          : undefined
      }
    />
  )
}
