/** What the worker does about a request: `none` leaves it to the browser, as if there were no worker. */
export type Route =
  | { kind: 'none' }
  /** A document: from the network, else the kept one. */
  | { kind: 'page' }
  /** A photo of a form: from the network, else the kept one. */
  | { kind: 'image' }
  /** The bytes of a file of the library: from the network, else those of a pinned one. */
  | { kind: 'file' }
  /** A file that was named by its content. */
  | { kind: 'asset' }
  /** The data of a move within the page; without a network the move becomes a document's. */
  | { kind: 'move'; address: string }
  /** Somebody signs in or out: what was open closes before the server answers. */
  | { kind: 'lock' }

/** What there is to know of a request; a worker's own has these names. */
export type Asked = { method: string; url: string; mode: string }

const none: Route = { kind: 'none' }
// Addresses of their own kind: calls, tags of other sites, downloads, streams, the key.
const leftAlone =
  /^\/(?:api|embed|live)(?:\/|$)|^\/my-forms\/(?:excel|answers|pdf)(?:\/|$)|^\/(?:device-key|service-worker\.js|readyz|healthz)$/
const imagePath = '/api/v1/my-form-answer-image'
const filePath = '/api/v1/file-library-version'
const signing = /^\/(?:login|logout)(?:\.data)?$/
// The way to the company's identity provider and back is walked by links.
const signingByLink = /^\/login\/(?:provider|return|sign-out|signed-out)$/

export function routeOf({ method, url, mode }: Asked, origin: string): Route {
  const { pathname, searchParams, origin: of } = new URL(url)
  if (of !== origin) {
    return none
  }
  if (method !== 'GET') {
    // Never answered here, only heard.
    return signing.test(pathname) ? { kind: 'lock' } : none
  }
  if (signingByLink.test(pathname)) {
    return { kind: 'lock' }
  }
  if (pathname === imagePath) {
    return { kind: 'image' }
  }
  if (pathname === filePath) {
    return { kind: 'file' }
  }
  if (leftAlone.test(pathname)) {
    return none
  }
  if (mode === 'navigate') {
    return { kind: 'page' }
  }
  if (pathname.startsWith('/assets/')) {
    return { kind: 'asset' }
  }
  // With `_routes` a part of the page asks for itself and copes by itself.
  return pathname.endsWith('.data') && !searchParams.has('_routes')
    ? { kind: 'move', address: addressOfMove(new URL(url)) }
    : none
}

/** The address of the page whose data was asked for. */
function addressOfMove({ pathname, search }: URL): string {
  const path = pathname.replace(/\.data$/, '')
  return (path === '/_root' ? '/' : path) + search
}
