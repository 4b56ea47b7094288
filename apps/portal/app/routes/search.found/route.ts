import type { LoaderFunctionArgs } from '@remix-run/node'
import { find } from '../../find/find.server.ts'
import { requirePerson } from '../../session/require-person.server.ts'

/** How many of each kind the palette shows. */
const count = 5

/** What the palette shows for what was typed. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  requirePerson(context, request)
  const searched = new URL(request.url).searchParams.get('q') ?? ''
  return Response.json(await find({ context, request }, { searched, kind: null, count }))
}
