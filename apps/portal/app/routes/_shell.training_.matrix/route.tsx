import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { answerList } from '../../lists/list-intents.server.ts'
import { ListPage } from '../../lists/list-page.tsx'
import { loadList } from '../../lists/load-list.server.ts'
import { quietAction } from '../../lists/quiet-action.ts'
import { isReadAnew } from '../../shell/read-anew.ts'
import { MatrixRows } from '../../training/matrix/matrix-rows.tsx'
import { matrixSource } from '../../training/matrix/matrix.source.server.ts'
import { matrixView } from '../../training/matrix/matrix.view.tsx'
import { words } from '../../training/matrix/matrix.words.ts'
import { TrainingTools } from '../../training/training-tools.tsx'

export const meta: MetaFunction = () => [{ title: `${words.title} · Holdpoint` }]

export function loader({ context, request }: LoaderFunctionArgs) {
  return loadList({ context, request }, matrixSource)
}

export function action({ context, request }: ActionFunctionArgs) {
  return answerList({ context, request }, matrixSource)
}

export const shouldRevalidate = isReadAnew
export const clientAction = quietAction

/** People down, qualifications across: oneself and one's team, or all of the organisation. */
export default function TrainingMatrix() {
  const data = useLoaderData<typeof loader>()
  const columns = data.instead
  const place = matrixView.places.at(data.said).closed
  return (
    <ListPage
      view={matrixView}
      data={data}
      tools={() => <TrainingTools shown="matrix" hasMatrix />}
      drawn={(rows, isLoading) =>
        columns === null ? undefined : <MatrixRows {...{ place, rows, columns, isLoading }} />
      }
    />
  )
}
