import { fail } from '../fail.ts'

// Each scanner may take a gigabyte of memory: a few at once, and the others wait in a line.
const atOnce = 2
const waitingMax = 100
// A form sends at most ten files, side by side; more of one person would keep the others waiting.
const ofOneMax = 12

const waiting: (() => void)[] = []
const inLine = new Map<string, number>()
let running = 0

/** Has files looked at two at a time in the whole process, in the order in which they came. */
export async function inScanTurn<Said>(who: string, look: () => Promise<Said>): Promise<Said> {
  const own = inLine.get(who) ?? 0
  if (own >= ofOneMax || waiting.length >= waitingMax) {
    fail('too_many_requests', {
      message: 'Many files are being checked at this moment. Please try again in a few seconds.',
      retryAfterS: 10,
    })
  }
  inLine.set(who, own + 1)
  try {
    await turn()
    try {
      return await look()
    } finally {
      pass()
    }
  } finally {
    leave(who)
  }
}

async function turn(): Promise<void> {
  if (running < atOnce) {
    running += 1
    return
  }
  // Whoever is done hands the place over, so the count stays as it is.
  await new Promise<void>((begin) => waiting.push(begin))
}

function pass(): void {
  const next = waiting.shift()
  if (next === undefined) {
    running -= 1
  } else {
    next()
  }
}

function leave(who: string): void {
  const left = (inLine.get(who) ?? 1) - 1
  if (left === 0) {
    inLine.delete(who)
  } else {
    inLine.set(who, left)
  }
}
