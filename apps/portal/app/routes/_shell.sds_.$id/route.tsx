import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import type { RecordHandle } from '../../records/record-commands.ts'
import { quietEdit } from '../../records/quiet-edit.ts'
import { sheetCommands } from '../../sds/sheet-commands.ts'
import { loadSheet } from '../../sds/sheet-load.server.ts'
import { SheetPage } from '../../sds/sheet-page.tsx'
import { takeSheetPost } from '../../sds/sheet-post.server.ts'
import { requirePerson, requirePoster } from '../../session/require-person.server.ts'
import type { FrameHandle } from '../../shell/frame.tsx'
import { isReadAnew } from '../../shell/read-anew.ts'

export const handle = { frame: 'record', commands: sheetCommands } satisfies FrameHandle &
  RecordHandle<never>

export const meta: MetaFunction<typeof loader> = ({ data: page }) => [
  { title: `${page?.view.productName ?? 'Safety data sheet'} · Holdpoint` },
]

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  requirePerson(context, request)
  return loadSheet({ context, request, sheetId: params['id'] ?? '' })
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  await requirePoster(context, request)
  const form = await request.formData()
  return takeSheetPost({ context, request, sheetId: params['id'] ?? '', form })
}

export const shouldRevalidate = isReadAnew
export const clientAction = quietEdit

export default function Sheet() {
  const page = useLoaderData<typeof loader>()
  return <SheetPage key={page.view.id} {...page} />
}
