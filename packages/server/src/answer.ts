import { problem, type Call, type Envelope, type Problem } from '@holdpoint/api'
import { DatabaseUnavailable } from './db/database-errors.ts'
import { ProblemError } from './fail.ts'
import type { FileAnswer } from './handler.ts'
import type { Log } from './ports/ports.ts'

/** What a handler of any call gives; `HandlerAnswer` is the same with the types of its call. */
export type HandlerResult =
  | {
      status: 200
      content: unknown
      message?: string
      refreshCookie?: string | null
      remembered?: unknown
    }
  | { status: 222; content: unknown; errors: readonly string[]; message?: string }
  | { status: 203; message: string }
  | { status: 'file'; file: FileAnswer }

/** An envelope on its way out, with what HTTP says beside it. */
export type EnvelopeAnswer = {
  kind: 'envelope'
  httpStatus: number
  envelope: Envelope
  retryAfterS?: number
  /** The refresh secret to keep in the browser's cookie; null takes the cookie away. */
  refreshCookie?: string | null
}

/** What leaves the dispatcher: an envelope with its HTTP status, or a file. */
export type Answer = EnvelopeAnswer | { kind: 'file'; file: FileAnswer; requestId: string }

/** Lets go of a file that nobody is sent. */
export async function release(file: FileAnswer): Promise<void> {
  if ('stream' in file) {
    await file.stream.cancel()
  }
}

/** Wraps what a handler gave, held against the card's own schemas: no undeclared field goes out. */
export function answerOf(card: Call, result: HandlerResult, requestId: string): Answer {
  switch (result.status) {
    case 'file':
      return { kind: 'file', file: result.file, requestId }
    case 200: {
      const content: unknown = card.content.parse(result.content)
      const answer = envelopeAnswer({ status: 200, message: result.message, content, requestId })
      const { refreshCookie } = result
      return refreshCookie === undefined ? answer : { ...answer, refreshCookie }
    }
    case 222: {
      const content: unknown = card.refusal.parse(result.content)
      const { message, errors } = result
      return envelopeAnswer({ status: 222, message, content, errors, requestId })
    }
    case 203:
      return envelopeAnswer({ status: 203, message: result.message, requestId })
    default:
      return result satisfies never
  }
}

function envelopeAnswer({
  status,
  message = '',
  content = null,
  errors = [],
  requestId,
}: {
  status: number
  message?: string | undefined
  content?: unknown
  errors?: readonly string[]
  requestId: string
}): EnvelopeAnswer {
  return {
    kind: 'envelope',
    httpStatus: status,
    envelope: { status, message, content, errors, requestId },
  }
}

/** Turns anything thrown into an answer. Bugs are logged whole and answered with one sentence. */
export function failureOf(
  error: unknown,
  call: string,
  requestId: string,
  log: Log,
): EnvelopeAnswer {
  if (error instanceof ProblemError) {
    return problemAnswer(error.problem, requestId)
  }
  if (error instanceof DatabaseUnavailable) {
    log.warn({ call, requestId, reason: error.message }, 'database unavailable')
    return problemAnswer(problem('database_unavailable', { retryAfterS: 2 }), requestId)
  }
  if (isNoSpace(error)) {
    log.error({ call, requestId, error }, 'storage full')
    return problemAnswer(problem('storage_full'), requestId)
  }
  log.error({ call, requestId, error }, 'call failed')
  return problemAnswer(problem('unexpected'), requestId)
}

/** A problem in the contract's envelope. */
export function problemAnswer(raised: Problem, requestId: string): EnvelopeAnswer {
  const { name, status, message, fields, details } = raised
  const errors = fields.map((field) => field.message)
  const answer = envelopeAnswer({ status, message, errors, requestId })
  return {
    ...answer,
    envelope: { ...answer.envelope, problem: { name, fields, details } },
    ...(raised.retryAfterS === undefined ? {} : { retryAfterS: raised.retryAfterS }),
  }
}

function isNoSpace(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  // The file system's word, and PostgreSQL's for a full disk.
  return code === 'ENOSPC' || code === '53100'
}
