import { refusal } from './refusals.ts'
import type { RequestScope } from './request-scope.ts'
import { immutableFolder } from './static-files.ts'
import { sentOn } from './streamed-request.ts'

const apiMethods = ['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE']
const pageMethods = ['GET', 'HEAD', 'OPTIONS', 'POST']
/** Without the address, which may be long: browsers and proxies together send a tenth of it. */
const headerBytesMax = 64 * 1024

/** Answers what needs no page and no call to be refused: odd methods, doors that stay shut. */
export function refuseByShape(request: Request, scope: RequestScope): Response | undefined {
  const { requestId, isApiCall } = scope
  const allowed = isApiCall ? apiMethods : pageMethods
  if (!allowed.includes(request.method)) {
    const response = refusal('method_not_allowed', { requestId, wantsPage: !isApiCall })
    response.headers.set('Allow', allowed.join(', '))
    return response
  }
  if (headerBytesOf(request) > headerBytesMax) {
    return refusal('headers_too_large', { requestId, wantsPage: !isApiCall })
  }
  const { pathname, searchParams } = new URL(request.url)
  // Remix's older data requests run actions without its own origin check; our pages never make one.
  if (searchParams.has('_data') || pathname.startsWith(immutableFolder)) {
    return refusal('not_found', { requestId, wantsPage: !isApiCall })
  }
  if (request.method === 'OPTIONS' && !isApiCall) {
    return new Response(null, { status: 204, headers: { Allow: allowed.join(', ') } })
  }
  return undefined
}

function headerBytesOf({ headers }: Request): number {
  return [...headers].reduce((sum, [name, value]) => sum + name.length + value.length + 4, 0)
}

/** Whether a page's action can read a body: a form and nothing else. */
export function isForm({ headers }: Request): boolean {
  const type = headers.get('Content-Type') ?? ''
  return /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(type)
}

/** Whether a request brings a body that somebody will read. */
export function bringsBody(request: Request): boolean {
  return request.method !== 'GET' && request.method !== 'HEAD' && request.body !== null
}

/**
 * The request as it looks from our own origin. Behind a proxy the Host header may be another one,
 * and forwarded headers are anybody's word: neither may reach links, redirects or Remix's check.
 */
export function seenFrom(ownOrigin: string, request: Request): Request {
  const url = new URL(request.url)
  if (url.origin === ownOrigin && !request.headers.has('X-Forwarded-Host')) {
    return request
  }
  const headers = new Headers(request.headers)
  headers.delete('X-Forwarded-Host')
  headers.set('Host', new URL(ownOrigin).host)
  return new Request(new URL(url.pathname + url.search, ownOrigin), sentOn(request, headers))
}
