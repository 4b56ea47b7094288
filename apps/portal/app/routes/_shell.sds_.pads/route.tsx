import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { loadPads } from '../../sds/pack-load.server.ts'
import { packWords as words } from '../../sds/pack.words.ts'
import { PadsPage } from '../../sds/pads-page.tsx'
import { requirePerson } from '../../session/require-person.server.ts'

export const meta: MetaFunction = () => [{ title: `${words.padsTitle} · Holdpoint` }]

export function loader({ context, request }: LoaderFunctionArgs) {
  requirePerson(context, request)
  return loadPads({ context, request })
}

export default function SheetsByPad() {
  return <PadsPage {...useLoaderData<typeof loader>()} />
}
