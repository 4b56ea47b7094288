import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { CodePage } from '../../sds/code-page.tsx'
import { codeWords } from '../../sds/code.words.ts'
import { DeadKiosk } from '../../sds/kiosk-frame.tsx'
import { loadKioskCode } from '../../sds/kiosk-load.server.ts'
import { words } from '../../sds/kiosk.words.ts'
import { secretAddressHeaders } from '../../session/secret-address.server.ts'

export const meta: MetaFunction<typeof loader> = ({ data: page }) => [
  { title: page !== undefined && 'title' in page ? codeWords.title(page.title) : words.deadTitle },
  { name: 'robots', content: 'noindex, nofollow' },
]

export const headers = secretAddressHeaders

/** The code of a pad's kiosk on a page to print, for whoever has it. */
export function loader({ context, request, params }: LoaderFunctionArgs) {
  return loadKioskCode({ context, request, kioskKey: params['key'] ?? '' })
}

export default function KioskCode() {
  const page = useLoaderData<typeof loader>()
  return 'refused' in page ? (
    <DeadKiosk {...page} />
  ) : (
    <CodePage {...page} hint={codeWords.kioskHint} />
  )
}
