import { Hono } from 'hono'
import type { ApiHost } from './api-host.ts'
import type { EntryEnvironment } from './request-scope.ts'

/** `/healthz` says that the process answers, `/readyz` that it can do its work. */
export function healthRoutes(api: ApiHost): Hono<EntryEnvironment> {
  const routes = new Hono<EntryEnvironment>()
  routes.get('/healthz', (c) => c.json({ status: 'ok' }))
  routes.get('/readyz', async (c) => {
    const parts = await api.ready()
    const isReady = Object.values(parts).every(Boolean)
    return c.json({ status: isReady ? 'ok' : 'not ready', ...parts }, isReady ? 200 : 503)
  })
  return routes
}
