import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { hazardsSource } from '../../jsa/hazards/hazards.source.server.ts'
import { hazardsView, hazardsViewToRead } from '../../jsa/hazards/hazards.view.tsx'
import { words } from '../../jsa/hazards/hazards.words.ts'
import { answerList } from '../../lists/list-intents.server.ts'
import { ListPage } from '../../lists/list-page.tsx'
import { loadList } from '../../lists/load-list.server.ts'
import { quietAction } from '../../lists/quiet-action.ts'
import { isReadAnew } from '../../shell/read-anew.ts'

export const meta: MetaFunction = () => [{ title: `${words.title} · Holdpoint` }]

export function loader({ context, request }: LoaderFunctionArgs) {
  return loadList({ context, request }, hazardsSource)
}

export function action({ context, request }: ActionFunctionArgs) {
  return answerList({ context, request }, hazardsSource)
}

export const shouldRevalidate = isReadAnew
export const clientAction = quietAction

export default function Hazards() {
  const data = useLoaderData<typeof loader>()
  return <ListPage view={data.beside.mayAdd ? hazardsView : hazardsViewToRead} data={data} />
}
