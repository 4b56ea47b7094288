import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData, useParams } from '@remix-run/react'
import { searchPeople } from '../../fill-out/saving/search-people.ts'
import { paths } from '../../paths.ts'
import { isFormReadAnew } from '../../records/form-read-anew.ts'
import { quietEdit } from '../../records/quiet-edit.ts'
import { words as recordWords } from '../../records/records.words.ts'
import { FileForm } from '../../files/file-form.tsx'
import { loadFileEdit, takeFileForm } from '../../files/file-form.server.ts'
import { formWords, words } from '../../files/file.words.ts'
import { requirePerson, requirePoster } from '../../session/require-person.server.ts'
import { LowerPageHead } from '../../shell/lower-page-head.tsx'

export const meta: MetaFunction<typeof loader> = ({ data: edit }) => [
  { title: `${formWords.edit} ${edit?.number ?? ''} · Holdpoint` },
]

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  requirePerson(context, request)
  return loadFileEdit(params['id'] ?? '', { context, request })
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  await requirePoster(context, request)
  return takeFileForm({ context, request }, params['id'] ?? '')
}

export const shouldRevalidate = isFormReadAnew
export const clientAction = quietEdit

export default function EditFile() {
  const { page, number } = useLoaderData<typeof loader>()
  const id = useParams()['id'] ?? ''
  return (
    <>
      <LowerPageHead
        title={formWords.edit}
        trail={[
          { name: words.files, to: paths.files() },
          { name: number, to: paths.file(id) },
        ]}
      />
      <FileForm page={page} submit={recordWords.save} search={searchPeople} />
    </>
  )
}
