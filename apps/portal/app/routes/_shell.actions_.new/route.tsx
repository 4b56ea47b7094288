import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { ActionForm } from '../../actions/action-form.tsx'
import { loadNewAction, takeActionForm } from '../../actions/action-form.server.ts'
import { formWords, words } from '../../actions/action-page.words.ts'
import { searchPeople } from '../../fill-out/saving/search-people.ts'
import { paths } from '../../paths.ts'
import { quietEdit } from '../../records/quiet-edit.ts'
import { requirePerson, requirePoster } from '../../session/require-person.server.ts'
import { LowerPageHead } from '../../shell/lower-page-head.tsx'
import { isReadAnew } from '../../shell/read-anew.ts'

export const meta: MetaFunction = () => [{ title: `${formWords.raise} · Holdpoint` }]

export async function loader({ context, request }: LoaderFunctionArgs) {
  requirePerson(context, request)
  return loadNewAction({ context, request })
}

export async function action({ context, request }: ActionFunctionArgs) {
  await requirePoster(context, request)
  return takeActionForm({ context, request })
}

export const shouldRevalidate = isReadAnew
export const clientAction = quietEdit

export default function NewAction() {
  const page = useLoaderData<typeof loader>()
  return (
    <>
      <LowerPageHead
        title={formWords.raise}
        trail={[{ name: words.actions, to: paths.actions() }]}
      />
      <ActionForm page={page} submit={formWords.raiseShort} search={searchPeople} />
    </>
  )
}
