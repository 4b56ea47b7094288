import { Hono } from 'hono'
import type { ApiHost } from './api-host.ts'
import type { EntryEnvironment } from './request-scope.ts'

/** `/healthz` says that the process answers, `/readyz` that it can do its work, or why not. */
export function healthRoutes(api: ApiHost): Hono<EntryEnvironment> {
  const routes = new Hono<EntryEnvironment>()
  routes.get('/healthz', (c) => c.json({ status: 'ok' }))
  routes.get('/readyz', async (c) => {
    const parts = Object.entries(await api.ready())
    const works = Object.fromEntries(parts.map(([name, why]) => [name, why === null]))
    const reasons = parts.flatMap(([, why]) => why ?? [])
    return reasons.length === 0
      ? c.json({ status: 'ok', ...works })
      : c.json({ status: 'not ready', ...works, reason: reasons.join(' ') }, 503)
  })
  return routes
}
