import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { loadLibrary } from '../../manage-forms/library/library-load.server.ts'
import { LibraryPage } from '../../manage-forms/library/library-page.tsx'
import { libraryWords as words } from '../../manage-forms/library/library.words.ts'
import { listWords } from '../../manage-forms/list/manage-forms-list.words.ts'
import { paths } from '../../paths.ts'
import { requirePerson } from '../../session/require-person.server.ts'
import { LowerPageHead } from '../../shell/lower-page-head.tsx'

export const meta: MetaFunction = () => [{ title: `${words.title} · Holdpoint` }]

export function loader({ context, request }: LoaderFunctionArgs) {
  requirePerson(context, request)
  return loadLibrary({ context, request })
}

export default function FormLibrary() {
  const view = useLoaderData<typeof loader>()
  return (
    <>
      <LowerPageHead
        title={words.title}
        trail={[{ name: listWords.title, to: paths.manageForms() }]}
      />
      <LibraryPage view={view} />
    </>
  )
}
