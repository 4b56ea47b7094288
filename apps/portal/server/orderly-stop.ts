import type { Server, ServerResponse } from 'node:http'

export interface OrderlyStopOptions {
  server: Server
  /** Closes what requests need, once none is left. */
  closeRest: () => Promise<void>
  /** How long requests under way may take to finish. */
  graceMs?: number
}

const sweepMs = 250

/**
 * Prepares an orderly stop and answers the function that does it: no new connections, requests
 * under way finish, what is left after the grace is ended, then the database is closed and its
 * folder given back.
 */
export function orderlyStop({
  server,
  closeRest,
  graceMs = 8_000,
}: OrderlyStopOptions): () => Promise<void> {
  const underWay = new Set<ServerResponse>()
  let isStopping = false
  // Told that the connection ends, a client sends its next request elsewhere instead of into a
  // connection that is about to close.
  const sayGoodbye = (response: ServerResponse): void => {
    if (!response.headersSent) {
      response.setHeader('Connection', 'close')
    }
  }
  const endEvents = (response: ServerResponse): void => {
    if (response.req.headers.accept === 'text/event-stream') {
      response.destroy()
    }
  }
  server.prependListener('request', (_request, response) => {
    underWay.add(response)
    response.once('close', () => underWay.delete(response))
    if (isStopping) {
      sayGoodbye(response)
    }
  })
  return async () => {
    isStopping = true
    underWay.forEach(sayGoodbye)
    // A stream of events would never finish by itself; its reader comes back by itself.
    underWay.forEach(endEvents)
    const closed = new Promise<void>((resolve) => server.close(() => resolve()))
    const sweep = setInterval(() => server.closeIdleConnections(), sweepMs)
    const grace = setTimeout(() => server.closeAllConnections(), graceMs)
    await closed
    clearInterval(sweep)
    clearTimeout(grace)
    await closeRest()
  }
}
