import type { Reply } from '../envelope.ts'
import { newKey } from './new-key.ts'

/**
 * Makes a call that a person may repeat by pressing again. Presses for the same thing carry the
 * same key until one of them has succeeded, so a call whose answer was lost counts once.
 */
export interface RepeatableCall {
  /**
   * `what` names the thing. Where a later press for it may mean the opposite, such as taking a vote
   * back, `meant` says what is meant now: another meaning goes under another key, and the one before
   * is over.
   */
  <R extends Reply>(
    what: string,
    send: (idempotencyKey: string) => Promise<R>,
    meant?: string,
  ): Promise<R>
  /** What was done is known by now: the next press for it is another one. */
  forget: (what: string) => void
}

/** Keeps the keys of what is pressed, for as long as it lives. */
export function createRepeatableCall(makeKey: () => string = newKey): RepeatableCall {
  const kept = new Map<string, { meant: string; key: string }>()

  function freshKey(what: string, meant: string): string {
    const key = makeKey()
    kept.set(what, { meant, key })
    return key
  }

  function keyOf(what: string, meant: string): string {
    const before = kept.get(what)
    return before?.meant === meant ? before.key : freshKey(what, meant)
  }

  async function call<R extends Reply>(
    what: string,
    send: (idempotencyKey: string) => Promise<R>,
    meant = '',
  ): Promise<R> {
    let key = keyOf(what, meant)
    let reply = await send(key)
    if (reply.status === 'problem' && reply.problem.name === 'idempotency_mismatch') {
      // The call before did arrive, and something else is meant now, such as another drawing.
      key = freshKey(what, meant)
      reply = await send(key)
    }
    if (reply.status === 200 && kept.get(what)?.key === key) {
      kept.delete(what)
    }
    return reply
  }

  return Object.assign(call, { forget: (what: string) => void kept.delete(what) })
}
