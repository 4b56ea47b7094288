import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { loadPreview, takeTried } from '../../manage-forms/preview/preview-load.server.ts'
import { PreviewPage } from '../../manage-forms/preview/preview-page.tsx'
import { requirePerson, requirePoster } from '../../session/require-person.server.ts'

export const meta: MetaFunction<typeof loader> = ({ data: view }) => [
  { title: `${view?.head.name ?? ''} ${view?.head.title ?? ''} · Holdpoint` },
]

export async function loader({ context, request }: LoaderFunctionArgs) {
  requirePerson(context, request)
  return loadPreview({ context, request })
}

/** What is answered without a script; with one nothing is posted. */
export async function action({ context, request }: ActionFunctionArgs) {
  await requirePoster(context, request)
  return takeTried({ context, request })
}

export default function Preview() {
  const view = useLoaderData<typeof loader>()
  const tried = useActionData<typeof action>()
  return <PreviewPage key={view.pageKey} view={view} tried={tried} />
}
