import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { searchPeople } from '../../fill-out/saving/search-people.ts'
import { formScheduleCommands } from '../../form-schedules/form-schedule-commands.ts'
import { FormSchedulePage } from '../../form-schedules/form-schedule-page.tsx'
import { takeFormSchedulePost } from '../../form-schedules/form-schedule-post.server.ts'
import { loadFormSchedule } from '../../form-schedules/form-schedule-view.server.ts'
import { words } from '../../form-schedules/form-schedule.words.ts'
import { quietEdit } from '../../records/quiet-edit.ts'
import type { RecordHandle } from '../../records/record-commands.ts'
import { requirePerson, requirePoster } from '../../session/require-person.server.ts'
import type { FrameHandle } from '../../shell/frame.tsx'
import { isReadAnew } from '../../shell/read-anew.ts'

export const handle = { frame: 'record', commands: formScheduleCommands } satisfies FrameHandle &
  RecordHandle<never>

export const meta: MetaFunction<typeof loader> = ({ data: page }) => [
  { title: `${page?.view.title ?? words.kind} · Holdpoint` },
]

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  requirePerson(context, request)
  return loadFormSchedule({ context, request, formScheduleId: params['id'] ?? '' })
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  await requirePoster(context, request)
  const form = await request.formData()
  return takeFormSchedulePost({ context, request, formScheduleId: params['id'] ?? '', form })
}

export const shouldRevalidate = isReadAnew
export const clientAction = quietEdit

export default function FormSchedule() {
  const page = useLoaderData<typeof loader>()
  return <FormSchedulePage key={page.view.id} {...page} search={searchPeople} />
}
