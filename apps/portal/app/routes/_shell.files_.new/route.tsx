import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { searchPeople } from '../../fill-out/saving/search-people.ts'
import { paths } from '../../paths.ts'
import { quietEdit } from '../../records/quiet-edit.ts'
import { words as listWords } from '../../files/files.words.ts'
import { FileForm } from '../../files/file-form.tsx'
import { loadNewFile, takeFileForm } from '../../files/file-form.server.ts'
import { formWords, words } from '../../files/file.words.ts'
import { requirePerson, requirePoster } from '../../session/require-person.server.ts'
import { LowerPageHead } from '../../shell/lower-page-head.tsx'
import { isReadAnew } from '../../shell/read-anew.ts'

export const meta: MetaFunction = () => [{ title: `${formWords.add} · Holdpoint` }]

export function loader({ context, request }: LoaderFunctionArgs) {
  requirePerson(context, request)
  return loadNewFile({ context, request })
}

export async function action({ context, request }: ActionFunctionArgs) {
  await requirePoster(context, request)
  return takeFileForm({ context, request })
}

export const shouldRevalidate = isReadAnew
export const clientAction = quietEdit

export default function NewFile() {
  const page = useLoaderData<typeof loader>()
  return (
    <>
      <LowerPageHead title={formWords.add} trail={[{ name: words.files, to: paths.files() }]} />
      <FileForm page={page} submit={listWords.add} search={searchPeople} />
    </>
  )
}
