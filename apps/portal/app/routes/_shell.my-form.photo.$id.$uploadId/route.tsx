import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { data } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { photoWords } from '../../fill-out/fill-out.words.ts'
import { PhotoPage } from '../../photo-marks/photo-page.tsx'
import { loadPhoto, takePhotoPost } from '../../photo-marks/photo-page.server.ts'
import { requirePerson, requirePoster } from '../../session/require-person.server.ts'
import { isReadAnew } from '../../shell/read-anew.ts'

export const meta: MetaFunction<typeof loader> = ({ data: view }) => [
  { title: `${view ? photoWords.alt(view.place, view.label) : 'Photo'} · Holdpoint` },
]

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  requirePerson(context, request)
  const view = await loadPhoto({ context, request, ...idsIn(params) })
  // A page that comes back from the browser's memory would show, and send, old marks.
  return data(view, { headers: { 'Cache-Control': 'no-store' } })
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  await requirePoster(context, request)
  return takePhotoPost({ context, request, ...idsIn(params) })
}

export const shouldRevalidate = isReadAnew

export default function Photo() {
  const view = useLoaderData<typeof loader>()
  const again = useActionData<typeof action>()
  return <PhotoPage view={view} again={again} />
}

function idsIn(params: LoaderFunctionArgs['params']) {
  return { myFormId: params['id'] ?? '', uploadId: params['uploadId'] ?? '' }
}
