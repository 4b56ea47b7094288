import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { AnalysesTools } from '../../jsa/analyses/analyses-tools.tsx'
import { listWords as words } from '../../jsa/analyses/jsa-list.words.ts'
import { jsaSource } from '../../jsa/analyses/jsa.source.server.ts'
import { jsaView, jsaViewToRead } from '../../jsa/analyses/jsa.view.tsx'
import { answerList } from '../../lists/list-intents.server.ts'
import { ListPage } from '../../lists/list-page.tsx'
import { loadList } from '../../lists/load-list.server.ts'
import { quietAction } from '../../lists/quiet-action.ts'
import { isReadAnew } from '../../shell/read-anew.ts'

export const meta: MetaFunction = () => [{ title: `${words.long} · Holdpoint` }]

export function loader({ context, request }: LoaderFunctionArgs) {
  return loadList({ context, request }, jsaSource)
}

export function action({ context, request }: ActionFunctionArgs) {
  return answerList({ context, request }, jsaSource)
}

export const shouldRevalidate = isReadAnew
export const clientAction = quietAction

export default function Analyses() {
  const data = useLoaderData<typeof loader>()
  return (
    <ListPage
      view={data.beside.mayBegin ? jsaView : jsaViewToRead}
      data={data}
      tools={() => <AnalysesTools {...data.beside} />}
    />
  )
}
