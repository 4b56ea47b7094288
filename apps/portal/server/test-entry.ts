import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  createServer,
  defaultServerSettings,
  nodePorts,
  type Database,
  type OpenIdOptions,
  type Ports,
} from '@holdpoint/server'
import type { PortalContext } from '../app/load-context.ts'
import { createApp, type AppParts } from './app.ts'
import { addressReader } from './client-address.ts'
import { createCookieJar } from './cookies.ts'
import type { EmbedSource } from './embed.ts'
import { createDeviceSecrets } from './device-secrets.ts'
import { createFormKeys } from './form-keys.ts'
import { createLocalApi } from './local-api.ts'
import type { MetricsParts } from './metrics/metrics-routes.ts'
import { openWorld, type TestWorld } from './test-world.ts'

/** One request as a page saw it, after everything that stands in front of pages. */
export type SeenByPage = { request: Request; context: PortalContext; body: string }

type Render = (seenByPage: SeenByPage) => Response | Promise<Response>

const noTags: EmbedSource = {
  serve: async () => undefined,
  release: async () => ({ version: '0.0.0', integrity: '', widgets: [] }),
}

export type TestEntryOptions = {
  embed?: EmbedSource
  publicOrigin?: string
  /** The company's identity provider; without one people sign in with their passwords. */
  openId?: OpenIdOptions
  /** Whether it alone lets people in. */
  isProviderOnly?: boolean
  /** What is measured, and who may read it; by default nothing is. */
  metrics?: MetricsParts
  /** Default: nobody and nothing. */
  world?: TestWorld
  /** What else it starts with. */
  seed?: (database: Database, ports: Ports) => Promise<unknown>
}

/** The real entry over a real API and database; only the pages are a test's own. */
export async function openTestEntry({
  publicOrigin,
  seed,
  embed = noTags,
  openId,
  isProviderOnly = false,
  metrics,
  world = 'empty',
}: TestEntryOptions = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'holdpoint-entry-'))
  const filesDir = join(dataDir, 'files')
  const uncounted = nodePorts({ filesDir, logLevel: 'silent', openId })
  const ports = metrics?.metrics.counting(uncounted) ?? uncounted
  const database = await openWorld(world, dataDir)
  await seed?.(database, ports)
  const isHttps = publicOrigin?.startsWith('https:') ?? false
  const cookies = createCookieJar(isHttps)
  const server = createServer({
    database,
    ports,
    onAnswered: metrics?.metrics.onAnswered,
    settings: {
      ...defaultServerSettings,
      sessionSecret: randomBytes(32).toString('base64url'),
      isDemo: true,
      namesDemoPeople: true,
      sessionCookieName: cookies.sessionName,
      isProviderOnly,
    },
  })
  const seen: SeenByPage[] = []
  let page: Render = defaultPage
  const parts: AppParts = {
    api: createLocalApi({ server, filesDir: dataDir }),
    log: ports.log,
    metrics,
    cookies,
    formKeys: createFormKeys(randomBytes(32).toString('base64url')),
    deviceSecrets: createDeviceSecrets(randomBytes(32).toString('base64url')),
    now: () => ports.clock.now(),
    newRequestId: () => ports.ids.next(),
    addressOf: addressReader(),
    publicOrigin,
    fallbackOrigin: 'http://localhost:3000',
    isHttps,
    isDev: false,
    serveStatic: () => undefined,
    embed,
    handlePage: async (request, context) => {
      const body = request.method === 'POST' ? await request.text() : ''
      seen.push({ request, context, body })
      return page({ request, context, body })
    },
  }
  const app = createApp(parts)
  const origin = publicOrigin ?? 'http://localhost:3000'
  return {
    app,
    database,
    filesDir,
    ports,
    parts,
    seen,
    renderWith: (render: Render) => (page = render),
    send: async (path: string, init: RequestInit & { duplex?: 'half' } = {}): Promise<Response> =>
      app.request(new Request(new URL(path, origin), init)),
    async close(): Promise<void> {
      await database.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

export type TestEntry = Awaited<ReturnType<typeof openTestEntry>>

function defaultPage({ context }: SeenByPage): Response {
  return new Response(`<!doctype html><title>${context.requestId}</title>`, {
    headers: { 'Content-Type': 'text/html; charset=utf-8' },
  })
}
