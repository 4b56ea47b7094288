import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { searchPeople } from '../../fill-out/saving/search-people.ts'
import { paths } from '../../paths.ts'
import { loadGroupPeople, takeGroupPeople } from '../../permissions/group-people.server.ts'
import { GroupPeople } from '../../permissions/group-people.tsx'
import { severalWords as words } from '../../permissions/group.words.ts'
import { words as pageWords } from '../../permissions/permissions.words.ts'
import { isFormReadAnew } from '../../records/form-read-anew.ts'
import { quietEdit } from '../../records/quiet-edit.ts'
import { requirePerson, requirePoster } from '../../session/require-person.server.ts'
import { LowerPageHead } from '../../shell/lower-page-head.tsx'

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${words.titleOf(data?.page.name ?? '')} · Holdpoint` },
]

export async function loader({ context, request }: LoaderFunctionArgs) {
  requirePerson(context, request)
  return loadGroupPeople({ context, request })
}

export async function action({ context, request }: ActionFunctionArgs) {
  await requirePoster(context, request)
  const form = await request.formData()
  return takeGroupPeople({ context, request, form })
}

export const shouldRevalidate = isFormReadAnew
export const clientAction = quietEdit

export default function PeopleOfGroup() {
  const { page } = useLoaderData<typeof loader>()
  return (
    <>
      <LowerPageHead
        title={words.titleOf(page.name)}
        trail={[
          { name: pageWords.groups, to: paths.permissionGroups() },
          { name: page.name, to: paths.permissionGroup(page.groupId) },
        ]}
      />
      <GroupPeople key={page.groupId} page={page} search={searchPeople} />
    </>
  )
}
