import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { data } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { requirePerson, requirePoster } from '../../session/require-person.server.ts'
import { isReadAnew } from '../../shell/read-anew.ts'
import { SketchPage } from '../../sketches/sketch-page.tsx'
import { loadSketch, takeSketchPost } from '../../sketches/sketch-page.server.ts'

export const meta: MetaFunction<typeof loader> = ({ data: view }) => [
  { title: `${view?.label ?? 'Sketch'} · Holdpoint` },
]

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  requirePerson(context, request)
  const view = await loadSketch({ context, request, ...idsIn(params) })
  // A page that comes back from the browser's memory would show, and send, old marks.
  return data(view, { headers: { 'Cache-Control': 'no-store' } })
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  await requirePoster(context, request)
  return takeSketchPost({ context, request, ...idsIn(params) })
}

export const shouldRevalidate = isReadAnew

export default function Sketch() {
  const view = useLoaderData<typeof loader>()
  const again = useActionData<typeof action>()
  return <SketchPage view={view} again={again} />
}

function idsIn(params: LoaderFunctionArgs['params']) {
  return { myFormId: params['id'] ?? '', questionKey: params['key'] ?? '' }
}
