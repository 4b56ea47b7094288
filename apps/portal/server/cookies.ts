/** Where a cookie may travel. Over https browsers hold its name's prefix against its attributes. */
export interface CookieJar {
  /** The name of the cookie that carries a browser's session. */
  readonly sessionName: string
  /** The session's opaque id. */
  readSession: (header: string | null) => string | undefined
  writeSession: (id: string, options: { keepSignedIn: boolean }) => string
  clearSession: () => string
  /** The random name of somebody who has not signed in, to which form keys are bound. */
  readVisitor: (header: string | null) => string | undefined
  writeVisitor: (visitor: string) => string
}

const keptSignedInS = 30 * 24 * 3600

/**
 * The cookies of one portal. `__Host-` and Secure need https; on loopback http several browsers
 * drop Secure cookies, so there the plain names are used.
 */
export function createCookieJar(isHttps: boolean): CookieJar {
  const prefix = isHttps ? '__Host-' : ''
  const attributes = `Path=/; HttpOnly; SameSite=Lax${isHttps ? '; Secure' : ''}`
  const sessionName = `${prefix}hp`
  const visitorName = `${prefix}hp-visitor`
  return {
    sessionName,
    readSession: (header) => opaque(readCookie(header, sessionName), 43),
    writeSession: (id, { keepSignedIn }) =>
      `${sessionName}=${id}; ${attributes}${keepSignedIn ? `; Max-Age=${keptSignedInS}` : ''}`,
    clearSession: () => `${sessionName}=; ${attributes}; Max-Age=0`,
    readVisitor: (header) => opaque(readCookie(header, visitorName), 22),
    writeVisitor: (visitor) => `${visitorName}=${visitor}; ${attributes}`,
  }
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

/** Our ids are base64url of a known length; anything else is not worth a query. */
function opaque(value: string | undefined, length: number): string | undefined {
  return value?.length === length && /^[\w-]+$/.test(value) ? value : undefined
}
