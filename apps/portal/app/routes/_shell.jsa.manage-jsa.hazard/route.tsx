import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData, useSearchParams } from '@remix-run/react'
import { hazardFormWords } from '../../jsa/analyses/jsa-form.words.ts'
import { loadJsaHazard, takeJsaHazard } from '../../jsa/analyses/jsa-hazard-form.server.ts'
import { JsaHazardForm } from '../../jsa/analyses/jsa-hazard-form.tsx'
import { words } from '../../jsa/analyses/jsa.words.ts'
import { paths } from '../../paths.ts'
import { isFormReadAnew } from '../../records/form-read-anew.ts'
import { quietEdit } from '../../records/quiet-edit.ts'
import { requirePerson, requirePoster } from '../../session/require-person.server.ts'
import { LowerPageHead } from '../../shell/lower-page-head.tsx'

const titleOf = (isNew: boolean) => (isNew ? hazardFormWords.add : hazardFormWords.edit)

export const meta: MetaFunction<typeof loader> = ({ data: page }) => [
  { title: `${titleOf(page?.isNew ?? true)} ${page?.number ?? ''} · Holdpoint` },
]

export async function loader({ context, request }: LoaderFunctionArgs) {
  requirePerson(context, request)
  return loadJsaHazard({ context, request })
}

export async function action({ context, request }: ActionFunctionArgs) {
  await requirePoster(context, request)
  return takeJsaHazard({ context, request })
}

export const shouldRevalidate = isFormReadAnew
export const clientAction = quietEdit

export default function EditHazardOfJob() {
  const page = useLoaderData<typeof loader>()
  const [asked] = useSearchParams()
  return (
    <>
      <LowerPageHead
        title={titleOf(page.isNew)}
        trail={[
          { name: words.list, to: paths.jsaList() },
          { name: page.number, to: paths.jsa(page.id, { pane: 'hazards' }) },
        ]}
      />
      {/* Another one of the library fills another form. */}
      <JsaHazardForm key={String(asked)} page={page} />
    </>
  )
}
