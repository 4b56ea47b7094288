import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { loadFactsForm, takeFactsForm } from '../../manage-forms/facts/facts-form.server.ts'
import { FactsForm } from '../../manage-forms/facts/facts-form.tsx'
import { factsWords as words } from '../../manage-forms/facts/facts.words.ts'
import { listWords } from '../../manage-forms/list/manage-forms-list.words.ts'
import { paths } from '../../paths.ts'
import { isFormReadAnew } from '../../records/form-read-anew.ts'
import { quietEdit } from '../../records/quiet-edit.ts'
import { requirePerson, requirePoster } from '../../session/require-person.server.ts'
import { LowerPageHead } from '../../shell/lower-page-head.tsx'

const titleOf = (id: string | null) => (id === null ? words.add : words.edit)

export const meta: MetaFunction<typeof loader> = ({ data: edit }) => [
  { title: `${titleOf(edit?.id ?? null)} ${edit?.title ?? ''} · Holdpoint` },
]

export async function loader({ context, request }: LoaderFunctionArgs) {
  requirePerson(context, request)
  return loadFactsForm({ context, request })
}

export async function action({ context, request }: ActionFunctionArgs) {
  await requirePoster(context, request)
  return takeFactsForm({ context, request })
}

export const shouldRevalidate = isFormReadAnew
export const clientAction = quietEdit

export default function EditFacts() {
  const { page, id, title } = useLoaderData<typeof loader>()
  return (
    <>
      <LowerPageHead
        title={titleOf(id)}
        trail={[
          { name: listWords.title, to: paths.manageForms() },
          ...(id === null ? [] : [{ name: title, to: paths.managedForm(id) }]),
        ]}
      />
      <FactsForm key={id} page={page} />
    </>
  )
}
