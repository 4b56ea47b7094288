export interface PolicyOptions {
  isHttps: boolean
  /** Relaxes what hot reload needs; never set for people. */
  isDev: boolean
}

const always: readonly (readonly [string, string])[] = [
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'same-origin'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
  [
    'Permissions-Policy',
    'camera=(self), microphone=(), geolocation=(self), payment=(), usb=(), browsing-topics=()',
  ],
]
/** What an answer may say otherwise of itself. */
const ownSay: Readonly<Record<string, string>> = {
  // An address that held a key sends no referrer at all.
  'Referrer-Policy': 'no-referrer',
  // The tags are there for pages of other sites.
  'Cross-Origin-Resource-Policy': 'cross-origin',
}
const yearS = 365 * 24 * 3600
const dataPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

/** The content security policy of a page: only scripts and styles that this answer itself names. */
export function pagePolicy(nonce: string, isDev: boolean): string {
  return [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    // Vite and Remix insert style elements of their own while developing.
    isDev ? "style-src 'self' 'unsafe-inline'" : `style-src 'self' 'nonce-${nonce}'`,
    isDev ? "connect-src 'self' ws:" : "connect-src 'self'",
    // Without a say of its own a worker would need the nonce of scripts, which it cannot bring.
    "worker-src 'self'",
    "img-src 'self' data: blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** Sets what every answer carries; an answer's own stricter policy and caching stay. */
export function secure(
  headers: Headers,
  answer: { readonly nonce: string },
  { isHttps, isDev }: PolicyOptions,
): void {
  for (const [name, value] of always) {
    if (headers.get(name) !== ownSay[name]) {
      headers.set(name, value)
    }
  }
  if (isHttps) {
    headers.set('Strict-Transport-Security', `max-age=${yearS}`)
  }
  if (!headers.has('Content-Security-Policy')) {
    const isPage = headers.get('Content-Type')?.startsWith('text/html') ?? false
    headers.set('Content-Security-Policy', isPage ? pagePolicy(answer.nonce, isDev) : dataPolicy)
  }
  if (!headers.has('Cache-Control')) {
    headers.set('Cache-Control', 'no-store')
  }
}
