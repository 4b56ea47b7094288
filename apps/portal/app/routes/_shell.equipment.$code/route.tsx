import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { words } from '../../equipment/equipment.words.ts'
import { machineCommands } from '../../equipment/machine-commands.ts'
import { loadMachine } from '../../equipment/machine-load.server.ts'
import { MachinePage } from '../../equipment/machine-page.tsx'
import { quietAction } from '../../lists/quiet-action.ts'
import { startForm } from '../../my-forms/fill-menu/start-form.server.ts'
import { paths } from '../../paths.ts'
import type { RecordHandle } from '../../records/record-commands.ts'
import { requirePerson, requirePoster } from '../../session/require-person.server.ts'
import type { FrameHandle } from '../../shell/frame.tsx'
import { isReadAnew } from '../../shell/read-anew.ts'

export const handle = { frame: 'record', commands: machineCommands } satisfies FrameHandle &
  RecordHandle<never>

export const meta: MetaFunction<typeof loader> = ({ data: page }) => [
  { title: `${page ? `${page.view.code} ${page.view.name}` : words.machine} · Holdpoint` },
]

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  requirePerson(context, request)
  return loadMachine({ context, request, code: params['code'] ?? '' })
}

/** One press starts a form that has the machine answered: the page posts nothing else. */
export async function action({ context, request, params }: ActionFunctionArgs) {
  await requirePoster(context, request)
  const form = await request.formData()
  const list = paths.machine(params['code'] ?? '')
  return startForm({ context, request, form, list, isQuiet: false })
}

export const clientAction = quietAction
export const shouldRevalidate = isReadAnew

export default function Machine() {
  const page = useLoaderData<typeof loader>()
  return <MachinePage key={page.view.id} {...page} />
}
