// Cross-origin answers for pages that hold an API key: the exact origin or nothing, and never with
// credentials, because cookies of ours do not count there.

const allowedMethods = 'GET, HEAD, POST, DELETE'
const allowedHeaders = [
  'Authorization',
  'Content-Type',
  'Idempotency-Key',
  'If-Match',
  'If-None-Match',
  'X-Api-Key',
  'X-Device-Type',
  'X-Internal-Version',
  'X-Time-Zone',
  'X-Version',
].join(', ')
const exposedHeaders = 'X-Request-Id, Retry-After, ETag'
/** A browser may remember this long that it may ask; each call itself is judged anew. */
const rememberedS = 600

/** Whether a request only asks what a page of another origin may send. */
export function isPreflight({ method, headers }: Pick<Request, 'method' | 'headers'>): boolean {
  return (
    method === 'OPTIONS' && headers.has('Origin') && headers.has('Access-Control-Request-Method')
  )
}

/** The answer to a preflight of an origin that a living key names. */
export function preflightAnswer(origin: string): Response {
  return withCors(
    new Response(null, {
      status: 204,
      headers: {
        'Access-Control-Allow-Methods': allowedMethods,
        'Access-Control-Allow-Headers': allowedHeaders,
        'Access-Control-Max-Age': String(rememberedS),
        'Cache-Control': 'no-store',
      },
    }),
    origin,
  )
}

/** Lets a page of this origin read the answer; without one, says only that it depends on it. */
export function withCors(response: Response, origin: string | undefined): Response {
  const headers = new Headers(response.headers)
  headers.append('Vary', 'Origin')
  if (origin !== undefined) {
    headers.set('Access-Control-Allow-Origin', origin)
    headers.set('Access-Control-Expose-Headers', exposedHeaders)
  }
  return new Response(response.body, { status: response.status, headers })
}
