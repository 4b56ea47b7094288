/**
 * The address to go to after signing in or switching the theme, when somebody else proposed it:
 * a path on our own origin, or the home page. Whatever a browser would read in a way of its own
 * (control characters, backslashes, doubled slashes) is refused rather than repaired.
 */
export function safeRedirect(to: unknown, publicOrigin: string): string {
  if (typeof to !== 'string' || to === '' || !isPlain(to) || !URL.canParse(to, publicOrigin)) {
    return '/'
  }
  const url = new URL(to, publicOrigin)
  const own = new URL(publicOrigin)
  // A blob: address has its creator's origin, so the protocol must match as well; and a path that
  // begins with two slashes, as `/.//elsewhere` does once read, would name a host when sent back.
  const isOwn = url.origin === own.origin && url.protocol === own.protocol
  if (!isOwn || url.pathname.startsWith('//')) {
    return '/'
  }
  return url.pathname + url.search + url.hash
}

function isPlain(to: string): boolean {
  return [...to].every((character) => character.charCodeAt(0) > 0x20 && character !== '\\')
}
