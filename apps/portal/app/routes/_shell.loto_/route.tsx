import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { answerList } from '../../lists/list-intents.server.ts'
import { ListPage } from '../../lists/list-page.tsx'
import { loadList } from '../../lists/load-list.server.ts'
import { quietAction } from '../../lists/quiet-action.ts'
import { LockoutsTools } from '../../loto/lockouts/lockouts-tools.tsx'
import { listWords as words } from '../../loto/lockouts/loto-list.words.ts'
import { lotoSource } from '../../loto/lockouts/loto.source.server.ts'
import { lotoView, lotoViewToRead } from '../../loto/lockouts/loto.view.tsx'
import { isReadAnew } from '../../shell/read-anew.ts'

export const meta: MetaFunction = () => [{ title: `${words.long} · Holdpoint` }]

export function loader({ context, request }: LoaderFunctionArgs) {
  return loadList({ context, request }, lotoSource)
}

export function action({ context, request }: ActionFunctionArgs) {
  return answerList({ context, request }, lotoSource)
}

export const shouldRevalidate = isReadAnew
export const clientAction = quietAction

export default function Lockouts() {
  const data = useLoaderData<typeof loader>()
  return (
    <ListPage
      view={data.beside.mayPlan ? lotoView : lotoViewToRead}
      data={data}
      tools={() => <LockoutsTools {...data.beside} />}
    />
  )
}
