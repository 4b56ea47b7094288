import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { loadMasterLists } from '../../master-lists/master-lists-load.server.ts'
import { MasterListsPage } from '../../master-lists/master-lists-page.tsx'
import { takeMasterPost } from '../../master-lists/master-lists-post.server.ts'
import { words } from '../../master-lists/master-lists.words.ts'
import { paths } from '../../paths.ts'
import { isFormReadAnew } from '../../records/form-read-anew.ts'
import { quietEdit } from '../../records/quiet-edit.ts'
import { requirePerson, requirePoster } from '../../session/require-person.server.ts'
import { LowerPageHead } from '../../shell/lower-page-head.tsx'
import { words as shellWords } from '../../shell/shell.words.ts'

export const meta: MetaFunction<typeof loader> = ({ data: view }) => [
  { title: `${view?.listName ?? words.title} · Holdpoint` },
]

export function loader({ context, request }: LoaderFunctionArgs) {
  requirePerson(context, request)
  return loadMasterLists({ context, request })
}

export async function action({ context, request }: ActionFunctionArgs) {
  await requirePoster(context, request)
  return takeMasterPost({ context, request, form: await request.formData() })
}

export const shouldRevalidate = isFormReadAnew
export const clientAction = quietEdit

export default function MasterLists() {
  const view = useLoaderData<typeof loader>()
  return (
    <>
      <LowerPageHead
        title={words.title}
        trail={[{ name: shellWords.settings, to: paths.settings() }]}
      />
      <MasterListsPage view={view} />
    </>
  )
}
