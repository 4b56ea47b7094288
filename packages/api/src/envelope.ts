import type { Call, CallContent, CallRefusal } from './call.ts'
import { isProblemName, problem, problems, type Problem } from './problems.ts'

/** What every answer of the API looks like on the wire (spec 7 and 8). */
export type Envelope = {
  /** Repeats the HTTP status; 222 and 203 are the specification's own. */
  status: number
  message: string
  content: unknown
  errors: readonly string[]
  /** Present on failures: the problem's name and what belongs to it. */
  problem?: Pick<Problem, 'name' | 'fields' | 'details'>
  requestId: string
}

/** A call's answer as its callers see it: a union on `status`. */
export type Reply<C extends Call = Call> =
  | { status: 200; content: CallContent<C>; message: string; requestId: string }
  | {
      status: 222
      content: CallRefusal<C>
      errors: readonly string[]
      message: string
      requestId: string
    }
  | { status: 203; message: string; requestId: string }
  | { status: 'problem'; problem: Problem; requestId: string }

/**
 * Turns an answer into the reply that a caller can switch on. What is no envelope, such as the page
 * of a gateway, is an `unexpected` problem that keeps the HTTP status.
 */
export function toReply<C extends Call>(
  httpStatus: number,
  body: unknown,
  retryAfterS?: number,
): Reply<C> {
  const wait = retryAfterS === undefined ? {} : { retryAfterS }
  if (!isEnvelope(body)) {
    const status = httpStatus >= 400 ? httpStatus : problems.unexpected.status
    const details = { httpStatus }
    return {
      status: 'problem',
      problem: { ...problem('unexpected', { details, ...wait }), status },
      requestId: '',
    }
  }
  const { message, requestId } = body
  // A gateway may turn 222 and 203 into 200, so the status in the body counts as well.
  const status = httpStatus === 200 ? body.status : httpStatus
  switch (status) {
    case 200:
      return { status, content: body.content as CallContent<C>, message, requestId }
    case 222:
      return {
        status,
        content: body.content as CallRefusal<C>,
        errors: body.errors,
        message,
        requestId,
      }
    case 203:
      return { status, message, requestId }
    default:
      return { status: 'problem', problem: { ...toProblem(status, body), ...wait }, requestId }
  }
}

function toProblem(status: number, body: Envelope): Problem {
  const name = body.problem?.name
  return {
    name: isProblemName(name) ? name : 'unexpected',
    status,
    message: body.message,
    fields: body.problem?.fields ?? [],
    details: body.problem?.details ?? {},
  }
}

/** Tells whether something is an answer of the API. */
export function isEnvelope(body: unknown): body is Envelope {
  return (
    typeof body === 'object' &&
    body !== null &&
    'status' in body &&
    typeof body.status === 'number' &&
    'message' in body &&
    typeof body.message === 'string' &&
    'content' in body &&
    'errors' in body &&
    Array.isArray(body.errors) &&
    'requestId' in body &&
    typeof body.requestId === 'string'
  )
}
