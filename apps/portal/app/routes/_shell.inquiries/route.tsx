import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { inquiriesSource } from '../../inquiries/inquiries.source.server.ts'
import { inquiriesView } from '../../inquiries/inquiries.view.tsx'
import { words } from '../../inquiries/inquiries.words.ts'
import { answerList } from '../../lists/list-intents.server.ts'
import { ListPage } from '../../lists/list-page.tsx'
import { loadList } from '../../lists/load-list.server.ts'
import { quietAction } from '../../lists/quiet-action.ts'
import { isReadAnew } from '../../shell/read-anew.ts'

export const meta: MetaFunction = () => [{ title: `${words.title} · Holdpoint` }]

export function loader({ context, request }: LoaderFunctionArgs) {
  return loadList({ context, request }, inquiriesSource)
}

export function action({ context, request }: ActionFunctionArgs) {
  return answerList({ context, request }, inquiriesSource)
}

export const shouldRevalidate = isReadAnew
export const clientAction = quietAction

export default function Inquiries() {
  return <ListPage view={inquiriesView} data={useLoaderData<typeof loader>()} />
}
