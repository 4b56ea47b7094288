import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { loadFormTypeForm, takeFormTypeForm } from '../../form-types/form-type-form.server.ts'
import { FormTypeForm } from '../../form-types/form-type-form.tsx'
import { formWords, words } from '../../form-types/form-type.words.ts'
import { paths } from '../../paths.ts'
import { isFormReadAnew } from '../../records/form-read-anew.ts'
import { quietEdit } from '../../records/quiet-edit.ts'
import { requirePerson, requirePoster } from '../../session/require-person.server.ts'
import { LowerPageHead } from '../../shell/lower-page-head.tsx'

const titleOf = (id: string | null) => (id === null ? formWords.add : formWords.edit)

export const meta: MetaFunction<typeof loader> = ({ data: edit }) => [
  { title: `${titleOf(edit?.id ?? null)} ${edit?.name ?? ''} · Holdpoint` },
]

export async function loader({ context, request }: LoaderFunctionArgs) {
  requirePerson(context, request)
  return loadFormTypeForm({ context, request })
}

export async function action({ context, request }: ActionFunctionArgs) {
  await requirePoster(context, request)
  return takeFormTypeForm({ context, request })
}

export const shouldRevalidate = isFormReadAnew
export const clientAction = quietEdit

export default function EditFormType() {
  const { page, id, name } = useLoaderData<typeof loader>()
  return (
    <>
      <LowerPageHead
        title={titleOf(id)}
        trail={[
          { name: words.formTypes, to: paths.formTypes() },
          ...(id === null ? [] : [{ name, to: paths.formType(id) }]),
        ]}
      />
      <FormTypeForm key={id} page={page} />
    </>
  )
}
