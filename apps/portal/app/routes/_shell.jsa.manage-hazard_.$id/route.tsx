import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { hazardCommands } from '../../jsa/hazards/hazard-commands.ts'
import { HazardPage } from '../../jsa/hazards/hazard-page.tsx'
import { takeHazardPost } from '../../jsa/hazards/hazard-post.server.ts'
import { loadHazard } from '../../jsa/hazards/hazard-view.server.ts'
import { quietEdit } from '../../records/quiet-edit.ts'
import type { RecordHandle } from '../../records/record-commands.ts'
import { requirePerson, requirePoster } from '../../session/require-person.server.ts'
import type { FrameHandle } from '../../shell/frame.tsx'
import { isReadAnew } from '../../shell/read-anew.ts'

export const handle = { frame: 'record', commands: hazardCommands } satisfies FrameHandle &
  RecordHandle<never>

export const meta: MetaFunction<typeof loader> = ({ data: page }) => [
  { title: `${page ? `${page.view.number} ${page.view.title}` : 'Hazard'} · Holdpoint` },
]

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  requirePerson(context, request)
  return loadHazard({ context, request, masterHazardId: params['id'] ?? '' })
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  await requirePoster(context, request)
  const form = await request.formData()
  return takeHazardPost({ context, request, masterHazardId: params['id'] ?? '', form })
}

export const shouldRevalidate = isReadAnew
export const clientAction = quietEdit

export default function Hazard() {
  const page = useLoaderData<typeof loader>()
  return <HazardPage key={page.view.id} {...page} />
}
