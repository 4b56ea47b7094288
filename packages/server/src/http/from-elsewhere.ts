/**
 * Tells whether a browser says that a page of another origin makes this request. Programs say
 * nothing of the kind, and following a link to us is the person's own doing.
 */
export function comesFromElsewhere(
  { method, headers }: Pick<Request, 'method' | 'headers'>,
  ownOrigin: string | undefined,
): boolean {
  const site = headers.get('Sec-Fetch-Site')
  if (site === 'same-origin') {
    return false
  }
  const origin = headers.get('Origin')
  if (site === null || site === 'none') {
    return origin !== null && origin !== ownOrigin
  }
  const isFollowedLink =
    origin === null &&
    (method === 'GET' || method === 'HEAD') &&
    headers.get('Sec-Fetch-Mode') === 'navigate' &&
    headers.get('Sec-Fetch-Dest') === 'document'
  return !isFollowedLink
}

/** The same request without its cookies: what another site's page sends never borrows them. */
export function withoutCookies(request: Request): Request {
  if (!request.headers.has('Cookie')) {
    return request
  }
  const headers = new Headers(request.headers)
  headers.delete('Cookie')
  return new Request(request, { headers })
}
