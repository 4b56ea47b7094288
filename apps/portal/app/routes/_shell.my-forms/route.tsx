import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { sentences } from '@holdpoint/api'
import { answerList } from '../../lists/list-intents.server.ts'
import { ListPage } from '../../lists/list-page.tsx'
import { loadList } from '../../lists/load-list.server.ts'
import { quietAction } from '../../lists/quiet-action.ts'
import { myFormsSource } from '../../my-forms/my-forms.source.server.ts'
import { myFormsView } from '../../my-forms/my-forms.view.tsx'
import { MyFormsGraph } from '../../my-forms/view/graph-part.ts'
import { ViewSwitch } from '../../my-forms/view/view-switch.tsx'
import { isReadAnew } from '../../shell/read-anew.ts'

export const meta: MetaFunction = () => [{ title: `${sentences.myForms.title} · Holdpoint` }]

export function loader({ context, request }: LoaderFunctionArgs) {
  return loadList({ context, request }, myFormsSource)
}

export function action({ context, request }: ActionFunctionArgs) {
  return answerList({ context, request }, myFormsSource)
}

/** Also after a conflict: it is about what somebody else did. */
export const shouldRevalidate = isReadAnew

export const clientAction = quietAction

export default function MyForms() {
  const data = useLoaderData<typeof loader>()
  const { beside: views, instead: graph } = data
  return (
    <ListPage
      view={myFormsView}
      data={data}
      tools={(place) =>
        views !== null && (
          <ViewSwitch
            place={place}
            views={views}
            onTowardsGraph={() => void MyFormsGraph.fetch()}
          />
        )
      }
      instead={
        graph === null
          ? undefined
          : (isLoading) => <MyFormsGraph view={graph} isLoading={isLoading} />
      }
    />
  )
}
