import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { formTypesSource } from '../../form-types/form-types.source.server.ts'
import { formTypesView, formTypesViewToKeep } from '../../form-types/form-types.view.tsx'
import { words } from '../../form-types/form-types.words.ts'
import { answerList } from '../../lists/list-intents.server.ts'
import { ListPage } from '../../lists/list-page.tsx'
import { loadList } from '../../lists/load-list.server.ts'
import { quietAction } from '../../lists/quiet-action.ts'
import { isReadAnew } from '../../shell/read-anew.ts'

export const meta: MetaFunction = () => [{ title: `${words.title} · Holdpoint` }]

export function loader({ context, request }: LoaderFunctionArgs) {
  return loadList({ context, request }, formTypesSource)
}

export function action({ context, request }: ActionFunctionArgs) {
  return answerList({ context, request }, formTypesSource)
}

export const shouldRevalidate = isReadAnew
export const clientAction = quietAction

export default function FormTypes() {
  const data = useLoaderData<typeof loader>()
  return <ListPage view={data.beside.mayAdd ? formTypesView : formTypesViewToKeep} data={data} />
}
