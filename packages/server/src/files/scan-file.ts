import { spawn } from 'node:child_process'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream as NodeReadableStream } from 'node:stream/web'
import { fail } from '../fail.ts'
import type { Ports } from '../ports/ports.ts'

const withinMs = 60_000
const saidMax = 1000

/**
 * Has a program of the operator's look at a file, which it reads from its standard input. It takes
 * the file by ending with 0, and nothing is answered. With anything else the file is not taken, and
 * what is said of it is answered: the program's own words where its first line has any, else ''. A
 * program that does not start or does not end within a minute refuses the call (`file_refused`).
 */
export async function scanFile(
  program: string,
  key: string,
  { files, log }: Pick<Ports, 'files' | 'log'>,
): Promise<string | undefined> {
  const file = await files.read(key)
  const scanner = spawn(program, [], { stdio: ['pipe', 'pipe', 'ignore'], timeout: withinMs })
  let said = ''
  scanner.stdout.on('data', (chunk: Buffer) => {
    said = (said + chunk.toString('utf8')).slice(0, saidMax)
  })
  const ended = new Promise<number | null>((resolve, reject) => {
    scanner.on('error', reject)
    scanner.on('close', resolve)
  })
  // A program may know enough before it has read everything.
  const fed = file && pipeline(Readable.fromWeb(file.stream as NodeReadableStream), scanner.stdin)
  const [result] = await Promise.allSettled([ended, fed])
  if (result.status === 'rejected' || result.value === null) {
    log.error({ error: result.status === 'rejected' ? result.reason : 'timeout' }, 'no scan')
    fail('file_refused', {
      message: 'This file could not be checked, so it was not taken. Please try again later.',
    })
  }
  const [sentence = ''] = said.split('\n')
  return result.value === 0 ? undefined : plain(sentence)
}

function plain(sentence: string): string {
  return sentence
    .replace(/\p{C}+/gu, ' ')
    .trim()
    .slice(0, 200)
}
