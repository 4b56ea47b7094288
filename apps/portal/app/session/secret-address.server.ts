import type { HeadersFunction } from '@remix-run/node'

/**
 * The headers of a page whose address opens something by itself: it is kept nowhere, and told to no
 * other site, as no address is. A stricter word on that would take the origin off a form that is
 * posted without a script, and a post from nowhere is refused.
 */
export const secretAddressHeaders: HeadersFunction = () => ({
  'Cache-Control': 'no-store',
  'X-Robots-Tag': 'noindex, nofollow',
})
