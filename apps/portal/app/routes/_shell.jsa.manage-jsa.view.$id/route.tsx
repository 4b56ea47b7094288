import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { searchPeople } from '../../fill-out/saving/search-people.ts'
import { jsaCommands } from '../../jsa/analyses/jsa-commands.ts'
import { loadJsa } from '../../jsa/analyses/jsa-load.server.ts'
import { JsaPage } from '../../jsa/analyses/jsa-page.tsx'
import { takeJsaPost } from '../../jsa/analyses/jsa-post.server.ts'
import { words } from '../../jsa/analyses/jsa.words.ts'
import { quietEdit } from '../../records/quiet-edit.ts'
import type { RecordHandle } from '../../records/record-commands.ts'
import { requirePerson, requirePoster } from '../../session/require-person.server.ts'
import type { FrameHandle } from '../../shell/frame.tsx'
import { isReadAnew } from '../../shell/read-anew.ts'

export const handle = { frame: 'record', commands: jsaCommands } satisfies FrameHandle &
  RecordHandle<never>

export const meta: MetaFunction<typeof loader> = ({ data: page }) => [
  { title: `${page ? `${page.view.number} ${page.view.title}` : words.list} · Holdpoint` },
]

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  requirePerson(context, request)
  return loadJsa({ context, request, jsaId: params['id'] ?? '' })
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  await requirePoster(context, request)
  const form = await request.formData()
  return takeJsaPost({ context, request, jsaId: params['id'] ?? '', form })
}

export const shouldRevalidate = isReadAnew
export const clientAction = quietEdit

export default function Analysis() {
  const page = useLoaderData<typeof loader>()
  return <JsaPage key={page.view.id} {...page} search={searchPeople} />
}
