import {
  data,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { toEntryView } from '../../fill-out/entry-view.server.ts'
import { loadFillData } from '../../fill-out/fill-data.server.ts'
import { FillerPage } from '../../fill-out/filler.tsx'
import { ReadOnlyEntry } from '../../fill-out/read-only-entry.tsx'
import { contentOf } from '../../session/content-of.server.ts'
import { requirePerson } from '../../session/require-person.server.ts'
import type { FrameHandle } from '../../shell/frame.tsx'
import { takePost } from './take-post.server.ts'

export const handle = { frame: 'form' } satisfies FrameHandle

export const meta: MetaFunction<typeof loader> = ({ data: page }) => [
  {
    title: `${page?.kind === 'fill' ? page.fill.title : (page?.view.title ?? 'Form')} · Holdpoint`,
  },
]

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const person = requirePerson(context, request)
  const answer = await context.api.myForms.get({ myFormId: params['id'] ?? '' })
  const detail = contentOf(answer, request, { forbidden: 'my_forms' })
  if (!detail.can.fill) {
    const view = toEntryView(detail, { timeZone: context.timeZone, now: context.now() })
    return { kind: 'read' as const, view }
  }
  const fill = await loadFillData(detail, { context, request, person })
  // A page that comes back from the browser's memory would show, and send, old answers.
  return data({ kind: 'fill' as const, fill }, { headers: { 'Cache-Control': 'no-store' } })
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  requirePerson(context, request)
  return takePost({ context, request, myFormId: params['id'] ?? '' })
}

export default function FillOut() {
  const page = useLoaderData<typeof loader>()
  const again = useActionData<typeof action>()
  return page.kind === 'fill' ? (
    <FillerPage key={page.fill.id} data={page.fill} again={again} />
  ) : (
    <ReadOnlyEntry view={page.view} />
  )
}
