import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { toEntryView } from '../../fill-out/entry-view.server.ts'
import { ReadOnlyEntry } from '../../fill-out/read-only-entry.tsx'
import { contentOf } from '../../session/content-of.server.ts'
import { requirePerson } from '../../session/require-person.server.ts'
import type { FrameHandle } from '../../shell/frame.tsx'

export const handle = { frame: 'form' } satisfies FrameHandle

export const meta: MetaFunction<typeof loader> = ({ data: view }) => [
  { title: `${view?.title ?? 'Form'} · Holdpoint` },
]

/** The entry that a row of the Signature tab leads to (spec 2): to be read, for now. */
export async function loader({ context, request, params }: LoaderFunctionArgs) {
  requirePerson(context, request)
  const answer = await context.api.myForms.get({ myFormId: params['id'] ?? '' })
  const detail = contentOf(answer, request, { forbidden: 'my_forms' })
  return toEntryView(detail, { timeZone: context.timeZone, now: context.now() })
}

export default function ReviewQuestion() {
  return <ReadOnlyEntry view={useLoaderData<typeof loader>()} backTo="signature" />
}
