import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { answerList } from '../../lists/list-intents.server.ts'
import { ListPage } from '../../lists/list-page.tsx'
import { loadList } from '../../lists/load-list.server.ts'
import { quietAction } from '../../lists/quiet-action.ts'
import { errorsIn } from '../../pending-approvals/errors-in.ts'
import { reviewsSource } from '../../reviews/reviews.source.server.ts'
import { reviewsView } from '../../reviews/reviews.view.tsx'
import { TickedReviews } from '../../reviews/ticked-reviews.tsx'
import { words } from '../../reviews/reviews.words.ts'
import { isReadAnew } from '../../shell/read-anew.ts'
import { ErrorBox } from '../../ui/error-list.tsx'

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
  const { formKey } = data.beside
  const place = reviewsView.places.at(data.said).closed
  return (
    <>
      <ErrorBox errors={errorsIn(useActionData())} />
      <ListPage
        view={reviewsView}
        data={data}
        drawn={(rows, isLoading) =>
          rows.some(({ tick }) => tick !== null) ? (
            <TickedReviews {...{ place, rows, formKey, isLoading }} />
          ) : undefined
        }
      />
    </>
  )
}
