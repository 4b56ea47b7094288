import { problem, type Problem } from '@holdpoint/api'
import { DatabaseUnavailable, type Ports } from '@holdpoint/server'
import { refusal } from './refusals.ts'
import { ApiHostUnavailable } from './remote-api.ts'
import type { RequestScope } from './request-scope.ts'

/** Answers what nobody expected. The log gets the whole of it, the person one sentence. */
export function failureResponse(
  error: unknown,
  { requestId, isApiCall }: RequestScope,
  log: Ports['log'],
): Response {
  const raised = problemOf(error)
  if (raised.name === 'unexpected') {
    log.error({ requestId, error }, 'request failed')
  } else {
    const reason = error instanceof Error ? error.message : String(error)
    log.warn({ requestId, reason }, 'request could not be answered')
  }
  return refusal(raised, { requestId, wantsPage: !isApiCall })
}

function problemOf(error: unknown): Problem {
  if (error instanceof DatabaseUnavailable) {
    return problem('database_unavailable', { retryAfterS: 2 })
  }
  if (error instanceof ApiHostUnavailable) {
    return problem('database_unavailable', {
      message: 'The service cannot be reached just now. Nothing was lost; please try again.',
      retryAfterS: 2,
    })
  }
  return problem('unexpected')
}
