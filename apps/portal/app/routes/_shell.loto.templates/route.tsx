import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { answerList } from '../../lists/list-intents.server.ts'
import { ListPage } from '../../lists/list-page.tsx'
import { loadList } from '../../lists/load-list.server.ts'
import { quietAction } from '../../lists/quiet-action.ts'
import { templatesSource } from '../../loto/templates/templates.source.server.ts'
import { templatesView, templatesViewToRead } from '../../loto/templates/templates.view.tsx'
import { words } from '../../loto/templates/templates.words.ts'
import { isReadAnew } from '../../shell/read-anew.ts'

export const meta: MetaFunction = () => [{ title: `${words.title} · Holdpoint` }]

export function loader({ context, request }: LoaderFunctionArgs) {
  return loadList({ context, request }, templatesSource)
}

export function action({ context, request }: ActionFunctionArgs) {
  return answerList({ context, request }, templatesSource)
}

export const shouldRevalidate = isReadAnew
export const clientAction = quietAction

export default function Templates() {
  const data = useLoaderData<typeof loader>()
  return <ListPage view={data.beside.mayWrite ? templatesView : templatesViewToRead} data={data} />
}
