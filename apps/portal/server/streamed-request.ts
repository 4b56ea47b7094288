/** What `fetch` is told about a request; Node wants `duplex` where the body is a stream. */
export type StreamedInit = RequestInit & { duplex?: 'half' }

/** The method, headers, body and signal to send a request on with, under other headers. */
export function sentOn(request: Request, headers: Headers): StreamedInit {
  const init: StreamedInit = { method: request.method, headers, signal: request.signal }
  if (request.method !== 'GET' && request.method !== 'HEAD' && request.body !== null) {
    init.body = request.body
    init.duplex = 'half'
  }
  return init
}
