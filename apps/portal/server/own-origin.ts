/** Whether a host name, without port, can only mean this machine. */
export function isLoopbackName(name: string): boolean {
  const plain = name.toLowerCase().replace(/^\[(.*)\]$/, '$1')
  return (
    plain === 'localhost' ||
    plain.endsWith('.localhost') ||
    plain === '::1' ||
    /^127(\.\d{1,3}){3}$/.test(plain)
  )
}

/**
 * The origin that a request's own pages have: the configured one, else the one that the Host
 * header names where that is this machine. Never read from forwarded headers, which anybody can
 * send. Undefined means that nothing counts as our own.
 */
export function ownOrigin(
  publicOrigin: string | undefined,
  host: string | undefined,
): string | undefined {
  if (publicOrigin !== undefined) {
    return publicOrigin
  }
  const address = `http://${host ?? ''}`
  if (!URL.canParse(address)) {
    return undefined
  }
  const { hostname, origin } = new URL(address)
  return isLoopbackName(hostname) ? origin : undefined
}
