import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { searchPeople } from '../../fill-out/saving/search-people.ts'
import { paths } from '../../paths.ts'
import { isFormReadAnew } from '../../records/form-read-anew.ts'
import { quietEdit } from '../../records/quiet-edit.ts'
import { requirePerson, requirePoster } from '../../session/require-person.server.ts'
import { LowerPageHead } from '../../shell/lower-page-head.tsx'
import { loadLineForm, takeLineForm } from '../../sqr/edit/line-form.server.ts'
import { LineForm, lineTitle } from '../../sqr/edit/line-form.tsx'
import { askOf } from '../../sqr/edit/sqr-ask.server.ts'
import { listWords } from '../../sqr/list/sqr-list.words.ts'

export const meta: MetaFunction<typeof loader> = ({ data: page }) => [
  { title: `${page === undefined ? '' : lineTitle(page)} ${page?.number ?? ''} · Holdpoint` },
]

export async function loader({ context, request }: LoaderFunctionArgs) {
  requirePerson(context, request)
  return loadLineForm(askOf({ context, request }))
}

export async function action({ context, request }: ActionFunctionArgs) {
  await requirePoster(context, request)
  return takeLineForm(askOf({ context, request }))
}

export const shouldRevalidate = isFormReadAnew
export const clientAction = quietEdit

export default function EditLine() {
  const page = useLoaderData<typeof loader>()
  return (
    <>
      <LowerPageHead
        title={lineTitle(page)}
        trail={[
          { name: listWords.title, to: paths.sqrs() },
          { name: page.number, to: page.backTo },
        ]}
      />
      {/* Another one after it begins empty. */}
      <LineForm key={`${page.lineId} ${page.rowVersion}`} page={page} search={searchPeople} />
    </>
  )
}
