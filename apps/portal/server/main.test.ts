import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { describe, expect, test } from 'vitest'
import { listen } from './http-server.ts'

const main = fileURLToPath(new URL('./main.ts', import.meta.url))
const loader = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href

/** Starts the program and answers what it said until it ended by itself. */
function start(environment: Record<string, string>): Promise<{ code: number; said: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'holdpoint-main-'))
  return new Promise((resolve) => {
    const child = spawn(process.execPath, ['--import', loader, main], {
      cwd: folder,
      env: { NODE_ENV: 'production', PATH: process.env['PATH'], ...environment },
    })
    let said = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => (said += text))
    }
    child.on('close', (code) => {
      rmSync(folder, { recursive: true, force: true })
      resolve({ code: code ?? -1, said })
    })
  })
}

describe('a start that cannot succeed', () => {
  test('says all that is wrong with the environment, without a stack', async () => {
    const { code, said } = await start({ PORT: 'x', DATABASE_URL: 'mysql://me:secret@db/x' })
    expect(code).toBe(1)
    expect(said).toBe('PORT must be a whole number.\nDATABASE_URL must start with postgres://.\n')
  })

  test('names a taken port before it opens anything', async () => {
    const other = createServer()
    const port = await listen(other, 0, '127.0.0.1')
    const { code, said } = await start({ PORT: String(port) })
    other.close()
    expect(code).toBe(1)
    expect(said).toMatch(/^Port \d+ on 127\.0\.0\.1 is taken by another program: .*PORT=\d+\.\n$/)
  })

  test('names a database that cannot be reached, without its password', async () => {
    const { code, said } = await start({
      PORT: '0',
      DATABASE_URL: 'postgres://me:topsecret@127.0.0.1:9/holdpoint',
    })
    expect(code).toBe(1)
    expect(said).toContain('127.0.0.1:9')
    expect(said).not.toContain('topsecret')
    expect(said).not.toMatch(/\n +at /)
  })
})
