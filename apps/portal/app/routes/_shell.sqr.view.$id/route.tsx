import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { quietEdit } from '../../records/quiet-edit.ts'
import type { RecordHandle } from '../../records/record-commands.ts'
import { requirePerson, requirePoster } from '../../session/require-person.server.ts'
import type { FrameHandle } from '../../shell/frame.tsx'
import { isReadAnew } from '../../shell/read-anew.ts'
import { sqrCommands } from '../../sqr/record/sqr-commands.ts'
import { loadSqr } from '../../sqr/record/sqr-load.server.ts'
import { SqrPage } from '../../sqr/record/sqr-page.tsx'
import { takeSqrPost } from '../../sqr/record/sqr-post.server.ts'
import { words } from '../../sqr/record/sqr.words.ts'

export const handle = { frame: 'record', commands: sqrCommands } satisfies FrameHandle &
  RecordHandle<never>

export const meta: MetaFunction<typeof loader> = ({ data: page }) => [
  { title: `${page ? `${page.view.number} ${page.view.title}` : words.list} · Holdpoint` },
]

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  requirePerson(context, request)
  return loadSqr({ context, request, sqrId: params['id'] ?? '' })
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  await requirePoster(context, request)
  const form = await request.formData()
  return takeSqrPost({ context, request, sqrId: params['id'] ?? '', form })
}

export const shouldRevalidate = isReadAnew
export const clientAction = quietEdit

export default function Report() {
  const page = useLoaderData<typeof loader>()
  return <SqrPage key={page.view.id} {...page} />
}
