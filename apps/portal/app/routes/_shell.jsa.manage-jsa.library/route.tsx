import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { loadLibrary, takeLibrary } from '../../jsa/analyses/jsa-library.server.ts'
import { JsaLibrary } from '../../jsa/analyses/jsa-library.tsx'
import { hazardFormWords } from '../../jsa/analyses/jsa-form.words.ts'
import { words } from '../../jsa/analyses/jsa.words.ts'
import { paths } from '../../paths.ts'
import { isFormReadAnew } from '../../records/form-read-anew.ts'
import { quietEdit } from '../../records/quiet-edit.ts'
import { requirePerson, requirePoster } from '../../session/require-person.server.ts'
import { LowerPageHead } from '../../shell/lower-page-head.tsx'

export const meta: MetaFunction<typeof loader> = ({ data: page }) => [
  { title: `${hazardFormWords.take} ${page?.number ?? ''} · Holdpoint` },
]

export async function loader({ context, request }: LoaderFunctionArgs) {
  requirePerson(context, request)
  return loadLibrary({ context, request })
}

export async function action({ context, request }: ActionFunctionArgs) {
  await requirePoster(context, request)
  return takeLibrary({ context, request })
}

export const shouldRevalidate = isFormReadAnew
export const clientAction = quietEdit

export default function TakeHazards() {
  const page = useLoaderData<typeof loader>()
  return (
    <>
      <LowerPageHead
        title={hazardFormWords.take}
        trail={[
          { name: words.list, to: paths.jsaList() },
          { name: page.number, to: paths.jsa(page.id, { pane: 'hazards' }) },
        ]}
      />
      <JsaLibrary key={page.id} page={page} />
    </>
  )
}
