import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { quietEdit } from '../../records/quiet-edit.ts'
import type { RecordHandle } from '../../records/record-commands.ts'
import { requirePoster } from '../../session/require-person.server.ts'
import type { FrameHandle } from '../../shell/frame.tsx'
import { isReadAnew } from '../../shell/read-anew.ts'
import { trainingCommands, TrainingRecordPage } from '../../training/training-record-page.tsx'
import { takeTrainingPost } from '../../training/training-record-post.server.ts'
import { loadTrainingRecord } from '../../training/training-record-view.server.ts'
import { recordWords } from '../../training/training.words.ts'

export const handle = { frame: 'record', commands: trainingCommands } satisfies FrameHandle &
  RecordHandle<never>

export const meta: MetaFunction<typeof loader> = ({ data: page }) => [
  { title: `${page?.view.title ?? recordWords.kind} · Holdpoint` },
]

export function loader({ context, request, params }: LoaderFunctionArgs) {
  return loadTrainingRecord({ context, request, trainingRecordId: params['id'] ?? '' })
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  await requirePoster(context, request)
  const form = await request.formData()
  return takeTrainingPost({ context, request, form, trainingRecordId: params['id'] ?? '' })
}

export const shouldRevalidate = isReadAnew
export const clientAction = quietEdit

export default function TrainingRecord() {
  const page = useLoaderData<typeof loader>()
  return <TrainingRecordPage key={page.view.id} {...page} />
}
