import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { quietEdit } from '../../records/quiet-edit.ts'
import type { RecordHandle } from '../../records/record-commands.ts'
import { requirePoster } from '../../session/require-person.server.ts'
import type { FrameHandle } from '../../shell/frame.tsx'
import { isReadAnew } from '../../shell/read-anew.ts'
import { takeQualificationPost } from '../../training/qualification-form.server.ts'
import { qualificationCommands, QualificationPage } from '../../training/qualification-page.tsx'
import { loadQualification } from '../../training/qualification-view.server.ts'
import { qualificationWords } from '../../training/training.words.ts'

export const handle = { frame: 'record', commands: qualificationCommands } satisfies FrameHandle &
  RecordHandle<never>

export const meta: MetaFunction<typeof loader> = ({ data: page }) => [
  { title: `${page?.view.name ?? qualificationWords.kind} · Holdpoint` },
]

export function loader({ context, request, params }: LoaderFunctionArgs) {
  return loadQualification({ context, request, qualificationId: params['id'] ?? '' })
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  await requirePoster(context, request)
  const form = await request.formData()
  return takeQualificationPost({ context, request, form, qualificationId: params['id'] ?? '' })
}

export const shouldRevalidate = isReadAnew
export const clientAction = quietEdit

export default function Qualification() {
  const page = useLoaderData<typeof loader>()
  return <QualificationPage key={page.view.id} {...page} />
}
