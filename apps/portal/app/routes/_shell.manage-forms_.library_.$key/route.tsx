import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { loadLibraryForm } from '../../manage-forms/library/library-form-load.server.ts'
import { LibraryFormPage } from '../../manage-forms/library/library-form-page.tsx'
import { takeLibraryForm } from '../../manage-forms/library/library-form-post.server.ts'
import { libraryWords as words } from '../../manage-forms/library/library.words.ts'
import { listWords } from '../../manage-forms/list/manage-forms-list.words.ts'
import { paths } from '../../paths.ts'
import { isFormReadAnew } from '../../records/form-read-anew.ts'
import { quietEdit } from '../../records/quiet-edit.ts'
import { requirePerson, requirePoster } from '../../session/require-person.server.ts'
import { LowerPageHead } from '../../shell/lower-page-head.tsx'

export const meta: MetaFunction<typeof loader> = ({ data: view }) => [
  { title: `${view?.title ?? ''} · ${words.title} · Holdpoint` },
]

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  requirePerson(context, request)
  return loadLibraryForm({ context, request, key: params['key'] ?? '' })
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  await requirePoster(context, request)
  return takeLibraryForm({ context, request, key: params['key'] ?? '' })
}

export const shouldRevalidate = isFormReadAnew
export const clientAction = quietEdit

export default function FormOfLibrary() {
  const view = useLoaderData<typeof loader>()
  return (
    <>
      <LowerPageHead
        title={view.title}
        trail={[
          { name: listWords.title, to: paths.manageForms() },
          { name: words.title, to: paths.formLibrary() },
        ]}
      />
      <LibraryFormPage view={view} />
    </>
  )
}
