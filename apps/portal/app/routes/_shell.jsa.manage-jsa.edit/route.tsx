import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { searchPeople } from '../../fill-out/saving/search-people.ts'
import { loadJsaForm, takeJsaForm } from '../../jsa/analyses/jsa-form.server.ts'
import { JsaForm } from '../../jsa/analyses/jsa-form.tsx'
import { formWords } from '../../jsa/analyses/jsa-form.words.ts'
import { words } from '../../jsa/analyses/jsa.words.ts'
import { paths } from '../../paths.ts'
import { isFormReadAnew } from '../../records/form-read-anew.ts'
import { quietEdit } from '../../records/quiet-edit.ts'
import { requirePerson, requirePoster } from '../../session/require-person.server.ts'
import { LowerPageHead } from '../../shell/lower-page-head.tsx'

const titleOf = (id: string | null) => (id === null ? formWords.begin : formWords.edit)

export const meta: MetaFunction<typeof loader> = ({ data: edit }) => [
  { title: `${titleOf(edit?.id ?? null)} ${edit?.number ?? ''} · Holdpoint` },
]

export async function loader({ context, request }: LoaderFunctionArgs) {
  requirePerson(context, request)
  return loadJsaForm({ context, request })
}

export async function action({ context, request }: ActionFunctionArgs) {
  await requirePoster(context, request)
  return takeJsaForm({ context, request })
}

export const shouldRevalidate = isFormReadAnew
export const clientAction = quietEdit

export default function EditAnalysis() {
  const { page, id, number } = useLoaderData<typeof loader>()
  return (
    <>
      <LowerPageHead
        title={titleOf(id)}
        trail={[
          { name: words.list, to: paths.jsaList() },
          ...(id === null ? [] : [{ name: number, to: paths.jsa(id) }]),
        ]}
      />
      <JsaForm key={id} page={page} search={searchPeople} />
    </>
  )
}
