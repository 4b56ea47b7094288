import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { formTypeCommands } from '../../form-types/form-type-commands.ts'
import { FormTypePage } from '../../form-types/form-type-page.tsx'
import { takeFormTypePost } from '../../form-types/form-type-post.server.ts'
import { loadFormType } from '../../form-types/form-type-view.server.ts'
import { words } from '../../form-types/form-type.words.ts'
import { quietEdit } from '../../records/quiet-edit.ts'
import type { RecordHandle } from '../../records/record-commands.ts'
import { requirePerson, requirePoster } from '../../session/require-person.server.ts'
import type { FrameHandle } from '../../shell/frame.tsx'
import { isReadAnew } from '../../shell/read-anew.ts'

export const handle = { frame: 'record', commands: formTypeCommands } satisfies FrameHandle &
  RecordHandle<never>

export const meta: MetaFunction<typeof loader> = ({ data: page }) => [
  { title: `${page?.view.name ?? words.kind} · Holdpoint` },
]

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  requirePerson(context, request)
  return loadFormType({ context, request, formTypeId: params['id'] ?? '' })
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  await requirePoster(context, request)
  const form = await request.formData()
  return takeFormTypePost({ context, request, formTypeId: params['id'] ?? '', form })
}

export const shouldRevalidate = isReadAnew
export const clientAction = quietEdit

export default function FormType() {
  const page = useLoaderData<typeof loader>()
  return <FormTypePage key={page.view.id} {...page} />
}
