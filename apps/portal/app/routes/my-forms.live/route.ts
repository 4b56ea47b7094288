import type { LoaderFunctionArgs } from '@remix-run/node'
import { liveStream, readLiveAsk } from '../../lists/live/live-stream.server.ts'

/** A stream of events for the rows that a page shows; see `live-stream.server.ts`. */
export function loader({ context, request }: LoaderFunctionArgs) {
  if (context.person === null) {
    // Not led to the sign-in page: a stream would take away what that page has to say.
    throw new Response(null, { status: 401 })
  }
  const ask = readLiveAsk(request)
  if (ask === null) {
    throw new Response('Name the entries to watch: ids=…', { status: 400 })
  }
  return new Response(liveStream(ask, context.api, request.signal), {
    headers: {
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'no-store',
      // A proxy that gathers an answer before it passes it on would hold the news back.
      'X-Accel-Buffering': 'no',
    },
  })
}
