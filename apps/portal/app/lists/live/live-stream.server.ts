import type { LoaderFunctionArgs } from '@remix-run/node'
import { isLiveKind, watchedRowsMax } from '@holdpoint/api'

/** What a stream watches, and what its reader knows already. */
export type LiveAsk = {
  ids: readonly string[]
  /** The states that were told last, in the order of the ids. */
  states: readonly string[]
}

/** Asks the API how rows look, at once or as soon as one of them looks otherwise. */
export type AskChanges = (asked: {
  ids: string[]
  states: string[]
  waitS: number
}) => Promise<
  | { status: 200; content: { data: readonly { state: string }[] } }
  | { status: 203 | 222 | 'problem' }
>

export type LiveTimes = {
  /** How long one question waits for news. */
  waitS: number
  /** A stream ends after this, so that whoever may no longer look is asked anew who they are. */
  lifeMs: number
}

const usualTimes: LiveTimes = { waitS: 20, lifeMs: 60_000 }
const reconnectMs = 2000

/** Reads which rows a page shows; null where it names none. */
export function readLiveAsk(request: Request): LiveAsk | null {
  const ids = listOf(new URL(request.url).searchParams.get('ids'))
  const known = listOf(request.headers.get('Last-Event-ID'))
  // Ids come in the order of their making: where there are too many, the newest rows follow.
  const watched = ids.slice(-watchedRowsMax)
  return watched.length === 0
    ? null
    : { ids: watched, states: known.length === watched.length ? known : [] }
}

/**
 * Server-sent events named `changed`, each with the ids of the rows that look otherwise now. The
 * id of an event is what the reader knows by it: a browser that connects again sends it along, so
 * that nothing is missed in between. A failure ends the stream, and the browser comes back.
 */
export function liveStream(
  ask: LiveAsk,
  askChanges: AskChanges,
  signal: AbortSignal,
  times: LiveTimes = usualTimes,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  const stop = new AbortController()
  const isOver = () => signal.aborted || stop.signal.aborted

  async function send(write: (text: string) => void): Promise<void> {
    write(`retry: ${reconnectMs}\n\n`)
    const endsAt = Date.now() + times.lifeMs
    let known = ask.states
    while (!isOver() && Date.now() < endsAt) {
      const { waitS } = times
      const answer = await askChanges({ ids: [...ask.ids], states: [...known], waitS })
      if (isOver() || answer.status !== 200) {
        return
      }
      const states = answer.content.data.map(({ state }) => state)
      const changed = ask.ids.filter((_, index) => known[index] !== states[index])
      if (known.length === 0) {
        write(`id: ${states.join(',')}\nevent: known\ndata: \n\n`)
      } else if (changed.length > 0) {
        write(`id: ${states.join(',')}\nevent: changed\ndata: ${changed.join(',')}\n\n`)
      } else {
        // Something now and then keeps the connection from being taken for a dead one.
        write(': still here\n\n')
      }
      known = states
    }
  }

  return new ReadableStream({
    start(controller) {
      const write = (text: string) => controller.enqueue(encoder.encode(text))
      const close = () => {
        if (!stop.signal.aborted) {
          stop.abort()
          controller.close()
        }
      }
      send((text) => {
        if (!isOver()) {
          write(text)
        }
      }).then(close, close)
    },
    cancel() {
      stop.abort()
    },
  })
}

/** The loader of the route that streams what happens to the rows of a list. */
export function liveLoader({ context, params, request }: LoaderFunctionArgs): Response {
  if (context.person === null) {
    // Not led to the sign-in page: a stream would take away what that page has to say.
    throw new Response(null, { status: 401 })
  }
  const { kind: recordType = '' } = params
  if (!isLiveKind(recordType)) {
    throw new Response('No rows of this kind follow what others do.', { status: 404 })
  }
  const ask = readLiveAsk(request)
  if (ask === null) {
    throw new Response('Name the rows to watch: ids=…', { status: 400 })
  }
  const { liveRows } = context.api
  const changes: AskChanges = (asked) => liveRows.changes({ recordType, ...asked })
  return new Response(liveStream(ask, changes, request.signal), {
    headers: {
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'no-store',
      // A proxy that gathers an answer before it passes it on would hold the news back.
      'X-Accel-Buffering': 'no',
    },
  })
}

function listOf(text: string | null): string[] {
  return (text ?? '').split(',').flatMap((part) => part.trim() || [])
}
