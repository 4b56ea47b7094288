import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { DeadKiosk } from '../../sds/kiosk-frame.tsx'
import { KioskList } from '../../sds/kiosk-list.tsx'
import { loadKiosk } from '../../sds/kiosk-load.server.ts'
import { words } from '../../sds/kiosk.words.ts'
import { secretAddressHeaders } from '../../session/secret-address.server.ts'

export const meta: MetaFunction<typeof loader> = ({ data: page }) => [
  { title: page !== undefined && 'padName' in page ? words.title(page.padName) : words.deadTitle },
  { name: 'robots', content: 'noindex, nofollow' },
]

export const headers = secretAddressHeaders

/** The sheets of a pad; it needs no account, and nothing else is open by it. */
export function loader({ context, request, params }: LoaderFunctionArgs) {
  return loadKiosk({ context, request, kioskKey: params['key'] ?? '' })
}

export default function Kiosk() {
  const page = useLoaderData<typeof loader>()
  return 'refused' in page ? <DeadKiosk {...page} /> : <KioskList view={page} />
}
