import { problem, toReply, type Problem } from '@holdpoint/api'
import { paths } from '../app/paths.ts'
import type { Caller } from './api-host.ts'
import { bodyBytesMax, BodyRefused, definitionBytesMax, readSmallBody } from './read-body.ts'
import { refusal } from './refusals.ts'
import type { RequestScope } from './request-scope.ts'
import { withoutItsFiles } from './not-saved.ts'

const formType = 'application/x-www-form-urlencoded'

/** Whether a body may hold files. */
export function isMultipart(request: Request): boolean {
  return /^multipart\/form-data\b/i.test(request.headers.get('Content-Type') ?? '')
}

export interface ReceiveOptions {
  /** Whether the fields may go on to whoever reads them. */
  doFit: (fields: URLSearchParams) => boolean
  /** Answers for a page that sent files which are not taken. */
  refuseFiles: (refused: Problem) => Response | Promise<Response>
}

/**
 * Turns what was sent into a small body: files are streamed to storage and leave `upload:<id>`
 * fields behind, anything else may have one megabyte, and what somebody writes a form with some more.
 * Answers the request to go on with, or the response that refuses it, as it must where its fields do
 * not fit.
 */
export async function receiveBody(
  request: Request,
  scope: RequestScope,
  caller: Caller,
  { doFit, refuseFiles }: ReceiveOptions,
): Promise<Request | Response> {
  const say = { requestId: scope.requestId, wantsPage: !scope.isApiCall }
  const received = isMultipart(request) ? await receiveFiles(request, scope, caller) : request
  if (received instanceof Response) {
    return scope.isApiCall ? received : await refuseFiles(await problemIn(received))
  }
  try {
    const body = await readSmallBody(received, { bytesMax: bytesMaxOf(received, caller) })
    if (!doFit(fieldsIn(received, body))) {
      return refusal('cross_site', say)
    }
    return withBody(received, body)
  } catch (error) {
    if (error instanceof BodyRefused) {
      return refuseBody(error, say)
    }
    throw error
  }
}

/** Where the questions of a form are written, as a page and as its script asks for it. */
const builderPaths = ['', '.data'].map((ending) => pathOf(paths.formBuilder('')) + ending)

function bytesMaxOf({ url }: Request, { info }: Caller): number {
  const isOfBuilder = info !== null && builderPaths.includes(pathOf(url))
  return isOfBuilder ? definitionBytesMax : bodyBytesMax
}

function pathOf(address: string): string {
  return new URL(address, 'http://any').pathname
}

/**
 * Files are taken from people only. Where nobody is signed in, nothing is read: a page's action
 * sees an empty form and sends to the sign-in page by itself. A form that comes once more, to the page
 * that keeps what was typed, leaves its files behind.
 */
async function receiveFiles(
  request: Request,
  { requestId }: RequestScope,
  caller: Caller,
): Promise<Request | Response> {
  if (new URL(request.url).pathname === paths.notSaved()) {
    const refused = { requestId, wantsPage: false }
    return (await withoutItsFiles(request)) ?? refusal('body_too_large', refused)
  }
  if (caller.info !== null) {
    return await caller.receiveUploads(request)
  }
  const headers = new Headers(request.headers)
  headers.set('Content-Type', formType)
  headers.delete('Content-Length')
  return new Request(request.url, { method: request.method, headers, body: '' })
}

async function problemIn(refused: Response): Promise<Problem> {
  const reply = toReply(refused.status, await refused.json())
  return reply.status === 'problem' ? reply.problem : problem('unexpected')
}

function fieldsIn(request: Request, body: Uint8Array): URLSearchParams {
  const isForm = (request.headers.get('Content-Type') ?? '').toLowerCase().startsWith(formType)
  return new URLSearchParams(isForm ? Buffer.from(body).toString('utf8') : '')
}

function withBody(request: Request, body: Uint8Array): Request {
  const { method, signal } = request
  const headers = new Headers(request.headers)
  headers.delete('Transfer-Encoding')
  headers.set('Content-Length', String(body.byteLength))
  return new Request(request.url, {
    method,
    headers,
    signal,
    ...(body.byteLength === 0 ? {} : { body: Uint8Array.from(body) }),
  })
}

function refuseBody(
  { reason }: BodyRefused,
  say: { requestId: string; wantsPage: boolean },
): Response {
  const response = refusal(reason === 'too large' ? 'body_too_large' : 'malformed_body', say)
  // Nobody reads the rest, so the connection cannot be used again.
  response.headers.set('Connection', 'close')
  return response
}
