import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData, useParams } from '@remix-run/react'
import { abovePeople } from '../../employees/above-people.server.ts'
import { paths } from '../../paths.ts'
import {
  loadPersonRightsForm,
  takePersonRightsForm,
} from '../../permissions/person-rights-form.server.ts'
import { PersonRightsForm } from '../../permissions/person-rights-form.tsx'
import { words } from '../../permissions/person-rights.words.ts'
import { isFormReadAnew } from '../../records/form-read-anew.ts'
import { quietEdit } from '../../records/quiet-edit.ts'
import { requirePerson, requirePoster } from '../../session/require-person.server.ts'
import { LowerPageHead } from '../../shell/lower-page-head.tsx'

export const meta: MetaFunction<typeof loader> = ({ data: form }) => [
  { title: `${words.of(form?.name ?? '')} · Holdpoint` },
]

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const { permissions } = requirePerson(context, request)
  const form = await loadPersonRightsForm({ context, request }, params['id'] ?? '')
  return { ...form, above: abovePeople(permissions) }
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  await requirePoster(context, request)
  return takePersonRightsForm({ context, request }, params['id'] ?? '')
}

export const shouldRevalidate = isFormReadAnew
export const clientAction = quietEdit

/** Gives rights to a person, and takes them. */
export default function EditPersonRights() {
  const { page, name, above } = useLoaderData<typeof loader>()
  const id = useParams()['id'] ?? ''
  return (
    <>
      <LowerPageHead
        title={words.of(name)}
        trail={[above, { name, to: paths.employee(id, { tab: 'permissions' }) }]}
      />
      <PersonRightsForm key={id} page={page} />
    </>
  )
}
