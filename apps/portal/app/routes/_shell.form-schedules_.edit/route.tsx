import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import {
  loadFormScheduleForm,
  takeFormScheduleForm,
} from '../../form-schedules/form-schedule-form.server.ts'
import { FormScheduleForm } from '../../form-schedules/form-schedule-form.tsx'
import { formWords, words } from '../../form-schedules/form-schedule.words.ts'
import { searchPeople } from '../../fill-out/saving/search-people.ts'
import { paths } from '../../paths.ts'
import { isFormReadAnew } from '../../records/form-read-anew.ts'
import { quietEdit } from '../../records/quiet-edit.ts'
import { requirePerson, requirePoster } from '../../session/require-person.server.ts'
import { LowerPageHead } from '../../shell/lower-page-head.tsx'

const titleOf = (id: string | null) => (id === null ? formWords.add : formWords.edit)

export const meta: MetaFunction<typeof loader> = ({ data: edit }) => [
  { title: `${titleOf(edit?.id ?? null)} ${edit?.title ?? ''} · Holdpoint` },
]

export async function loader({ context, request }: LoaderFunctionArgs) {
  requirePerson(context, request)
  return loadFormScheduleForm({ context, request })
}

export async function action({ context, request }: ActionFunctionArgs) {
  await requirePoster(context, request)
  return takeFormScheduleForm({ context, request })
}

export const shouldRevalidate = isFormReadAnew
export const clientAction = quietEdit

export default function EditFormSchedule() {
  const { page, id, title } = useLoaderData<typeof loader>()
  return (
    <>
      <LowerPageHead
        title={titleOf(id)}
        trail={[
          { name: words.schedules, to: paths.formSchedules() },
          ...(id === null ? [] : [{ name: title, to: paths.formSchedule(id) }]),
        ]}
      />
      <FormScheduleForm key={id} page={page} search={searchPeople} />
    </>
  )
}
