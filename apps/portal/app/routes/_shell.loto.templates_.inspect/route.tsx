import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { InspectionForm } from '../../loto/templates/inspection-form.tsx'
import {
  loadInspectionForm,
  takeInspectionForm,
} from '../../loto/templates/inspection-form.server.ts'
import { inspectionWords, words } from '../../loto/templates/template.words.ts'
import { paths } from '../../paths.ts'
import { isFormReadAnew } from '../../records/form-read-anew.ts'
import { quietEdit } from '../../records/quiet-edit.ts'
import { requirePerson, requirePoster } from '../../session/require-person.server.ts'
import { LowerPageHead } from '../../shell/lower-page-head.tsx'

export const meta: MetaFunction<typeof loader> = ({ data: page }) => [
  { title: `${inspectionWords.record} ${page?.number ?? ''} · Holdpoint` },
]

export async function loader({ context, request }: LoaderFunctionArgs) {
  requirePerson(context, request)
  return loadInspectionForm({ context, request })
}

export async function action({ context, request }: ActionFunctionArgs) {
  await requirePoster(context, request)
  return takeInspectionForm({ context, request })
}

export const shouldRevalidate = isFormReadAnew
export const clientAction = quietEdit

export default function RecordInspection() {
  const page = useLoaderData<typeof loader>()
  return (
    <>
      <LowerPageHead
        title={inspectionWords.record}
        trail={[
          { name: words.templates, to: paths.lotoTemplates() },
          { name: page.number, to: page.backTo },
        ]}
      />
      <InspectionForm page={page} />
    </>
  )
}
