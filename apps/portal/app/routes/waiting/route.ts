import type { LoaderFunctionArgs } from '@remix-run/node'
import { waitingFor } from '../../shell/waiting.server.ts'

/** What waits, counted anew for a page that is open; null for nobody, who is led nowhere by it. */
export async function loader({ context }: LoaderFunctionArgs) {
  return Response.json(context.person === null ? null : await waitingFor(context))
}
