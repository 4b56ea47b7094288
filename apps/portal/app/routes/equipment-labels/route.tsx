import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { labelWords } from '../../equipment/equipment.words.ts'
import { loadLabels } from '../../equipment/labels-load.server.ts'
import { LabelsPage } from '../../equipment/labels-page.tsx'
import { requirePerson } from '../../session/require-person.server.ts'

export const meta: MetaFunction<typeof loader> = ({ data: view }) => [
  { title: `${labelWords.title(view?.labels.length ?? 0)} · Holdpoint` },
]

/** The labels of one machine, or of those that were chosen in the list, on sheets to print. */
export function loader({ context, request }: LoaderFunctionArgs) {
  requirePerson(context, request)
  return loadLabels({ context, request })
}

export default function EquipmentLabels() {
  return <LabelsPage view={useLoaderData<typeof loader>()} />
}
