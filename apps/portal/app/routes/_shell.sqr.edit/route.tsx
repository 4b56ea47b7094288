import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { searchPeople } from '../../fill-out/saving/search-people.ts'
import { paths } from '../../paths.ts'
import { isFormReadAnew } from '../../records/form-read-anew.ts'
import { quietEdit } from '../../records/quiet-edit.ts'
import { requirePerson, requirePoster } from '../../session/require-person.server.ts'
import { LowerPageHead } from '../../shell/lower-page-head.tsx'
import { editWords as words } from '../../sqr/edit/edit.words.ts'
import { askOf } from '../../sqr/edit/sqr-ask.server.ts'
import { loadSqrForm, takeSqrForm } from '../../sqr/edit/sqr-form.server.ts'
import { SqrForm } from '../../sqr/edit/sqr-form.tsx'
import { listWords } from '../../sqr/list/sqr-list.words.ts'

const titleOf = (id: string | null) => (id === null ? words.begin : words.edit)

export const meta: MetaFunction<typeof loader> = ({ data: edit }) => [
  { title: `${titleOf(edit?.id ?? null)} ${edit?.number ?? ''} · Holdpoint` },
]

export async function loader({ context, request }: LoaderFunctionArgs) {
  requirePerson(context, request)
  return loadSqrForm(askOf({ context, request }))
}

export async function action({ context, request }: ActionFunctionArgs) {
  await requirePoster(context, request)
  return takeSqrForm(askOf({ context, request }))
}

export const shouldRevalidate = isFormReadAnew
export const clientAction = quietEdit

export default function EditReport() {
  const { page, id, number } = useLoaderData<typeof loader>()
  return (
    <>
      <LowerPageHead
        title={titleOf(id)}
        trail={[
          { name: listWords.title, to: paths.sqrs() },
          ...(id === null ? [] : [{ name: number, to: paths.sqr(id) }]),
        ]}
      />
      <SqrForm key={id} page={page} search={searchPeople} />
    </>
  )
}
