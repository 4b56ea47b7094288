import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData, useParams } from '@remix-run/react'
import { searchPeople } from '../../fill-out/saving/search-people.ts'
import { MessageForm } from '../../messages/message-form.tsx'
import { loadMessageEdit, takeMessageForm } from '../../messages/message-form.server.ts'
import { formWords, words } from '../../messages/message-page.words.ts'
import { paths } from '../../paths.ts'
import { isFormReadAnew } from '../../records/form-read-anew.ts'
import { quietEdit } from '../../records/quiet-edit.ts'
import { requirePerson, requirePoster } from '../../session/require-person.server.ts'
import { LowerPageHead } from '../../shell/lower-page-head.tsx'

export const meta: MetaFunction<typeof loader> = ({ data: edit }) => [
  { title: `${formWords.edit} ${edit?.number ?? ''} · Holdpoint` },
]

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  requirePerson(context, request)
  return loadMessageEdit(params['id'] ?? '', { context, request })
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  await requirePoster(context, request)
  return takeMessageForm({ context, request }, params['id'] ?? '')
}

export const shouldRevalidate = isFormReadAnew
export const clientAction = quietEdit

export default function EditMessage() {
  const { page, number } = useLoaderData<typeof loader>()
  const id = useParams()['id'] ?? ''
  return (
    <>
      <LowerPageHead
        title={formWords.edit}
        trail={[
          { name: words.messages, to: paths.messages() },
          { name: number, to: paths.message(id) },
        ]}
      />
      <MessageForm page={page} search={searchPeople} />
    </>
  )
}
