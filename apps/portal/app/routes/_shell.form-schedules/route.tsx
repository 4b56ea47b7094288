import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { formSchedulesSource } from '../../form-schedules/form-schedules.source.server.ts'
import { formSchedulesView } from '../../form-schedules/form-schedules.view.tsx'
import { words } from '../../form-schedules/form-schedules.words.ts'
import { answerList } from '../../lists/list-intents.server.ts'
import { ListPage } from '../../lists/list-page.tsx'
import { loadList } from '../../lists/load-list.server.ts'
import { quietAction } from '../../lists/quiet-action.ts'
import { isReadAnew } from '../../shell/read-anew.ts'

export const meta: MetaFunction = () => [{ title: `${words.title} · Holdpoint` }]

export function loader({ context, request }: LoaderFunctionArgs) {
  return loadList({ context, request }, formSchedulesSource)
}

export function action({ context, request }: ActionFunctionArgs) {
  return answerList({ context, request }, formSchedulesSource)
}

export const shouldRevalidate = isReadAnew
export const clientAction = quietAction

export default function FormSchedules() {
  const data = useLoaderData<typeof loader>()
  return <ListPage view={formSchedulesView} data={data} />
}
