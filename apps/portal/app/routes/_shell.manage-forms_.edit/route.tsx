import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { askedOf } from '../../manage-forms/builder/builder-address.ts'
import { loadBuilder } from '../../manage-forms/builder/builder-load.server.ts'
import { BuilderPage } from '../../manage-forms/builder/builder-page.tsx'
import { takeBuilderPost } from '../../manage-forms/builder/builder-post.server.ts'
import { words } from '../../manage-forms/builder/builder.words.ts'
import { isFormReadAnew } from '../../records/form-read-anew.ts'
import { quietEdit } from '../../records/quiet-edit.ts'
import { requirePerson, requirePoster } from '../../session/require-person.server.ts'

export const meta: MetaFunction<typeof loader> = ({ data: view }) => [
  { title: `${words.title} ${view?.head.title ?? ''} · Holdpoint` },
]

export async function loader({ context, request }: LoaderFunctionArgs) {
  requirePerson(context, request)
  return loadBuilder({ context, request, asked: askedOf(request) })
}

export async function action({ context, request }: ActionFunctionArgs) {
  await requirePoster(context, request)
  const form = await request.formData()
  return takeBuilderPost({ context, request, asked: askedOf(request), form })
}

export const shouldRevalidate = isFormReadAnew
export const clientAction = quietEdit

export default function Builder() {
  const view = useLoaderData<typeof loader>()
  return <BuilderPage key={view.head.formId} view={view} />
}
