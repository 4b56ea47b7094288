import { problem, type Problem } from '@holdpoint/api'

/** What a rule says: go on, or which problem stands in the way. */
export type Verdict = { ok: true } | { ok: false; problem: Problem }

export const allowed: Verdict = { ok: true }

/** What is not done in the state that a record is in, with the sentence that says why. */
export function refused(message: string): Verdict {
  return { ok: false, problem: problem('wrong_state', { message }) }
}
