import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises'

export interface OrderlyStopOptions {
  server: Server
  /** Closes what requests need, once none is left. */
  closeRest: () => Promise<void>
  /** How long requests under way may take to finish. */
  graceMs?: number
}

const readFirstMs = 100
const sweepMs = 250

/**
 * Prepares an orderly stop and answers the function that does it: what the system had been given
 * before is read, then no new connections, requests under way finish, what is left after the grace is
 * ended, then the database is closed and its folder given back.
 */
export function orderlyStop({
  server,
  closeRest,
  graceMs = 8_000,
}: OrderlyStopOptions): () => Promise<void> {
  const underWay = new Set<ServerResponse>()
  const connections = new Set<Socket>()
  let isStopping = false
  // Told that the connection ends, a client sends its next request elsewhere instead of into a
  // connection that is about to close.
  const sayGoodbye = (response: ServerResponse): void => {
    if (!response.headersSent) {
      response.setHeader('Connection', 'close')
    }
  }
  // A stream of events would never finish by itself; its reader comes back by itself.
  const endEvents = (response: ServerResponse): void => {
    if (response.req.headers.accept === 'text/event-stream') {
      response.destroy()
    }
  }
  server.on('connection', (socket: Socket) => {
    connections.add(socket)
    socket.once('close', () => connections.delete(socket))
  })
  server.prependListener('request', (_request, response) => {
    underWay.add(response)
    response.once('close', () => underWay.delete(response))
    if (isStopping) {
      sayGoodbye(response)
      setImmediate(endEvents, response)
    }
  })
  /** Node takes a connection that has said nothing yet for one that is busy; browsers keep such ones. */
  const closeQuiet = (): void => {
    server.closeIdleConnections()
    connections.forEach((socket) => socket.bytesRead === 0 && socket.destroy())
  }
  return async () => {
    isStopping = true
    underWay.forEach(sayGoodbye)
    underWay.forEach(endEvents)
    await readWhatWaits()
    const closed = new Promise<void>((resolve) => server.close(() => resolve()))
    closeQuiet()
    const sweep = setInterval(closeQuiet, sweepMs)
    const grace = setTimeout(() => server.closeAllConnections(), graceMs)
    await closed
    clearInterval(sweep)
    clearTimeout(grace)
    await closeRest()
  }
}

/**
 * A request may lie with the system, unread, on a connection that seems idle or that nobody has
 * accepted yet; closing either would cut it. Two turns: one accepts, the next reads.
 */
async function readWhatWaits(): Promise<void> {
  await wait(readFirstMs)
  await turn()
  await turn()
}
