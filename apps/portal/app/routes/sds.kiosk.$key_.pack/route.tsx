import type { LoaderFunctionArgs } from '@remix-run/node'
import { loadKioskPack } from '../../sds/kiosk-load.server.ts'
import { packFile } from '../../sds/pack-file.server.tsx'

/** The sheets of a kiosk's pad as one file that needs nothing beside itself. */
export async function loader({ context, request, params }: LoaderFunctionArgs) {
  return packFile(await loadKioskPack({ context, request, kioskKey: params['key'] ?? '' }))
}
