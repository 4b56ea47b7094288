import { createHash, timingSafeEqual } from 'node:crypto'
import { Hono } from 'hono'
import { metricsMediaType, type Ports } from '@holdpoint/server'
import type { EntryEnvironment } from '../request-scope.ts'
import type { PortalMetrics } from './portal-metrics.ts'

/** Who may read what this process measures, and what that is. */
export interface MetricsParts {
  metrics: PortalMetrics
  /** What whoever reads it shows as a bearer. */
  token: string
}

/** `/metrics`, for Prometheus. Where nobody may read it there is no such route (decision 0146). */
export function metricsRoutes(
  given: MetricsParts | undefined,
  log: Ports['log'],
): Hono<EntryEnvironment> {
  const routes = new Hono<EntryEnvironment>()
  if (given === undefined) {
    return routes
  }
  const { metrics, token } = given
  routes.get('/metrics', async (c) => {
    const [, shown = ''] = /^Bearer +(.+)$/i.exec(c.req.header('Authorization') ?? '') ?? []
    if (!isSame(shown, token)) {
      const { requestId } = c.var.scope
      log.warn({ event: 'refused', refusal: 'metrics_token', requestId }, 'refused')
      return c.text('This is read with the token of METRICS_TOKEN.\n', 401, {
        'WWW-Authenticate': 'Bearer',
        'Cache-Control': 'no-store',
      })
    }
    return c.body(await metrics.text(), 200, {
      'Content-Type': metricsMediaType,
      'Cache-Control': 'no-store',
    })
  })
  return routes
}

/** Takes as long for whatever is shown. */
function isSame(shown: string, token: string): boolean {
  const hashOf = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(hashOf(shown), hashOf(token))
}
