import { randomBytes } from 'node:crypto'
import { open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { isDiskFull } from './disk-full.ts'

/** More than what a file system keeps beside a name: it takes a block of its own. */
const probe = Buffer.alloc(4096)

/** How long an answer is good for; whoever asks meanwhile costs the disk nothing. */
const goodForMs = 5000

/**
 * Whether a folder can be written to, as nothing but writing tells: a few bytes into a new file,
 * brought to the disk. Answers null, or the sentence why not; at most once in five seconds.
 */
export function createWriteProbe(
  folder: string,
  now: () => number = () => performance.now(),
): () => Promise<string | null> {
  let answer: Promise<string | null> | undefined
  let askedAt = 0
  return () => {
    if (answer === undefined || now() - askedAt >= goodForMs) {
      askedAt = now()
      answer = write(folder).then(
        () => null,
        (error: unknown) =>
          isDiskFull(error)
            ? 'The disk of the data folder is full.'
            : `The data folder cannot be written to${codeOf(error)}.`,
      )
    }
    return answer
  }
}

async function write(folder: string): Promise<void> {
  const path = join(folder, `.probe-${randomBytes(6).toString('hex')}`)
  const file = await open(path, 'wx', 0o600)
  try {
    // Nameless from here on, so that a process that ends meanwhile leaves nothing.
    await rm(path)
    await file.writeFile(probe)
    await file.sync()
  } finally {
    await file.close()
  }
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? ` (${String(error.code)})` : ''
