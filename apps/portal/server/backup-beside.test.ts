import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { commands, openDatabase, type Database } from '@holdpoint/server'
import { startPostgres, type Postgres } from '../../../tooling/checks/postgres.mjs'
import { missingProgram } from '../../../tooling/checks/programs.mjs'
import { findFreePort } from '../../../tooling/bootstrap/port.mjs'
import { startOwnPortal, type OwnPortal } from '../tests/own-portal.ts'

// A company on PostgreSQL: the built portal runs and is written to, and beside it an operator sets
// it up, backs it up, and puts the backup into an embedded database elsewhere.

const isBuilt = existsSync(fileURLToPath(new URL('../build/server/main.js', import.meta.url)))
const isThere = isBuilt && missingProgram('postgres') === undefined
const folder = mkdtempSync(join(tmpdir(), 'holdpoint-beside-'))
const email = 'ada@bluemesa.example'
const password = 'the first day is sunny'
let postgres: Postgres
let portal: OwnPortal
let source: Database

beforeAll(async () => {
  if (isThere) {
    postgres = await startPostgres()
    portal = await startOwnPortal(await findFreePort(), { DATABASE_URL: postgres.url })
    const dataDir = join(folder, 'tools')
    const quiet = { onLog: () => undefined, upTo: 'none' as const }
    source = await openDatabase({ databaseUrl: postgres.url, dataDir, ...quiet })
  }
}, 120_000)
afterAll(async () => {
  if (isThere) {
    await source.close()
    await portal.close()
    await postgres.stop()
  }
  rmSync(folder, { recursive: true, force: true })
})

/** Runs a command of the operator's on an open database; answers what it said. */
async function run(database: Database, name: string, ...args: string[]): Promise<string> {
  const said: string[] = []
  const code = await commands[name]?.run(args, {
    place: {
      ...{ databaseUrl: postgres.url, dataDir: join(folder, name), folder },
      ...{ secret: 'a-secret-that-signs-sessions-0123456789', origin: portal.address },
    },
    now: new Date(),
    say: (line) => void said.push(line),
    readInput: () => Promise.resolve(password),
    onDatabase: (_, work) => work(database),
  })
  expect([name, code, said]).toEqual([name, 0, said])
  return said.join('\n')
}

async function post(path: string, input: object, token?: string) {
  const answer = await fetch(`${portal.address}/api/v1${path}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(input),
  })
  type Answered = { content: { accessToken: string; userId: string } | null }
  return ((await answer.json()) as Answered).content
}

/** Adds people one after another until it is told to stop; answers who was added for certain. */
function keepAdding(writer: number, token: string) {
  const acknowledged: string[] = []
  let isOver = false
  const ended = (async () => {
    for (let count = 1; !isOver; count += 1) {
      const employeeNumber = `${writer}-${count}`
      const person = { firstName: 'Bo', lastName: 'Li', email: `bo-${employeeNumber}@b.example` }
      const content = await post('/employees', { ...person, employeeNumber }, token)
      // Whoever writes too fast is asked to wait; the others go on.
      if (content === null) {
        await new Promise((resolve) => setTimeout(resolve, 200))
      } else {
        acknowledged.push(content.userId)
      }
    }
  })()
  // What breaks is told where the end is waited for.
  ended.catch(() => undefined)
  return {
    acknowledged,
    end: () => {
      isOver = true
      return ended
    },
  }
}

const rowsOf = async ({ kysely }: Database, table: 'people' | 'audit_events') =>
  (await kysely.selectFrom(table).selectAll().execute()).map((row) => JSON.stringify(row))

describe.skipIf(!isThere)('beside a running portal on PostgreSQL', () => {
  test('it is set up by command, and backed up under load', { timeout: 60_000 }, async () => {
    const named = ['--organisation', 'Blue Mesa', '--first-name', 'Ada', '--last-name', 'Moss']
    await run(source, 'admin', 'create', ...named, '--email', email)
    const signedIn = await post('/login', { email, password, deviceType: 'web' })
    const token = signedIn?.accessToken ?? ''
    const writers = [1, 2, 3].map((writer) => keepAdding(writer, token))
    const hasBegun = () => writers.every(({ acknowledged }) => acknowledged.length > 2)
    await expect.poll(hasBegun, { timeout: 20_000 }).toBe(true)
    const before = writers.flatMap(({ acknowledged }) => acknowledged)
    const rowsBefore = await rowsOf(source, 'people')
    await run(source, 'backup', 'beside.tar.gz')
    await Promise.all(writers.map(({ end }) => end()))

    const restored = await openDatabase({
      ...{ memory: true, dataDir: join(folder, 'restored'), snapshotFile: inject('snapshotFile') },
      onLog: () => undefined,
    })
    await run(restored, 'restore', 'beside.tar.gz')
    expect(await run(restored, 'verify')).toContain(': 0 damages.')
    // Nobody who had been added is missing, and each row is as it is where it came from.
    const people = await rowsOf(restored, 'people')
    expect(before.filter((id) => !people.some((row) => row.includes(id)))).toEqual([])
    expect(rowsBefore.filter((row) => !people.includes(row))).toEqual([])
    for (const table of ['people', 'audit_events'] as const) {
      const there = new Set(await rowsOf(source, table))
      const rows = await rowsOf(restored, table)
      expect(rows.length).toBeGreaterThan(before.length)
      expect(rows.filter((row) => !there.has(row))).toEqual([])
    }
    await restored.close()
  })
})
