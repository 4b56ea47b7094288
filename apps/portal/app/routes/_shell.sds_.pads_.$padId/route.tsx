import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { loadPack } from '../../sds/pack-load.server.ts'
import { PackPage } from '../../sds/pack-page.tsx'
import { packWords as words } from '../../sds/pack.words.ts'
import { requirePerson } from '../../session/require-person.server.ts'

export const meta: MetaFunction<typeof loader> = ({ data: pack }) => [
  { title: `${words.title(pack?.padName ?? '')} · Holdpoint` },
]

/** The sheets of a pad; `app/offline/pages` keeps the page for where there is no network. */
export function loader({ context, request, params }: LoaderFunctionArgs) {
  requirePerson(context, request)
  return loadPack({ context, request, padId: params['padId'] ?? '' })
}

export default function SheetsOfPad() {
  return <PackPage pack={useLoaderData<typeof loader>()} />
}
