import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { afterAll, describe, expect, test } from 'vitest'
import { isLong } from '../../../../tooling/long-run.ts'
import { availableEngines } from '../../test/database.ts'
import {
  createDatabase,
  databaseUrlOf,
  dropDatabase,
  freshDatabaseName,
} from '../../test/postgres-admin.ts'

const cli = fileURLToPath(new URL('./main.ts', import.meta.url))
const loader = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href
const dataDir = mkdtempSync(join(tmpdir(), 'holdpoint-command-'))
const serverUrl = process.env['TEST_DATABASE_URL'] ?? ''
const database = freshDatabaseName('command')
afterAll(async () => {
  rmSync(dataDir, { recursive: true, force: true })
  if (serverUrl !== '') {
    await dropDatabase(serverUrl, database)
  }
})

type Ran = { code: number | null; said: string }

function run(args: string[], password: string, databaseUrl = ''): Promise<Ran> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, ['--import', loader, cli, ...args], {
      env: { PATH: process.env['PATH'], HOLDPOINT_DATA_DIR: dataDir, DATABASE_URL: databaseUrl },
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
const email = ['--email', 'ada@bluemesa.example']

describe('holdpoint admin', () => {
  test.runIf(isLong)('says what it can do, and all that is missing', async () => {
    expect((await run([], '')).said).toContain('admin create')
    const { code, said } = await run(['admin', 'create', ...named], 'short')
    expect(code).toBe(2)
    expect(said).toContain('--email: Enter an email address.')
    expect(said).toContain('The password, from the standard input: Use at least 15 characters')
  })

  // On the embedded one in this process too, beside the other commands: its first start takes ten
  // seconds of work.
  test.each(isLong ? availableEngines() : availableEngines().slice(-1))(
    'sets an empty database up once and never again, and lets its administrator back in: %s',
    async (engine) => {
      if (engine === 'postgres') {
        await createDatabase(serverUrl, database)
      }
      const url = engine === 'postgres' ? databaseUrlOf(serverUrl, database) : ''
      const whole = ['admin', 'create', ...named, ...email]
      const password = 'the first day is sunny\n'
      expect(await run(whole, password, url)).toEqual({
        code: 0,
        said: 'Blue Mesa is set up, and ada@bluemesa.example may sign in.\n',
      })
      expect(await run(whole, password, url)).toMatchObject({ code: 1 })
      const reset = await run(['admin', 'reset-password', ...email], '', url)
      expect(reset.code).toBe(0)
      expect(reset.said).toMatch(/^http:\/\/localhost:3000\/choose-password\?once=\S+\n/)
    },
  )
})
