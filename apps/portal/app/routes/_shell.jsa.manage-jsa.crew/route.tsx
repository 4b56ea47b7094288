import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { searchPeople } from '../../fill-out/saving/search-people.ts'
import { loadCrewForm, takeCrewForm } from '../../jsa/analyses/jsa-crew-form.server.ts'
import { JsaCrewForm } from '../../jsa/analyses/jsa-crew-form.tsx'
import { crewFormWords } from '../../jsa/analyses/jsa-form.words.ts'
import { words } from '../../jsa/analyses/jsa.words.ts'
import { paths } from '../../paths.ts'
import { isFormReadAnew } from '../../records/form-read-anew.ts'
import { quietEdit } from '../../records/quiet-edit.ts'
import { requirePerson, requirePoster } from '../../session/require-person.server.ts'
import { LowerPageHead } from '../../shell/lower-page-head.tsx'

export const meta: MetaFunction<typeof loader> = ({ data: page }) => [
  { title: `${crewFormWords.edit} ${page?.number ?? ''} · Holdpoint` },
]

export async function loader({ context, request }: LoaderFunctionArgs) {
  requirePerson(context, request)
  return loadCrewForm({ context, request })
}

export async function action({ context, request }: ActionFunctionArgs) {
  await requirePoster(context, request)
  return takeCrewForm({ context, request })
}

export const shouldRevalidate = isFormReadAnew
export const clientAction = quietEdit

export default function EditCrew() {
  const page = useLoaderData<typeof loader>()
  return (
    <>
      <LowerPageHead
        title={crewFormWords.edit}
        trail={[
          { name: words.list, to: paths.jsaList() },
          { name: page.number, to: paths.jsa(page.id, { pane: 'crew' }) },
        ]}
      />
      <JsaCrewForm key={page.id} page={page} search={searchPeople} />
    </>
  )
}
