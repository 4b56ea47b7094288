import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoEmail, demoPassword, demoRoles, nodePorts, type Database } from '@holdpoint/server'
import { openBuiltPages } from './built-pages.ts'
import { createHttpServer, listen } from './http-server.ts'
import { readSettings } from './settings.ts'
import { createStage } from './stage.ts'
import { openWorld } from './test-world.ts'

// What everybody may know of the demo world is nowhere on a portal that others can reach, even where
// its database holds that world (decision 0065).

const isBuilt = existsSync(fileURLToPath(new URL('../build/server/pages.js', import.meta.url)))
const folder = mkdtempSync(join(tmpdir(), 'holdpoint-nowhere-'))
const filesDir = join(folder, 'files')
const ports = nodePorts({ filesDir, logLevel: 'silent' })
let database: Database
let secrets: string[]

beforeAll(async () => {
  database = await openWorld('demo', folder)
  const people = await database.kysely
    .selectFrom('people')
    .select('full_name')
    .where('email', 'in', demoRoles.map(demoEmail))
    .execute()
  secrets = [demoPassword, ...demoRoles.map(demoEmail), ...people.map((row) => row.full_name)]
  expect(secrets).toHaveLength(1 + 2 * demoRoles.length)
}, 120_000)
afterAll(async () => {
  await database.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Which of the secrets stand in what whoever is not signed in can read of a portal set up so. */
async function saidBy(environment: Record<string, string>): Promise<string[]> {
  const settings = readSettings({ ...environment, HOLDPOINT_DATA_DIR: folder })
  const secret = 'a-secret-that-signs-sessions-0123456789'
  const close = () => Promise.resolve()
  const handles = { database, ports, filesDir, secret, setUpCode: undefined, close }
  const stage = createStage(settings, handles, await openBuiltPages(ports.log, folder))
  const server = createHttpServer()
  server.on('request', stage.listener)
  const address = `http://127.0.0.1:${await listen(server, 0, '127.0.0.1')}`
  let said = ''
  for (const path of ['/login', '/login?to=%2Fmy-forms', '/api/v1/login-settings']) {
    const answer = await fetch(`${address}${path}`, { headers: { Accept: 'text/html' } })
    expect([path, answer.status]).toEqual([path, 200])
    said += await answer.text()
  }
  expect(said).toContain('<form')
  await new Promise((resolve) => server.close(resolve))
  return secrets.filter((one) => said.includes(one))
}

describe.skipIf(!isBuilt)('sign-in', () => {
  test('names the demo people and their password on this machine', async () => {
    expect(await saidBy({})).toEqual(secrets)
  })

  test.each([
    ['where the demo world was made here before', {}],
    ['where it is asked for', { HOLDPOINT_DEMO: '1' }],
  ])('says nothing of them beyond this machine: %s', async (_, more) => {
    expect(await saidBy({ PUBLIC_ORIGIN: 'https://holdpoint.example', ...more })).toEqual([])
  })
})
