import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { answerList } from '../../lists/list-intents.server.ts'
import { ListPage } from '../../lists/list-page.tsx'
import { loadList } from '../../lists/load-list.server.ts'
import { quietAction } from '../../lists/quiet-action.ts'
import { isReadAnew } from '../../shell/read-anew.ts'
import { TrainingTools } from '../../training/training-tools.tsx'
import { trainingSource } from '../../training/training.source.server.ts'
import { trainingView, trainingViewToRead } from '../../training/training.view.tsx'
import { words } from '../../training/training.words.ts'

export const meta: MetaFunction = () => [{ title: `${words.title} · Holdpoint` }]

export function loader({ context, request }: LoaderFunctionArgs) {
  return loadList({ context, request }, trainingSource)
}

export function action({ context, request }: ActionFunctionArgs) {
  return answerList({ context, request }, trainingSource)
}

export const shouldRevalidate = isReadAnew
export const clientAction = quietAction

/** What people hold and lack: to each their own, to whoever keeps it all of the organisation. */
export default function Training() {
  const data = useLoaderData<typeof loader>()
  const view = data.beside.keeps ? trainingView : trainingViewToRead
  return (
    <ListPage
      view={view}
      data={data}
      tools={() => <TrainingTools shown="list" hasMatrix={data.beside.hasMatrix} />}
    />
  )
}
