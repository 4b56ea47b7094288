import type { Call, CallContent, CallRefusal } from '../call.ts'
import type { Problem, ProblemName } from '../problems.ts'
import type { Envelope, Reply } from '../reply.ts'
import { ownProblems } from './own-problems.ts'

/** Tells whether a problem's name is one that this program knows. */
export type IsKnown = (name: unknown) => name is ProblemName

/**
 * Turns an answer into the reply that a caller can switch on. What is no envelope, such as the page
 * of a gateway, is an `unexpected` problem that keeps the HTTP status, and so is a problem whose
 * name is not known; without `isKnown` each name is taken as the server says it.
 */
export function readReply<C extends Call>(
  httpStatus: number,
  body: unknown,
  retryAfterS?: number,
  isKnown?: IsKnown,
): Reply<C> {
  const wait = retryAfterS ? { retryAfterS } : {}
  if (!isEnvelope(body)) {
    const status = httpStatus < 400 ? 500 : httpStatus
    const problem = { ...ownProblem('unexpected', { httpStatus }), status, ...wait }
    return { status: 'problem', problem, requestId: '' }
  }
  const { content, message, requestId, errors, problem: named } = body
  // A gateway may turn 222 and 203 into 200, so the status in the body counts as well.
  const status = httpStatus === 200 ? body.status : httpStatus
  switch (status) {
    case 200:
      return { status, content: content as CallContent<C>, message, requestId }
    case 222:
      return { status, content: content as CallRefusal<C>, errors, message, requestId }
    case 203:
      return { status, message, requestId }
    default: {
      const { name, fields = [], details = {} } = named ?? { name: 'unexpected' }
      const known = isKnown && !isKnown(name) ? 'unexpected' : name
      const problem = { name: known, status, message, fields, details, ...wait }
      return { status: 'problem', problem, requestId }
    }
  }
}

/** A problem that the client finds by itself. */
export function ownProblem(name: keyof typeof ownProblems, details: Problem['details']): Problem {
  return { name, ...ownProblems[name], fields: [], details }
}

/** Tells whether something is an answer of the API. */
export function isEnvelope(body: unknown): body is Envelope {
  const { status, content, message, requestId, errors }: Partial<Record<string, unknown>> =
    Object(body)
  return (
    typeof status === 'number' &&
    typeof message === 'string' &&
    typeof requestId === 'string' &&
    Array.isArray(errors) &&
    content !== undefined
  )
}
