import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData, useParams } from '@remix-run/react'
import { words as pageWords } from '../../employees/employees.words.ts'
import { loadPersonForm, takePersonForm } from '../../employees/person-form.server.ts'
import { PersonForm } from '../../employees/person-form.tsx'
import { words } from '../../employees/person-form.words.ts'
import { paths } from '../../paths.ts'
import { isFormReadAnew } from '../../records/form-read-anew.ts'
import { quietEdit } from '../../records/quiet-edit.ts'
import { requirePoster } from '../../session/require-person.server.ts'
import { LowerPageHead } from '../../shell/lower-page-head.tsx'

export const meta: MetaFunction<typeof loader> = ({ data: form }) => [
  { title: `${words.editOf(form?.name ?? '')} · Holdpoint` },
]

export function loader({ context, request, params }: LoaderFunctionArgs) {
  return loadPersonForm({ context, request }, params['id'] ?? '')
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  await requirePoster(context, request)
  return takePersonForm({ context, request }, params['id'] ?? '')
}

export const shouldRevalidate = isFormReadAnew
export const clientAction = quietEdit

/** Changes who a person is and where they work. */
export default function EditPerson() {
  const { page, name } = useLoaderData<typeof loader>()
  const id = useParams()['id'] ?? ''
  return (
    <>
      <LowerPageHead
        title={words.editOf(name)}
        trail={[
          { name: pageWords.title, to: paths.employees() },
          { name, to: paths.employee(id) },
        ]}
      />
      <PersonForm key={id} page={page} backTo={paths.employee(id)} />
    </>
  )
}
