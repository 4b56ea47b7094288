import { load } from '../parts/load.mjs'
import { portalOverPostgres } from '../parts/filled-postgres.mjs'

const p95MaxMs = 50

/** The list call itself, over HTTP with a bearer token, by tab. */
export async function list({ entries, connections, seconds }) {
  const { portal, token } = await portalOverPostgres({ entries })
  try {
    const figures = {}
    for (const section of ['ongoing', 'completed', 'signature']) {
      figures[section] = await load(`${portal.origin}/api/v1/my-form?section=${section}`, {
        connections,
        seconds: Math.max(1, Math.floor(seconds / 3)),
        headers: { Authorization: `Bearer ${token}` },
      })
    }
    const passed = Object.values(figures).every(
      ({ failures, p95Ms }) => failures === 0 && p95Ms < p95MaxMs,
    )
    return { engine: 'PostgreSQL', entries, limit: `p95 < ${p95MaxMs} ms`, passed, figures }
  } finally {
    portal.kill('SIGTERM')
    await portal.ended
  }
}
