import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { paths } from '../../paths.ts'
import { loadGroupForm, takeGroupForm } from '../../permissions/group-form.server.ts'
import { GroupForm } from '../../permissions/group-form.tsx'
import { words } from '../../permissions/group.words.ts'
import { words as pageWords } from '../../permissions/permissions.words.ts'
import { isFormReadAnew } from '../../records/form-read-anew.ts'
import { quietEdit } from '../../records/quiet-edit.ts'
import { requirePoster } from '../../session/require-person.server.ts'
import { LowerPageHead } from '../../shell/lower-page-head.tsx'

const titleOf = (id: string | null) => (id === null ? words.add : words.editTitle)

export const meta: MetaFunction<typeof loader> = ({ data: edit }) => [
  { title: `${titleOf(edit?.id ?? null)} ${edit?.name ?? ''} · Holdpoint` },
]

export async function loader({ context, request }: LoaderFunctionArgs) {
  return loadGroupForm({ context, request })
}

export async function action({ context, request }: ActionFunctionArgs) {
  await requirePoster(context, request)
  return takeGroupForm({ context, request })
}

export const shouldRevalidate = isFormReadAnew
export const clientAction = quietEdit

export default function EditPermissionGroup() {
  const { page, id, name } = useLoaderData<typeof loader>()
  return (
    <>
      <LowerPageHead
        title={titleOf(id)}
        trail={[
          { name: pageWords.groups, to: paths.permissionGroups() },
          ...(id === null ? [] : [{ name, to: paths.permissionGroup(id) }]),
        ]}
      />
      <GroupForm key={id} page={page} />
    </>
  )
}
