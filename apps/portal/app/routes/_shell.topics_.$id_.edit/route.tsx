import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData, useParams } from '@remix-run/react'
import { paths } from '../../paths.ts'
import { isFormReadAnew } from '../../records/form-read-anew.ts'
import { quietEdit } from '../../records/quiet-edit.ts'
import { words as recordWords } from '../../records/records.words.ts'
import { requirePerson, requirePoster } from '../../session/require-person.server.ts'
import { LowerPageHead } from '../../shell/lower-page-head.tsx'
import { loadTopicForm, takeTopicForm } from '../../topics/topic-form.server.ts'
import { TopicForm } from '../../topics/topic-form.tsx'
import { formWords, words } from '../../topics/topic-page.words.ts'

export const meta: MetaFunction<typeof loader> = ({ data: form }) => [
  { title: `${formWords.edit} ${form?.number ?? ''} · Holdpoint` },
]

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  requirePerson(context, request)
  return loadTopicForm(params['id'] ?? '', { context, request })
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  await requirePoster(context, request)
  return takeTopicForm({ context, request }, params['id'] ?? '')
}

export const shouldRevalidate = isFormReadAnew
export const clientAction = quietEdit

export default function EditTopic() {
  const { page, number } = useLoaderData<typeof loader>()
  const id = useParams()['id'] ?? ''
  return (
    <>
      <LowerPageHead
        title={formWords.edit}
        trail={[
          { name: words.topics, to: paths.topics() },
          { name: number, to: paths.topic(id) },
        ]}
      />
      <TopicForm page={page} submit={recordWords.save} />
    </>
  )
}
