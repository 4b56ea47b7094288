import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { answerList } from '../../lists/list-intents.server.ts'
import { ListPage } from '../../lists/list-page.tsx'
import { loadList } from '../../lists/load-list.server.ts'
import { quietAction } from '../../lists/quiet-action.ts'
import { ManageFormsTools } from '../../manage-forms/list/manage-forms-tools.tsx'
import { listWords } from '../../manage-forms/list/manage-forms-list.words.ts'
import { manageFormsSource } from '../../manage-forms/list/manage-forms.source.server.ts'
import {
  manageFormsView,
  manageFormsViewToKeep,
} from '../../manage-forms/list/manage-forms.view.tsx'
import { isReadAnew } from '../../shell/read-anew.ts'

export const meta: MetaFunction = () => [{ title: `${listWords.title} · Holdpoint` }]

export function loader({ context, request }: LoaderFunctionArgs) {
  return loadList({ context, request }, manageFormsSource)
}

export function action({ context, request }: ActionFunctionArgs) {
  return answerList({ context, request }, manageFormsSource)
}

export const shouldRevalidate = isReadAnew
export const clientAction = quietAction

export default function ManageForms() {
  const data = useLoaderData<typeof loader>()
  return data.beside.mayMake ? (
    <ListPage view={manageFormsView} data={data} tools={() => <ManageFormsTools />} />
  ) : (
    <ListPage view={manageFormsViewToKeep} data={data} />
  )
}
