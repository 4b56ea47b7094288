import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData, useParams } from '@remix-run/react'
import { ActionForm } from '../../actions/action-form.tsx'
import { loadActionEdit, takeActionForm } from '../../actions/action-form.server.ts'
import { formWords, words } from '../../actions/action-page.words.ts'
import { searchPeople } from '../../fill-out/saving/search-people.ts'
import { paths } from '../../paths.ts'
import { words as recordWords } from '../../records/records.words.ts'
import { isFormReadAnew } from '../../records/form-read-anew.ts'
import { quietEdit } from '../../records/quiet-edit.ts'
import { requirePerson, requirePoster } from '../../session/require-person.server.ts'
import { LowerPageHead } from '../../shell/lower-page-head.tsx'

export const meta: MetaFunction<typeof loader> = ({ data: edit }) => [
  { title: `${formWords.edit} ${edit?.number ?? ''} · Holdpoint` },
]

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  requirePerson(context, request)
  return loadActionEdit(params['id'] ?? '', { context, request })
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  await requirePoster(context, request)
  return takeActionForm({ context, request }, params['id'] ?? '')
}

export const shouldRevalidate = isFormReadAnew
export const clientAction = quietEdit

export default function EditAction() {
  const { page, number } = useLoaderData<typeof loader>()
  const id = useParams()['id'] ?? ''
  return (
    <>
      <LowerPageHead
        title={formWords.edit}
        trail={[
          { name: words.actions, to: paths.actions() },
          { name: number, to: paths.action(id) },
        ]}
      />
      <ActionForm page={page} submit={recordWords.save} search={searchPeople} />
    </>
  )
}
