import type { Answer } from '@holdpoint/forms'
import type { Problem } from '@holdpoint/api'
import { callApi } from './api-call.ts'
import type { Conflict, SaveReply, SaveTransport } from './autosave.ts'

/** Saves over HTTP, on the page's own origin. */
export function saveTransport(myFormId: string): SaveTransport {
  return async (changes, idempotencyKey) => {
    const reply = await callApi(
      'myForms.fill',
      { myFormId, changes: changes.map((change) => ({ ...change })) },
      { idempotencyKey },
    )
    switch (reply.status) {
      case 200:
        return {
          kind: 'saved',
          revs: reply.content.revs,
          conflicts: reply.content.conflicts.map(toConflict),
          refused: [],
        }
      case 222:
        return {
          kind: 'saved',
          revs: reply.content.revs,
          conflicts: reply.content.conflicts.map(toConflict),
          refused: reply.content.refused,
        }
      case 203:
        return { kind: 'stopped', message: reply.message }
      case 'none':
        return { kind: 'unreachable' }
      case 'problem':
        return afterProblem(reply.problem)
    }
  }
}

/** What a problem means for something that can be tried again. */
export function afterProblem(problem: Problem): Exclude<SaveReply, { kind: 'saved' }> {
  if (problem.status === 401) {
    return { kind: 'signedOut' }
  }
  if (problem.name === 'idempotency_mismatch') {
    return { kind: 'keyTaken' }
  }
  if (problem.status === 429 || problem.status >= 500 || problem.name === 'still_running') {
    const waitS = problem.retryAfterS
    return { kind: 'unreachable', ...(waitS === undefined ? {} : { waitMs: waitS * 1000 }) }
  }
  return { kind: 'stopped', message: problem.message }
}

/** The value's shapes are the engine's, on the wire as everywhere. */
function toConflict({ key, current }: { key: string; current: unknown }): Conflict {
  return { key, current: current as Answer | null }
}
