import { myFormsSubmit, type Caller } from '@holdpoint/api/calls'
import { saidOfSubmit } from '../said-of-submit.ts'
import { backOff, type Clock } from './clock.ts'
import { afterProblem } from './save-transport.ts'

/** What came of handing a form in. */
export type SubmitReply =
  | { kind: 'submitted'; said: ReturnType<typeof saidOfSubmit> }
  /** No answer, however often it was asked for. Whether the form is submitted is not known. */
  | { kind: 'unanswered' }
  /** The server has something to say that the page shows when it is posted. */
  | { kind: 'answered' }

export interface SendSubmitParts {
  call: Caller
  clock: Clock
  newKey: () => string
  /** Hears that there was no answer and that it is tried again. */
  onAgain: () => void
}

// A person waits for this with the finger on the glass: half a minute in all, when nothing answers.
const triesMax = 3

/**
 * Hands a form in. Every try carries the same key, so that the form is submitted once even when the
 * answer to an earlier try was lost.
 */
export async function sendSubmit(
  myFormId: string,
  { call, clock, newKey, onAgain }: SendSubmitParts,
): Promise<SubmitReply> {
  const idempotencyKey = newKey()
  for (let tries = 1; ; tries += 1) {
    const reply = await call(myFormsSubmit, { myFormId }, { idempotencyKey })
    if (reply.status === 200) {
      return { kind: 'submitted', said: saidOfSubmit(reply.content) }
    }
    const then = reply.status === 'problem' ? afterProblem(reply.problem) : null
    if (then?.kind !== 'unreachable') {
      return { kind: 'answered' }
    }
    if (tries === triesMax) {
      return { kind: 'unanswered' }
    }
    onAgain()
    const waitMs = Math.max(then.waitMs ?? 0, backOff(tries))
    await new Promise<void>((resolve) => void clock.after(waitMs, resolve))
  }
}
