import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData, useParams } from '@remix-run/react'
import { searchPeople } from '../../fill-out/saving/search-people.ts'
import { paths } from '../../paths.ts'
import { isFormReadAnew } from '../../records/form-read-anew.ts'
import { quietEdit } from '../../records/quiet-edit.ts'
import { requirePerson, requirePoster } from '../../session/require-person.server.ts'
import { LowerPageHead } from '../../shell/lower-page-head.tsx'
import { loadTopicForm, takeAccessForm } from '../../topics/topic-form.server.ts'
import { AccessForm } from '../../topics/topic-form.tsx'
import { formWords, words } from '../../topics/topic-page.words.ts'

export const meta: MetaFunction<typeof loader> = ({ data: form }) => [
  { title: `${formWords.access}: ${form?.number ?? ''} · Holdpoint` },
]

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  requirePerson(context, request)
  return loadTopicForm(params['id'] ?? '', { context, request })
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  await requirePoster(context, request)
  return takeAccessForm({ context, request }, params['id'] ?? '')
}

export const shouldRevalidate = isFormReadAnew
export const clientAction = quietEdit

export default function TopicAccess() {
  const { page, number } = useLoaderData<typeof loader>()
  const id = useParams()['id'] ?? ''
  return (
    <>
      <LowerPageHead
        title={formWords.access}
        trail={[
          { name: words.topics, to: paths.topics() },
          { name: number, to: paths.topic(id) },
        ]}
      />
      <AccessForm page={page} search={searchPeople} />
    </>
  )
}
