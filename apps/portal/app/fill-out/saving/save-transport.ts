import type { Answer } from '@holdpoint/forms'
import { myFormsFill, type Problem } from '@holdpoint/api/calls'
import { saveWords } from '../fill-out.words.ts'
import { refusalOf } from '../language/refusal.ts'
import { callApi, isUnanswered } from './api-call.ts'
import type { Conflict, SaveReply, SaveTransport } from './autosave.ts'

/** Saves over HTTP, on the page's own origin. */
export function saveTransport(myFormId: string): SaveTransport {
  return async (changes, idempotencyKey) => {
    const reply = await callApi(
      myFormsFill,
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
      case 'problem':
        return isChangedElsewhere(reply.problem)
          ? {
              ...{ kind: 'stopped', name: reply.problem.name },
              message: saveWords.changedElsewhere(reply.problem.message),
            }
          : afterProblem(reply.problem)
    }
  }
}

/** What was open when the page was loaded is closed to it now. */
function isChangedElsewhere({ name }: Problem): boolean {
  return name === 'wrong_state' || name === 'forbidden'
}

/** What a problem means for something that can be tried again. */
export function afterProblem(problem: Problem): Exclude<SaveReply, { kind: 'saved' }> {
  const { name, status, retryAfterS } = problem
  const isPassing = status === 429 || status >= 500 || name === 'still_running'
  if (isPassing || isUnanswered(problem)) {
    const wait = retryAfterS === undefined ? {} : { waitMs: retryAfterS * 1000 }
    return { kind: 'unreachable', ...wait }
  }
  if (status === 401) {
    return { kind: 'signedOut' }
  }
  if (name === 'idempotency_mismatch') {
    return { kind: 'keyTaken' }
  }
  return { kind: 'stopped', ...refusalOf(problem) }
}

/** The value's shapes are the engine's, on the wire as everywhere. */
function toConflict({ key, current }: { key: string; current: unknown }): Conflict {
  return { key, current: current as Answer | null }
}
