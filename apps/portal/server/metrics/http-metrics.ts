import type { ServerResponse } from 'node:http'
import { allCalls } from '@holdpoint/api'
import type { Registry } from '@holdpoint/server'
import { routePatterns } from './route-patterns.ts'

/** Where requests are counted. */
export interface HttpMetrics {
  /** The pages that there are, by their patterns; until they are told, a page is `other`. */
  knowPages: (patterns: readonly string[]) => void
  /** A request comes in; answers what is told when its answer begins. */
  begin: () => (answered: Answered) => void
}

export type Answered = {
  method: string
  path: string
  response: Response
  /** Node's own answer; it ends when a stream does. */
  outgoing: ServerResponse | undefined
}

/** What answers beside pages and calls. Files of the build count as one. */
const ownRoutes = [
  ...['/healthz', '/readyz', '/metrics', '/assets/*', '/embed/*', '/service-worker.js'],
  ...['/api/openapi.json', '/api/docs', '/scim/v2/:kind', '/scim/v2/:kind/:id'],
  '/login/backchannel-logout',
]
const callRoutes = allCalls().map(({ path }) => `/api/v1${path}`)
const methods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'])

/** How many requests there are, of what and how long their answers take to begin. */
export function watchHttp(registry: Registry): HttpMetrics {
  const requests = registry.counter({
    name: 'holdpoint_http_requests_total',
    help: 'Requests that were answered, by the pattern of their address and the class of the status.',
    labels: ['route', 'method', 'status'],
  })
  const duration = registry.histogram({
    name: 'holdpoint_http_request_duration_seconds',
    help: 'How long it took until an answer began.',
    labels: ['route', 'method'],
    bounds: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
  })
  const inFlight = registry.gauge({
    name: 'holdpoint_http_requests_in_flight',
    help: 'Requests whose answer has not begun.',
  })
  const live = registry.gauge({
    name: 'holdpoint_live_connections',
    help: 'Pages that follow what others do: open streams of events.',
  })
  let patternOf = routePatterns([...ownRoutes, ...callRoutes])
  let begun = 0
  let streams = 0
  registry.before(() => {
    inFlight([[[], begun]])
    live([[[], streams]])
  })

  return {
    knowPages(patterns) {
      patternOf = routePatterns([...patterns, ...ownRoutes, ...callRoutes])
    },
    begin() {
      const startedAt = performance.now()
      begun += 1
      return ({ method, path, response, outgoing }) => {
        begun -= 1
        const route = patternOf(path)
        const known = methods.has(method) ? method : 'other'
        requests([route, known, `${Math.floor(response.status / 100)}xx`])
        duration([route, known], (performance.now() - startedAt) / 1000)
        if (outgoing !== undefined && isStream(response)) {
          streams += 1
          outgoing.once('close', () => (streams -= 1))
        }
      }
    },
  }
}

const isStream = (response: Response): boolean =>
  response.headers.get('Content-Type')?.startsWith('text/event-stream') ?? false
