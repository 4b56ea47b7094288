import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData, useParams } from '@remix-run/react'
import { paths } from '../../paths.ts'
import { isFormReadAnew } from '../../records/form-read-anew.ts'
import { quietEdit } from '../../records/quiet-edit.ts'
import { words as recordWords } from '../../records/records.words.ts'
import { SheetForm } from '../../sds/sheet-form.tsx'
import { loadSheetEdit, takeSheetForm } from '../../sds/sheet-form.server.ts'
import { formWords, words } from '../../sds/sheet.words.ts'
import { requirePerson, requirePoster } from '../../session/require-person.server.ts'
import { LowerPageHead } from '../../shell/lower-page-head.tsx'

export const meta: MetaFunction<typeof loader> = ({ data: edit }) => [
  { title: `${formWords.edit} ${edit?.number ?? ''} · Holdpoint` },
]

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  requirePerson(context, request)
  return loadSheetEdit(params['id'] ?? '', { context, request })
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  await requirePoster(context, request)
  return takeSheetForm({ context, request }, params['id'] ?? '')
}

export const shouldRevalidate = isFormReadAnew
export const clientAction = quietEdit

export default function EditSheet() {
  const { page, number } = useLoaderData<typeof loader>()
  const id = useParams()['id'] ?? ''
  return (
    <>
      <LowerPageHead
        title={formWords.edit}
        trail={[
          { name: words.sheets, to: paths.sds() },
          { name: number, to: paths.sheet(id) },
        ]}
      />
      <SheetForm page={page} submit={recordWords.save} />
    </>
  )
}
