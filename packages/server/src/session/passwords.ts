import { hash, verify } from '@node-rs/argon2'

// Argon2id, 19 MiB, two passes: about 100 ms. At most a few run at once, so that a storm of
// sign-ins cannot starve everything else.
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const concurrentMax = 2
const waitingMax = 40

/** Who waits for a check: strangers' tries never stand in the way of those who are known. */
export type Lane = 'known' | 'stranger'

let running = 0
const waiting: Record<Lane, (() => void)[]> = { known: [], stranger: [] }

/** Hashes a new password. */
export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFKC'), options)
}

/**
 * Tells whether a password fits a stored hash. Without a hash it does the same work and answers
 * no, so that time gives no account away. Undefined when too many checks wait already.
 */
export async function passwordFits(
  password: string,
  storedHash: string | null,
  lane: Lane = 'stranger',
): Promise<boolean | undefined> {
  if (waiting[lane].length >= waitingMax) {
    return undefined
  }
  await takeTurn(lane)
  try {
    // Asked for in either case, so that the first unknown account costs no more than a known one.
    const spare = await decoyHash()
    const fits = await verify(storedHash ?? spare, password.normalize('NFKC'))
    return fits && storedHash !== null
  } finally {
    giveTurn()
  }
}

let decoy: Promise<string> | undefined

function decoyHash(): Promise<string> {
  decoy ??= hash('no account has this password', options)
  return decoy
}

async function takeTurn(lane: Lane): Promise<void> {
  if (running < concurrentMax) {
    running += 1
    return
  }
  await new Promise<void>((resolve) => waiting[lane].push(resolve))
}

function giveTurn(): void {
  const next = waiting.known.shift() ?? waiting.stranger.shift()
  if (next) {
    next()
  } else {
    running -= 1
  }
}
