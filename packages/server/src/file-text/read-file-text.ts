import { spawn, type ChildProcess, type ChildProcessByStdio } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { setPriority } from 'node:os'
import type { Readable, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'
import type { FileText, TextLimits } from './text-of.ts'

/** What became of a file: its words, or why it could not be read. */
export type ReadText = ({ isRead: true } & FileText) | { isRead: false; why: string }

/** How much of a file is read, and what its reader may take for it. */
export type ReadLimits = TextLimits & { withinMs: number; megabytesMax: number }

/** Enough for any handbook, and little enough for a machine that has other things to do. */
export const readLimits: ReadLimits = {
  charactersMax: 2_000_000,
  pagesMax: 1000,
  withinMs: 60_000,
  megabytesMax: 512,
}

const heapMb = 256
const lookEveryMs = 50
// A character takes at most three bytes of what comes back, and one says whether it is all.
const bytesOfCharacter = 3

/**
 * Takes the words out of a file in a process of its own, which is ended when it takes too long or
 * too much memory: a file that was made to do harm does it there. It knows no setting of ours.
 */
export async function readFileText(
  source: Readable,
  mediaType: string,
  limits: ReadLimits = readLimits,
): Promise<ReadText> {
  const { charactersMax, pagesMax, withinMs } = limits
  const child = spawn(
    process.execPath,
    [`--max-old-space-size=${heapMb}`, program(), mediaType, `${charactersMax}`, `${pagesMax}`],
    { env: { NODE_ENV: 'production' }, stdio: ['pipe', 'pipe', 'ignore'] },
  )
  let ended: string | undefined
  const end = (why: string) => {
    ended ??= why
    child.kill('SIGKILL')
  }
  const timer = setTimeout(() => end(`It took longer than ${withinMs / 1000} s.`), withinMs)
  const look = setInterval(() => void watchMemory(child, limits, end), lookEveryMs)
  const output: Buffer[] = []
  let size = 0
  child.stdout.on('data', (chunk: Buffer) => {
    output.push(chunk)
    size += chunk.byteLength
    if (size > charactersMax * bytesOfCharacter + 1) {
      end('It said more than it was asked.')
    }
  })
  try {
    const code = await exitOf(child, source, end)
    if (ended !== undefined || code !== 0) {
      return { isRead: false, why: ended ?? 'It is damaged, locked, or not what its name says.' }
    }
  } finally {
    clearTimeout(timer)
    clearInterval(look)
  }
  const said = Buffer.concat(output).toString('utf8')
  return { isRead: true, text: said.slice(1), isCut: said.startsWith('1') }
}

async function exitOf(
  child: ChildProcessByStdio<Writable, Readable, null>,
  source: Readable,
  end: (why: string) => void,
): Promise<number | null> {
  const exit = new Promise<number | null>((resolve, reject) => {
    child.on('error', reject)
    child.on('close', resolve)
  })
  if (child.pid !== undefined) {
    // Whoever waits for a page comes first.
    setPriority(child.pid, 10)
  }
  // A reader that goes before it has read everything says so by how it ends.
  await pipeline(source, child.stdin).catch(() => {
    if (source.errored !== null && source.errored !== undefined && child.exitCode === null) {
      end('Its bytes could not be read.')
    }
  })
  return await exit
}

/** What lies outside the heap is bounded by nothing else; only Linux tells of another process. */
async function watchMemory(
  { pid }: ChildProcess,
  { megabytesMax }: ReadLimits,
  end: (why: string) => void,
): Promise<void> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  const kilobytes = Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0)
  if (kilobytes > megabytesMax * 1024) {
    end(`It took more than ${megabytesMax} MB of memory.`)
  }
}

/** Beside a bundle lies the reader's own bundle. */
function program(): string {
  const isSource = import.meta.url.endsWith('.ts')
  // A name of its own, because bundlers rewrite `new URL(...)` when they see it whole.
  const file = isSource ? './from-source.mjs' : './file-text.child.js'
  return fileURLToPath(new URL(file, import.meta.url))
}
