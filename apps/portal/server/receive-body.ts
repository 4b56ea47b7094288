import { toReply } from '@holdpoint/api'
import { readFieldsAlone, type FieldsAlone, type FormLeft } from '@holdpoint/server'
import { paths } from '../app/paths.ts'
import { notSavedFields } from '../app/session/not-saved-fields.ts'
import type { Caller } from './api-host.ts'
import { asPlainForm, formType } from './plain-form.ts'
import { bodyBytesMax, BodyRefused, definitionBytesMax, readSmallBody } from './read-body.ts'
import { refusal } from './refusals.ts'
import type { RequestScope } from './request-scope.ts'

/** Whether a body may hold files. */
export function isMultipart(request: Request): boolean {
  return /^multipart\/form-data\b/i.test(request.headers.get('Content-Type') ?? '')
}

export interface ReceiveOptions {
  /** Whether the fields may go on to whoever reads them. */
  doFit: (fields: URLSearchParams) => boolean
  /** Answers a page whose files are not taken. */
  keepForm: (left: FormLeft) => Promise<Response>
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
  { doFit, keepForm }: ReceiveOptions,
): Promise<Request | Response> {
  const say = { requestId: scope.requestId, wantsPage: !scope.isApiCall }
  const received = isMultipart(request) ? await receiveFiles(request, scope, caller) : request
  if (received instanceof Response) {
    return scope.isApiCall ? received : await asPage(received, scope.requestId)
  }
  if ('refused' in received) {
    return doFit(received.fields) ? await keepForm(received) : refusal('cross_site', say)
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
 * Files are taken from people only. Of a browser whose session has ended the rest is read: what was typed
 * is kept for whoever signs in again. Of anybody else nothing is: a page's action sees an empty form and
 * sends to the sign-in page by itself.
 */
async function receiveFiles(
  request: Request,
  { requestId, sessionToken }: RequestScope,
  caller: Caller,
): Promise<Request | Response | FormLeft> {
  if (caller.info !== null) {
    return await caller.receiveUploads(request)
  }
  const isEnded = sessionToken !== undefined
  const read = isEnded ? await readFieldsAlone(request) : noFields
  if (read === undefined) {
    return refusal('body_too_large', { requestId, wantsPage: false })
  }
  if (read.hadFiles) {
    read.fields.append(notSavedFields.files, '1')
  }
  return asPlainForm(request, read.fields)
}

const noFields: FieldsAlone = { fields: new URLSearchParams(), hadFiles: false }

/** The same refusal in the form that a person can read. */
async function asPage(refused: Response, requestId: string): Promise<Response> {
  const reply = toReply(refused.status, await refused.json())
  return refusal(reply.status === 'problem' ? reply.problem : 'unexpected', {
    requestId,
    wantsPage: true,
  })
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
