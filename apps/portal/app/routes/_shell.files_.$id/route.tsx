import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import type { RecordHandle } from '../../records/record-commands.ts'
import { quietEditSaying } from '../../records/quiet-edit.ts'
import { fileCommands } from '../../files/file-commands.ts'
import { loadFile } from '../../files/file-load.server.ts'
import { FilePage } from '../../files/file-page.tsx'
import { takeFilePost } from '../../files/file-post.server.ts'
import { words } from '../../files/file.words.ts'
import { requirePerson, requirePoster } from '../../session/require-person.server.ts'
import type { FrameHandle } from '../../shell/frame.tsx'
import { isReadAnew } from '../../shell/read-anew.ts'

export const handle = { frame: 'record', commands: fileCommands } satisfies FrameHandle &
  RecordHandle<never>

export const meta: MetaFunction<typeof loader> = ({ data: page }) => [
  { title: `${page?.view.name ?? 'File'} · Holdpoint` },
]

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  requirePerson(context, request)
  return loadFile({ context, request, fileId: params['id'] ?? '' })
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  await requirePoster(context, request)
  const form = await request.formData()
  return takeFilePost({ context, request, fileId: params['id'] ?? '', form })
}

export const shouldRevalidate = isReadAnew
export const clientAction = quietEditSaying(words.fileRefused)

export default function LibraryFile() {
  const page = useLoaderData<typeof loader>()
  return <FilePage key={page.view.id} {...page} />
}
