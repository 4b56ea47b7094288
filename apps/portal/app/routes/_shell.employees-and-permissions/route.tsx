import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { employeesSource } from '../../employees/employees.source.server.ts'
import { employeesView } from '../../employees/employees.view.tsx'
import { words } from '../../employees/employees.words.ts'
import { answerList } from '../../lists/list-intents.server.ts'
import { ListPage } from '../../lists/list-page.tsx'
import { loadList } from '../../lists/load-list.server.ts'
import { quietAction } from '../../lists/quiet-action.ts'
import { RightsTools } from '../../permissions/rights-tools.tsx'
import { isReadAnew } from '../../shell/read-anew.ts'

export const meta: MetaFunction = () => [{ title: `${words.title} · Holdpoint` }]

export function loader({ context, request }: LoaderFunctionArgs) {
  return loadList({ context, request }, employeesSource)
}

export function action({ context, request }: ActionFunctionArgs) {
  return answerList({ context, request }, employeesSource)
}

export const shouldRevalidate = isReadAnew

export const clientAction = quietAction

/** The people of the organisation, for those who keep their accounts. */
export default function Employees() {
  const data = useLoaderData<typeof loader>()
  const { keepsRights } = data.beside
  return <ListPage view={employeesView} data={data} tools={() => keepsRights && <RightsTools />} />
}
