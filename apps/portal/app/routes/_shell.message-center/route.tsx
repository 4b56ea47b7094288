import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { answerList } from '../../lists/list-intents.server.ts'
import { ListPage } from '../../lists/list-page.tsx'
import { loadList } from '../../lists/load-list.server.ts'
import { quietAction } from '../../lists/quiet-action.ts'
import { messagesSource } from '../../messages/messages.source.server.ts'
import { messagesView, readersView } from '../../messages/messages.view.tsx'
import { words } from '../../messages/messages.words.ts'
import { isReadAnew } from '../../shell/read-anew.ts'

export const meta: MetaFunction = () => [{ title: `${words.title} · Holdpoint` }]

export function loader({ context, request }: LoaderFunctionArgs) {
  return loadList({ context, request }, messagesSource)
}

export function action({ context, request }: ActionFunctionArgs) {
  return answerList({ context, request }, messagesSource)
}

export const shouldRevalidate = isReadAnew
export const clientAction = quietAction

export default function Messages() {
  const data = useLoaderData<typeof loader>()
  return <ListPage view={data.beside.canWrite ? messagesView : readersView} data={data} />
}
