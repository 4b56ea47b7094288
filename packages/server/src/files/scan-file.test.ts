import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, expect, test } from 'vitest'
import { nodePorts } from '../ports/node-ports.ts'
import { scanFile } from './scan-file.ts'

const folder = mkdtempSync(join(tmpdir(), 'holdpoint-scan-'))
const ports = nodePorts({ filesDir: join(folder, 'files') })
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Has a shell script look at a file of that content; answers what is said of one not taken. */
async function scanned(script: string, content = 'a picture'): Promise<string | undefined> {
  const program = join(folder, 'scanner.sh')
  writeFileSync(program, `#!/bin/sh\n${script}\n`)
  chmodSync(program, 0o700)
  await ports.files.write('aa/file', Readable.from([Buffer.from(content)]))
  return await scanFile(program, 'aa/file', ports)
}

test('a file is taken by ending with 0, whether it was read or not', async () => {
  expect(await scanned('grep -q picture')).toBeUndefined()
  expect(await scanned('exit 0', 'x'.repeat(5_000_000))).toBeUndefined()
})

test('one that is not taken is refused in the words of the program', async () => {
  const script = 'echo "A virus was found."; echo more; exit 1'
  expect(await scanned(script)).toBe('A virus was found.')
  expect(await scanned('exit 3')).toBe('')
})

test('nothing is taken where nobody could look', async () => {
  await expect(scanFile('/no/such/program', 'aa/file', ports)).rejects.toMatchObject({
    problem: { name: 'file_refused', message: expect.stringContaining('could not be checked') },
  })
})
