/**
 * The opaque id of a request: its bearer token, else its session cookie. A request that names
 * itself by a header is never taken for the person of its cookie.
 */
export function tokenOf(request: Request, cookieName: string): string | undefined {
  const authorization = request.headers.get('Authorization')
  if (authorization !== null) {
    return /^Bearer +([\w-]{1,200})$/i.exec(authorization)?.[1]
  }
  return readCookie(request.headers.get('Cookie'), cookieName)
}

/** One cookie's value; the first one counts where a name comes twice. */
export function readCookie(header: string | null, name: string): string | undefined {
  for (const pair of (header ?? '').split(';')) {
    const equals = pair.indexOf('=')
    if (equals > 0 && pair.slice(0, equals).trim() === name) {
      return pair.slice(equals + 1).trim()
    }
  }
  return undefined
}
