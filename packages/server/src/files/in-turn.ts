import { fail } from '../fail.ts'

const waitingMax = 5

const lines = new WeakMap<object, Map<string, Promise<unknown>[]>>()

/**
 * Makes one thing at a time for each of many callers, in the order in which they asked. What takes
 * the whole process for a while may then hold up its own caller, but cannot crowd out the others.
 * `owner` is what a process holds for its life, such as the database.
 */
export async function inTurn<Made>(
  owner: object,
  who: string,
  make: () => Promise<Made>,
): Promise<Made> {
  const ofOwner = lines.get(owner) ?? new Map<string, Promise<unknown>[]>()
  lines.set(owner, ofOwner)
  const line = ofOwner.get(who) ?? []
  ofOwner.set(who, line)
  if (line.length > waitingMax) {
    return fail('too_many_requests', { retryAfterS: 2 })
  }
  const made = (line.at(-1) ?? Promise.resolve()).then(make)
  // Whether the one before came to anything does not matter to the next.
  line.push(made.catch(() => undefined))
  try {
    return await made
  } finally {
    void line.shift()
    if (line.length === 0) {
      ofOwner.delete(who)
    }
  }
}
