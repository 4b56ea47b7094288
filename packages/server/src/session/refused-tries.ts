import { sha256 } from '../canonical-json.ts'
import { networkOf } from '../client-network.ts'

// A flood keeps asking while it is told to wait. Until that wait is over nobody looks at the
// database for it: who waits is remembered in memory, which a restart may forget, because the
// counters themselves lie in the database.

const rememberedMax = 20_000

const waitsOf = new WeakMap<object, Map<string, number>>()

/** Who tries: an account from a network, on a device that is known or not. */
export type Try = { email: string; address: string; knownDevice: string | undefined }

/** While one try of those who were told to wait is looked at, the others wait this long. */
const oneAtATimeMs = 1000

/**
 * The seconds that a try was told to wait and has not waited yet; 0 if it is to be looked at. When
 * the wait is over, one of those who wait is let through, not all of them at once.
 */
export function waitOf(owner: object, tried: Try, now: Date): number {
  const waits = waitsOf.get(owner)
  const key = keyOf(tried)
  const until = waits?.get(key)
  if (until !== undefined && until <= now.getTime()) {
    waits?.set(key, now.getTime() + oneAtATimeMs)
    return 0
  }
  return until === undefined ? 0 : Math.ceil((until - now.getTime()) / 1000)
}

/** Forgets the wait of somebody who got in. */
export function forgetWait(owner: object, tried: Try): void {
  waitsOf.get(owner)?.delete(keyOf(tried))
}

/** Remembers that a try was told to wait. `owner` is the database that said so. */
export function rememberWait(owner: object, tried: Try, waitS: number, now: Date): void {
  const waits = waitsOf.get(owner) ?? new Map<string, number>()
  waitsOf.set(owner, waits)
  const key = keyOf(tried)
  waits.delete(key)
  waits.set(key, now.getTime() + waitS * 1000)
  for (const oldest of waits.keys()) {
    if (waits.size <= rememberedMax) {
      break
    }
    waits.delete(oldest)
  }
}

function keyOf({ email, address, knownDevice }: Try): string {
  return sha256(`${email} ${networkOf(address)} ${knownDevice ?? ''}`)
}
