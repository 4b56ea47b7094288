import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { afterAll, describe, expect, test } from 'vitest'

const cli = fileURLToPath(new URL('./main.ts', import.meta.url))
const loader = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href
const dataDir = mkdtempSync(join(tmpdir(), 'holdpoint-command-'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

function run(args: string[], password: string): Promise<{ code: number | null; said: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, ['--import', loader, cli, ...args], {
      env: { PATH: process.env['PATH'], HOLDPOINT_DATA_DIR: dataDir },
    })
    let said = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (part: string) => (said += part))
    }
    child.on('close', (code) => resolve({ code, said }))
    child.stdin.end(password)
  })
}

const named = ['--organisation', 'Blue Mesa', '--first-name', 'Ada', '--last-name', 'Moss']
const whole = ['admin', 'create', ...named, '--email', 'ada@bluemesa.example']

describe('holdpoint admin create', () => {
  test('says what it can do, and all that is missing', async () => {
    expect((await run([], '')).said).toContain('admin create')
    expect(await run(['admin', 'remove'], '')).toMatchObject({ code: 2 })
    const { code, said } = await run(['admin', 'create', ...named], 'short')
    expect(code).toBe(2)
    expect(said).toContain('--email: Enter an email address.')
    expect(said).toContain('The password, from the standard input: Use at least 15 characters')
  })

  test('sets up once, and never again', async () => {
    const password = 'the first day is sunny\n'
    expect(await run(whole, password)).toEqual({
      code: 0,
      said: 'Blue Mesa is set up, and ada@bluemesa.example may sign in.\n',
    })
    expect(await run(whole, password)).toMatchObject({ code: 1 })
  })
})
