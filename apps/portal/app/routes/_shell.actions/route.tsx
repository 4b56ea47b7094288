import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { actionsSource } from '../../actions/actions.source.server.ts'
import { actionsView } from '../../actions/actions.view.tsx'
import { words } from '../../actions/actions.words.ts'
import { ActionBoard } from '../../actions/board/action-board.tsx'
import { ActionsTools } from '../../actions/board/actions-tools.tsx'
import { quietMove } from '../../actions/list/quiet-move.ts'
import { answerList } from '../../lists/list-intents.server.ts'
import { ListPage } from '../../lists/list-page.tsx'
import { loadList } from '../../lists/load-list.server.ts'
import { useUnpacked } from '../../shell/packed.ts'
import { isReadAnew } from '../../shell/read-anew.ts'

export const meta: MetaFunction = () => [{ title: `${words.title} · Holdpoint` }]

export function loader({ context, request }: LoaderFunctionArgs) {
  return loadList({ context, request }, actionsSource)
}

export function action({ context, request }: ActionFunctionArgs) {
  return answerList({ context, request }, actionsSource)
}

/** Also after a conflict: it is about what somebody else did. */
export const shouldRevalidate = isReadAnew

export const clientAction = quietMove

export default function Actions() {
  const data = useLoaderData<typeof loader>()
  const { instead: board } = data
  const rows = useUnpacked(data.rows)
  return (
    <ListPage
      view={actionsView}
      data={data}
      tools={(place) => <ActionsTools place={place} />}
      instead={
        board === null
          ? undefined
          : (isLoading) => <ActionBoard board={board} rows={rows} isLoading={isLoading} />
      }
    />
  )
}
