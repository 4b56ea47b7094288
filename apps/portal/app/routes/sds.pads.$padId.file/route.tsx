import type { LoaderFunctionArgs } from '@remix-run/node'
import { packFile } from '../../sds/pack-file.server.tsx'
import { loadPack } from '../../sds/pack-load.server.ts'
import { requirePerson } from '../../session/require-person.server.ts'

/** The sheets of a pad as one file that needs nothing beside itself. */
export async function loader({ context, request, params }: LoaderFunctionArgs) {
  requirePerson(context, request)
  return packFile(await loadPack({ context, request, padId: params['padId'] ?? '' }))
}
