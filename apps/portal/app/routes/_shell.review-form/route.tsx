import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { answerList } from '../../lists/list-intents.server.ts'
import { ListPage } from '../../lists/list-page.tsx'
import { loadList } from '../../lists/load-list.server.ts'
import { quietAction } from '../../lists/quiet-action.ts'
import { reviewsSource } from '../../reviews/reviews.source.server.ts'
import { reviewsView } from '../../reviews/reviews.view.tsx'
import { words } from '../../reviews/reviews.words.ts'
import { isReadAnew } from '../../shell/read-anew.ts'

export const meta: MetaFunction = () => [{ title: `${words.title} · Holdpoint` }]

export function loader({ context, request }: LoaderFunctionArgs) {
  return loadList({ context, request }, reviewsSource)
}

export function action({ context, request }: ActionFunctionArgs) {
  return answerList({ context, request }, reviewsSource)
}

export const shouldRevalidate = isReadAnew

export const clientAction = quietAction

export default function Reviews() {
  const data = useLoaderData<typeof loader>()
  return <ListPage view={reviewsView} data={data} />
}
