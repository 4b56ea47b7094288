import { watchedRowsMax, type Client } from '@holdpoint/api'

/** What a stream watches, and what its reader knows already. */
export type LiveAsk = {
  ids: readonly string[]
  /** The states that were told last, in the order of the ids. */
  states: readonly string[]
}

type Api = { myForms: Pick<Client['myForms'], 'changes'> }

export type LiveTimes = {
  /** How long one question waits for news. */
  waitS: number
  /** A stream ends after this, so that whoever may no longer look is asked anew who they are. */
  lifeMs: number
}

const usualTimes: LiveTimes = { waitS: 20, lifeMs: 60_000 }
const reconnectMs = 2000

/** Reads which entries a page shows; null where it names none. */
export function readLiveAsk(request: Request): LiveAsk | null {
  const ids = listOf(new URL(request.url).searchParams.get('ids'))
  const known = listOf(request.headers.get('Last-Event-ID'))
  return ids.length === 0
    ? null
    : { ids: ids.slice(0, watchedRowsMax), states: known.length === ids.length ? known : [] }
}

/**
 * Server-sent events named `changed`, each with the ids of the entries that look otherwise now. The
 * id of an event is what the reader knows by it: a browser that connects again sends it along, so
 * that nothing is missed in between. A failure ends the stream, and the browser comes back.
 */
export function liveStream(
  ask: LiveAsk,
  api: Api,
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
      const answer = await api.myForms.changes({
        myFormIds: [...ask.ids],
        states: [...known],
        waitS: times.waitS,
      })
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

function listOf(text: string | null): string[] {
  return (text ?? '').split(',').flatMap((part) => part.trim() || [])
}
