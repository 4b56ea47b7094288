import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { connect } from 'node:net'
import { describe, expect, test } from 'vitest'
import { preparePostgres } from './postgres.mjs'

function answers(url: string): Promise<boolean> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname)
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.unref()
  })
}

async function waitUntilGone(url: string): Promise<boolean> {
  for (let attempt = 0; attempt < 400; attempt += 1) {
    if (!(await answers(url))) {
      return true
    }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return false
}

describe('preparePostgres', () => {
  test('takes the database that is named and starts none', async () => {
    const url = 'postgres://someone@db.example/holdpoint'
    expect(await preparePostgres({ TEST_DATABASE_URL: url })).toMatchObject({ url })
  })

  const possible = existsSync('/usr/bin/pg_virtualenv')

  test.skipIf(!possible)(
    'leaves no server behind, even when its user is killed',
    async () => {
      const module = new URL('./postgres.mjs', import.meta.url).href
      const user = `import { startPostgres } from ${JSON.stringify(module)}
      const { url } = await startPostgres()
      console.log(url)`
      const child = spawn(process.execPath, ['--input-type=module', '-e', user])
      const url = await new Promise<string>((resolve) => {
        child.stdout.once('data', (text) => resolve(String(text).trim()))
      })
      expect(await answers(url)).toBe(true)
      child.kill('SIGKILL')
      expect(await waitUntilGone(url)).toBe(true)
    },
    90_000,
  )
})
