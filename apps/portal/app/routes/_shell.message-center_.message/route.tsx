import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { searchPeople } from '../../fill-out/saving/search-people.ts'
import { MessageForm } from '../../messages/message-form.tsx'
import { loadNewMessage, takeMessageForm } from '../../messages/message-form.server.ts'
import { formWords, words } from '../../messages/message-page.words.ts'
import { paths } from '../../paths.ts'
import { quietEdit } from '../../records/quiet-edit.ts'
import { requirePerson, requirePoster } from '../../session/require-person.server.ts'
import { LowerPageHead } from '../../shell/lower-page-head.tsx'
import { isReadAnew } from '../../shell/read-anew.ts'

export const meta: MetaFunction = () => [{ title: `${formWords.write} · Holdpoint` }]

export async function loader({ context, request }: LoaderFunctionArgs) {
  requirePerson(context, request)
  return loadNewMessage({ context, request })
}

export async function action({ context, request }: ActionFunctionArgs) {
  await requirePoster(context, request)
  return takeMessageForm({ context, request })
}

export const shouldRevalidate = isReadAnew
export const clientAction = quietEdit

export default function NewMessage() {
  const page = useLoaderData<typeof loader>()
  return (
    <>
      <LowerPageHead
        title={formWords.write}
        trail={[{ name: words.messages, to: paths.messages() }]}
      />
      <MessageForm page={page} search={searchPeople} />
    </>
  )
}
