import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { ReportsTools } from '../../sqr/list/reports-tools.tsx'
import { listWords as words } from '../../sqr/list/sqr-list.words.ts'
import { sqrSource } from '../../sqr/list/sqr.source.server.ts'
import { sqrView, sqrViewToRead } from '../../sqr/list/sqr.view.tsx'
import { answerList } from '../../lists/list-intents.server.ts'
import { ListPage } from '../../lists/list-page.tsx'
import { loadList } from '../../lists/load-list.server.ts'
import { quietAction } from '../../lists/quiet-action.ts'
import { isReadAnew } from '../../shell/read-anew.ts'

export const meta: MetaFunction = () => [{ title: `${words.long} · Holdpoint` }]

export function loader({ context, request }: LoaderFunctionArgs) {
  return loadList({ context, request }, sqrSource)
}

export function action({ context, request }: ActionFunctionArgs) {
  return answerList({ context, request }, sqrSource)
}

export const shouldRevalidate = isReadAnew
export const clientAction = quietAction

export default function Reports() {
  const data = useLoaderData<typeof loader>()
  return (
    <ListPage
      view={data.beside.mayReport ? sqrView : sqrViewToRead}
      data={data}
      tools={() => <ReportsTools {...data.beside} />}
    />
  )
}
