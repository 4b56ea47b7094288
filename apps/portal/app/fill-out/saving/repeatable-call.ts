import type { Reply } from '@holdpoint/api/calls'

/**
 * Makes a call that a person may repeat by pressing again. Presses for the same thing carry the
 * same key until one of them has succeeded, so a call whose answer was lost counts once.
 */
export type RepeatableCall = <R extends Reply>(
  what: string,
  send: (idempotencyKey: string) => Promise<R>,
) => Promise<R>

export function createRepeatableCall(newKey: () => string): RepeatableCall {
  const kept = new Map<string, string>()

  function freshKey(what: string): string {
    const key = newKey()
    kept.set(what, key)
    return key
  }

  return async (what, send) => {
    let reply = await send(kept.get(what) ?? freshKey(what))
    if (reply.status === 'problem' && reply.problem.name === 'idempotency_mismatch') {
      // The call before did arrive, and something else is meant now, such as another drawing.
      reply = await send(freshKey(what))
    }
    if (reply.status === 200) {
      kept.delete(what)
    }
    return reply
  }
}
