import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { DeadKiosk } from '../../sds/kiosk-frame.tsx'
import { loadKioskSheet } from '../../sds/kiosk-load.server.ts'
import { KioskSheet } from '../../sds/kiosk-sheet.tsx'
import { words } from '../../sds/kiosk.words.ts'
import { secretAddressHeaders } from '../../session/secret-address.server.ts'

export const meta: MetaFunction<typeof loader> = ({ data: page }) => [
  { title: page !== undefined && 'view' in page ? page.view.productName : words.deadTitle },
  { name: 'robots', content: 'noindex, nofollow' },
]

export const headers = secretAddressHeaders

/** One sheet of a pad, without an account. */
export function loader({ context, request, params }: LoaderFunctionArgs) {
  const { key: kioskKey = '', sheetId = '' } = params
  return loadKioskSheet({ context, request, kioskKey, sheetId })
}

export default function KioskSheetPage() {
  const page = useLoaderData<typeof loader>()
  return 'refused' in page ? <DeadKiosk {...page} /> : <KioskSheet sheet={page} />
}
