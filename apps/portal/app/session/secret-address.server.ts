import type { HeadersFunction } from '@remix-run/node'

/** The headers of a page whose address opens something by itself: it is kept and told nowhere. */
export const secretAddressHeaders: HeadersFunction = () => ({
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex, nofollow',
})
