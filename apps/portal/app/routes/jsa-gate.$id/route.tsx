import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { loadGate } from '../../jsa/gate/gate-load.server.ts'
import { words } from '../../jsa/gate/gate.words.ts'
import { LabelPage } from '../../records/labels/label-page.tsx'
import { requirePerson } from '../../session/require-person.server.ts'

export const meta: MetaFunction<typeof loader> = () => [{ title: `${words.title} · Holdpoint` }]

export function loader({ context, request, params }: LoaderFunctionArgs) {
  requirePerson(context, request)
  return loadGate({ context, request, jsaId: params['id'] ?? '' })
}

/** The code of a job to print and to hang up at its gate: it opens the sheet on which one signs on. */
export default function JsaGate() {
  const { backTo, labels } = useLoaderData<typeof loader>()
  const said = labels.length === 0 ? words.closed : null
  return <LabelPage title={words.title} size="large" {...{ backTo, labels, said }} />
}
