import { hash, verify } from '@node-rs/argon2'

/** Who waits for a check: strangers' tries never stand in the way of those who are known. */
export type Lane = 'known' | 'stranger'

// Argon2id, 19 MiB, two passes: about 100 ms. At most a few run at once, so that a storm of
// sign-ins cannot starve everything else.
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const concurrentMax: Readonly<Record<Lane, number>> = { known: 2, stranger: 1 }
/**
 * How many may wait: of people who are known as many as are done within half a minute, because a
 * crew signs at the same moment at the end of its shift; of strangers, who may be a flood, few.
 */
const waitingMax: Readonly<Record<Lane, number>> = { known: 500, stranger: 40 }

const running: Record<Lane, number> = { known: 0, stranger: 0 }
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
  if (waiting[lane].length >= waitingMax[lane]) {
    return undefined
  }
  await takeTurn(lane)
  try {
    // Asked for in either case, so that the first unknown account costs no more than a known one.
    const spare = await decoyHash()
    const fits = await verify(storedHash ?? spare, password.normalize('NFKC'))
    return fits && storedHash !== null
  } finally {
    giveTurn(lane)
  }
}

let decoy: Promise<string> | undefined

function decoyHash(): Promise<string> {
  decoy ??= hash('no account has this password', options)
  return decoy
}

async function takeTurn(lane: Lane): Promise<void> {
  if (mayRun(lane)) {
    running[lane] += 1
    return
  }
  // Whoever lets it go on has counted it already.
  await new Promise<void>((resolve) => waiting[lane].push(resolve))
}

function giveTurn(lane: Lane): void {
  running[lane] -= 1
  for (const next of ['known', 'stranger'] as const) {
    while (mayRun(next) && waiting[next].length > 0) {
      running[next] += 1
      waiting[next].shift()?.()
    }
  }
}

/** All together at most as many as the known alone; of strangers, who may be a flood, only one. */
function mayRun(lane: Lane): boolean {
  return (
    running.known + running.stranger < concurrentMax.known && running[lane] < concurrentMax[lane]
  )
}
