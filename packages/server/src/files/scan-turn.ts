import { fail } from '../fail.ts'

// Each scanner may take a gigabyte of memory: a few at once, and the others wait in a line.
const atOnce = 2
const waitingMax = 40

const waiting: (() => void)[] = []
let running = 0

/** Has files looked at two at a time in the whole process, in the order in which they came. */
export async function inScanTurn<Said>(look: () => Promise<Said>): Promise<Said> {
  await turn()
  try {
    return await look()
  } finally {
    pass()
  }
}

async function turn(): Promise<void> {
  if (running < atOnce) {
    running += 1
    return
  }
  if (waiting.length >= waitingMax) {
    fail('too_many_requests', {
      message: 'Many files are being checked at this moment. Please try again in a few seconds.',
      retryAfterS: 10,
    })
  }
  // Whoever is done hands the place over, so the count stays as it is.
  await new Promise<void>((resolve) => waiting.push(resolve))
}

function pass(): void {
  const next = waiting.shift()
  if (next === undefined) {
    running -= 1
  } else {
    next()
  }
}
