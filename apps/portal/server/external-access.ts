import { sentences } from '@holdpoint/api'
import type { PortalContext } from '../app/load-context.ts'
import { paths } from '../app/paths.ts'
import { toastCookie } from '../app/session/flash.server.ts'
import { safeRedirect } from '../app/session/safe-redirect.ts'
import { refusal } from './refusals.ts'

const keyName = 'key'
const otherNames = ['version', 'deviceType', 'internalVersion'] as const
const deviceTypes = ['web', 'portal', 'mobile', 'embed'] as const

/**
 * Lets in whoever opens an external-access address (spec 2): its key is exchanged for a session,
 * exactly once, and the browser goes on to the same page without the four parameters. Undefined for
 * every other request.
 */
export async function externalAccess(
  request: Request,
  context: PortalContext,
): Promise<Response | undefined> {
  if (!request.url.includes('?')) {
    return undefined
  }
  const url = new URL(request.url)
  if (!isPage(request, url) || !isAccessAddress(url.searchParams)) {
    return undefined
  }
  if (/\bprefetch\b/.test(request.headers.get('Sec-Purpose') ?? '')) {
    // A browser that looks ahead must not use up what the person is about to open.
    return new Response(null, { status: 503, headers: { 'Cache-Control': 'no-store' } })
  }
  const keys = url.searchParams.getAll(keyName)
  const device = url.searchParams.get('deviceType')
  const clean = withoutAccess(url, context.publicOrigin)
  // Whoever is signed in stays who they are: another site must not change that by a link.
  if (keys.length === 0 || context.person !== null || !isOpenedByPerson(request)) {
    return onwards(clean)
  }
  const answer = await context.api.auth.exchangeExternalKey({
    key: keys.length === 1 ? (keys[0] ?? '').slice(0, 200) : '',
    deviceType: deviceTypes.find((known) => known === device) ?? 'web',
  })
  if (answer.status === 200) {
    return onwards(clean, context.signInCookie(answer.content.accessToken, { keepSignedIn: false }))
  }
  if (answer.status === 'problem' && answer.problem.status >= 500) {
    return refusal(answer.problem, { requestId: context.requestId, wantsPage: true })
  }
  // Wrong, used and over look alike, and so does one try too many.
  const toast = await toastCookie(context, { tone: 'error', text: sentences.auth.failed })
  return onwards(paths.login({ to: clean === paths.home() ? undefined : clean }), toast)
}

function isPage({ method }: Request, { pathname }: URL): boolean {
  return (method === 'GET' || method === 'HEAD') && !pathname.endsWith('.data')
}

/** With the key, or with all the rest: one of these names alone may be a page's own. */
function isAccessAddress(query: URLSearchParams): boolean {
  return query.has(keyName) || otherNames.every((name) => query.has(name))
}

/** A person who follows an address, and not a picture, a frame or a look at the headers. */
function isOpenedByPerson({ method, headers }: Request): boolean {
  return method === 'GET' && (headers.get('Sec-Fetch-Dest') ?? 'document') === 'document'
}

function withoutAccess({ pathname, searchParams }: URL, publicOrigin: string): string {
  const query = new URLSearchParams(searchParams)
  for (const name of [keyName, ...otherNames]) {
    query.delete(name)
  }
  return safeRedirect(query.size === 0 ? pathname : `${pathname}?${query}`, publicOrigin)
}

function onwards(to: string, cookie?: string): Response {
  const headers = new Headers({
    Location: to,
    'Cache-Control': 'no-store',
    'Referrer-Policy': 'no-referrer',
  })
  if (cookie !== undefined) {
    headers.append('Set-Cookie', cookie)
  }
  return new Response(null, { status: 303, headers })
}
