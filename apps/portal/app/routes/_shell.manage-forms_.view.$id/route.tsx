import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { formCommands } from '../../manage-forms/record/managed-form-commands.ts'
import { ManagedFormPage } from '../../manage-forms/record/managed-form-page.tsx'
import { takeManagedFormPost } from '../../manage-forms/record/managed-form-post.server.ts'
import { loadManagedForm } from '../../manage-forms/record/managed-form-view.server.ts'
import { words } from '../../manage-forms/record/managed-form.words.ts'
import { quietEdit } from '../../records/quiet-edit.ts'
import type { RecordHandle } from '../../records/record-commands.ts'
import { requirePerson, requirePoster } from '../../session/require-person.server.ts'
import type { FrameHandle } from '../../shell/frame.tsx'
import { isReadAnew } from '../../shell/read-anew.ts'

export const handle = { frame: 'record', commands: formCommands } satisfies FrameHandle &
  RecordHandle<never>

export const meta: MetaFunction<typeof loader> = ({ data: page }) => [
  { title: `${page?.view.title ?? words.kind} · ${words.forms} · Holdpoint` },
]

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  requirePerson(context, request)
  return loadManagedForm({ context, request, formId: params['id'] ?? '' })
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  await requirePoster(context, request)
  const form = await request.formData()
  return takeManagedFormPost({ context, request, formId: params['id'] ?? '', form })
}

export const shouldRevalidate = isReadAnew
export const clientAction = quietEdit

export default function ManagedForm() {
  const page = useLoaderData<typeof loader>()
  return <ManagedFormPage key={page.view.id} {...page} />
}
