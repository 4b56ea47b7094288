import { load } from '../parts/load.mjs'
import { portalOverPostgres } from '../parts/filled-postgres.mjs'
import { signIn } from '../parts/portal.mjs'

const p95MaxMs = 50

const roles = ['employee', 'colleague', 'manager', 'reviewer', 'approver', 'admin']

/** The list call itself, over HTTP with the bearer tokens of six people, by tab. */
export async function list({ entries, connections, seconds }) {
  const { portal } = await portalOverPostgres({ entries })
  try {
    const tokens = await Promise.all(roles.map((role) => signIn(portal.origin, role)))
    const figures = {}
    for (const section of ['ongoing', 'completed', 'signature']) {
      figures[section] = await load(`${portal.origin}/api/v1/my-form?section=${section}`, {
        connections,
        seconds: Math.max(1, Math.floor(seconds / 3)),
        headers: tokens.map((token) => ({ Authorization: `Bearer ${token}` })),
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
