/**
 * The origin of another site as a browser writes it in `Origin`, or undefined when the text names
 * no single site that may be trusted with a key: https, or http on this machine, one exact host and
 * port, nothing before or behind it. Case, the usual port and letters beyond ASCII are put into the
 * one spelling that browsers send.
 */
export function siteOrigin(text: string): string | undefined {
  const trimmed = text.trim()
  // The parser of addresses repairs much; what it would repair is refused instead.
  if (!/^https?:\/\/[^\s/?#@\\*%]+\/?$/i.test(trimmed) || !URL.canParse(trimmed)) {
    return undefined
  }
  const { protocol, hostname, origin } = new URL(trimmed)
  const isSafe = protocol === 'https:' || isOnThisMachine(hostname)
  return isSafe && !hostname.endsWith('.') ? origin : undefined
}

/** What is said to somebody who entered something else. */
export const siteOriginProblem =
  'Enter an origin such as https://portal.example: https, one exact host, no path and no "*".'

/** Whether a host, as the address parser writes it, is this machine. */
export function isOnThisMachine(hostname: string): boolean {
  return (
    hostname === 'localhost' ||
    hostname.endsWith('.localhost') ||
    hostname === '[::1]' ||
    /^127(\.\d{1,3}){3}$/.test(hostname)
  )
}
