import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { searchPeople } from '../../fill-out/saving/search-people.ts'
import { lotoCommands } from '../../loto/lockouts/loto-commands.ts'
import { loadLockout } from '../../loto/lockouts/loto-load.server.ts'
import { LotoPage } from '../../loto/lockouts/loto-page.tsx'
import { takeLotoPost } from '../../loto/lockouts/loto-post.server.ts'
import { words } from '../../loto/lockouts/loto.words.ts'
import { quietEdit } from '../../records/quiet-edit.ts'
import type { RecordHandle } from '../../records/record-commands.ts'
import { requirePerson, requirePoster } from '../../session/require-person.server.ts'
import type { FrameHandle } from '../../shell/frame.tsx'
import { isReadAnew } from '../../shell/read-anew.ts'

export const handle = { frame: 'record', commands: lotoCommands } satisfies FrameHandle &
  RecordHandle<never>

export const meta: MetaFunction<typeof loader> = ({ data: page }) => [
  { title: `${page ? `${page.view.number} ${page.view.title}` : words.list} · Holdpoint` },
]

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  requirePerson(context, request)
  return loadLockout({ context, request, lotoId: params['id'] ?? '' })
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  await requirePoster(context, request)
  const form = await request.formData()
  return takeLotoPost({ context, request, lotoId: params['id'] ?? '', form })
}

export const shouldRevalidate = isReadAnew
export const clientAction = quietEdit

export default function Lockout() {
  const page = useLoaderData<typeof loader>()
  return <LotoPage key={page.view.id} {...page} search={searchPeople} />
}
