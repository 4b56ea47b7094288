import { release, type EnvelopeAnswer } from '../answer.ts'
import { namedByType } from '../files/named-by-type.ts'
import type { FileAnswer } from '../handler.ts'
import { refreshCookie } from './refresh-cookie.ts'

/** What an answer depends on beside itself. */
export type ResponseOptions = {
  isSecure?: boolean
  headers?: Readonly<Record<string, string>>
}

/** Writes an envelope as an HTTP response. Nothing of the API is served from a cache unasked. */
export function toResponse(answer: EnvelopeAnswer, options: ResponseOptions = {}): Response {
  const headers = new Headers({
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-store',
    'X-Request-Id': answer.envelope.requestId,
    ...options.headers,
  })
  if (answer.retryAfterS !== undefined) {
    headers.set('Retry-After', String(answer.retryAfterS))
  }
  if (answer.refreshCookie !== undefined) {
    const isSecure = options.isSecure ?? false
    headers.append('Set-Cookie', refreshCookie.write(answer.refreshCookie, isSecure))
  }
  return new Response(JSON.stringify(answer.envelope), { status: answer.httpStatus, headers })
}

/** What the request of a file says of the answer that it wants. */
export type FileWish = {
  /** The request's If-None-Match. */
  ifNoneMatch: string | null
  /** Only the headers are wanted. */
  isHead: boolean
}

/** Writes a file as an HTTP response. One that is made on demand is made only to be sent. */
export async function fileResponse(
  file: FileAnswer,
  requestId: string,
  { ifNoneMatch, isHead }: FileWish,
): Promise<Response> {
  const { mediaType, fileName, isAttachment, etag } = file
  const headers = new Headers({
    'Content-Type': mediaType,
    'Content-Disposition': `${isAttachment ? 'attachment' : 'inline'}; ${namesOf(namedByType(fileName, mediaType))}`,
    // Even a file that lies about its type can run nothing.
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'X-Content-Type-Options': 'nosniff',
    // A tablet is handed from person to person: a kept copy is shown only after asking who looks.
    'Cache-Control': 'private, no-cache',
    ETag: `"${etag}"`,
    'X-Request-Id': requestId,
  })
  if (isKnown(etag, ifNoneMatch)) {
    await release(file)
    return new Response(null, { status: 304, headers })
  }
  if ('stream' in file) {
    headers.set('Content-Length', String(file.byteSize))
    return new Response(file.stream, { headers })
  }
  if (isHead) {
    return new Response(null, { headers })
  }
  const made = await file.make()
  if (made instanceof ReadableStream) {
    return new Response(made, { headers })
  }
  headers.set('Content-Length', String(made.byteLength))
  return new Response(Buffer.from(made), { headers })
}

function isKnown(etag: string, ifNoneMatch: string | null): boolean {
  const tags = (ifNoneMatch ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return tags.includes(`"${etag}"`)
}

/** The name as it is, and before it a plain one for programs that know of no other, such as lynx. */
function namesOf(fileName: string): string {
  const plain = fileName.replace(/[^\w .()-]/g, '_')
  return `filename="${plain}"; filename*=UTF-8''${encodedName(fileName)}`
}

/** Beside what a URL escapes, the quote and brackets, which mean something in this header. */
function encodedName(fileName: string): string {
  return encodeURIComponent(fileName).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}

/** The same answer for a HEAD request: its headers, and nobody left holding its body open. */
export function withoutBody(response: Response): Response {
  void response.body?.cancel()
  return new Response(null, { status: response.status, headers: response.headers })
}
