import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Client, Reply } from '@holdpoint/api'
import { nobody } from '../src/identity.ts'
import { listFits } from '../src/list-fits.ts'
import { deliverOutbox } from '../src/outbox/deliver.ts'
import { lookAtEvents } from '../src/outbox/look-at-events.ts'
import { nodePorts } from '../src/ports/node-ports.ts'
import type { Ports } from '../src/ports/ports.ts'
import { createServer, type Server } from '../src/server.ts'
import { defaultServerSettings, type ServerSettings } from '../src/settings.ts'
import { toldTitles } from '../src/told-titles.ts'
import { castEmail, castPassword, castThe, type CastName } from './cast.ts'
import { openTestDatabase, type TestDatabase } from './database.ts'

export interface TestServer {
  server: Server
  database: TestDatabase
  ports: Ports
  /** The client of a cast member, signed in. */
  as: (name: CastName) => Promise<Client>
  /** The bearer token of a cast member. */
  tokenOf: (name: CastName) => Promise<string>
  nobody: Client
  /** Where files are kept. */
  filesDir: string
  /** What the server has logged as an error: nothing, unless a test provokes it. */
  failures: Record<string, unknown>[]
  /** Tells people what is to be told: their inbox has it then. */
  tell: () => Promise<void>
  /** Moves the clock. */
  wait: (milliseconds: number) => void
  /** A call by HTTP, as `curl` would make it. */
  http: (path: string, init?: RequestInit & { as?: CastName }) => Promise<Response>
  close: () => Promise<void>
}

export interface TestServerOptions {
  settings?: Partial<ServerSettings>
  /** Without the cast and without an organisation, as on the first day. */
  isEmpty?: boolean
  /** Where mails go; without one they stay in the outbox. */
  mail?: Ports['mail']
}

/** A server with the cast and one form, on a database of its own. */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const database = await openTestDatabase()
  if (options.isEmpty !== true) {
    await castThe(database)
  }
  const failures: Record<string, unknown>[] = []
  const folder = mkdtempSync(join(tmpdir(), 'holdpoint-files-'))
  const clock = { at: Date.parse('2026-03-05T15:00:00Z') }
  const real = nodePorts({ filesDir: folder, logLevel: 'silent' })
  const ports: Ports = {
    ...real,
    log: { ...real.log, error: (fields) => void failures.push(fields) },
    clock: { now: () => new Date(clock.at) },
    mail: options.mail,
  }
  const settings = {
    ...defaultServerSettings,
    sessionSecret: 'test-secret-test-secret-test-secret',
    refusedSignInMs: 0,
    ...options.settings,
  }
  const server = createServer({ database, ports, settings })
  const origin = { requestId: 'test-request', clientAddress: '127.0.0.1' }
  const anyone = server.client(nobody, origin)
  const tokens = new Map<CastName, string>()

  async function tokenOf(name: CastName): Promise<string> {
    const known = tokens.get(name)
    if (known !== undefined) {
      return known
    }
    const reply = await anyone.auth.login({
      email: castEmail(name),
      password: castPassword,
      deviceType: 'portal',
      keepSignedIn: true,
    })
    const token = contentOf(reply).accessToken
    tokens.set(name, token)
    return token
  }

  return {
    server,
    database,
    ports,
    nobody: anyone,
    filesDir: folder,
    failures,
    tokenOf,
    as: async (name) => server.client(await server.resolve(await tokenOf(name)), origin),
    tell: async () => {
      await lookAtEvents({ database, ports, fits: listFits })
      await deliverOutbox({ database, ports, titles: toldTitles })
    },
    wait: (milliseconds) => {
      clock.at += milliseconds
    },
    http: async (path, { as, ...init } = {}) => {
      const headers = new Headers(init.headers)
      if (as !== undefined) {
        headers.set('Authorization', `Bearer ${await tokenOf(as)}`)
      }
      const request = new Request(`http://127.0.0.1:3000/api/v1${path}`, { ...init, headers })
      return server.fetch(request, origin)
    },
    close: async () => {
      await database.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The content of a 200; anything else fails the test with what came instead. */
export function contentOf<Content>(
  reply: { status: 200; content: Content } | Exclude<Reply, { status: 200 }>,
): Content {
  if (reply.status !== 200) {
    throw new Error(`Expected status 200, got ${JSON.stringify(reply)}`)
  }
  return reply.content
}

/** The name of the problem that a call answered. */
export function problemOf(reply: Reply): string {
  return reply.status === 'problem' ? reply.problem.name : `status ${reply.status}`
}
