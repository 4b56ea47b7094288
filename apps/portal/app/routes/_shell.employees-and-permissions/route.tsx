import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useMemo } from 'react'
import { employeesSource } from '../../employees/employees.source.server.ts'
import { employeesViewFor } from '../../employees/employees.view.tsx'
import { words } from '../../employees/employees.words.ts'
import { answerList } from '../../lists/list-intents.server.ts'
import { ListPage } from '../../lists/list-page.tsx'
import { loadList } from '../../lists/load-list.server.ts'
import { quietAction } from '../../lists/quiet-action.ts'
import { paths } from '../../paths.ts'
import { words as rightsWords } from '../../permissions/permissions.words.ts'
import { isReadAnew } from '../../shell/read-anew.ts'
import { KeyRound } from '../../ui/icons.ts'
import { Link } from '../../ui/link.tsx'
import { menuItemClass } from '../../ui/menu.tsx'

export const meta: MetaFunction = () => [{ title: `${words.title} · Holdpoint` }]

export function loader({ context, request }: LoaderFunctionArgs) {
  return loadList({ context, request }, employeesSource)
}

export function action({ context, request }: ActionFunctionArgs) {
  return answerList({ context, request }, employeesSource)
}

export const shouldRevalidate = isReadAnew

export const clientAction = quietAction

/** The people of the organisation, for those who keep their accounts or give rights. */
export default function Employees() {
  const data = useLoaderData<typeof loader>()
  const { keepPeople, keepRights } = data.beside
  const view = useMemo(() => employeesViewFor({ keepPeople, keepRights }), [keepPeople, keepRights])
  return <ListPage view={view} data={data} tools={() => keepRights && <ToGroups />} />
}

/** The way to the groups, for whoever gives rights. */
function ToGroups() {
  return (
    <Link to={paths.permissionGroups()} className={menuItemClass()}>
      <KeyRound aria-hidden="true" />
      {rightsWords.groups}
    </Link>
  )
}
