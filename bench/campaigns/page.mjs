import { load } from '../parts/load.mjs'
import { portalOverPostgres } from '../parts/filled-postgres.mjs'

const p95MaxMs = 100

/** The HTML of the list's first page on PostgreSQL: p95 under 100 ms with 10 connections. */
export async function page({ entries, connections, seconds }) {
  const { portal, token } = await portalOverPostgres({ entries })
  try {
    const figures = await load(`${portal.origin}/my-forms?section=completed`, {
      connections,
      seconds,
      headers: { Cookie: `hp=${token}`, Accept: 'text/html' },
    })
    const passed = figures.failures === 0 && figures.p95Ms < p95MaxMs
    return { engine: 'PostgreSQL', entries, limit: `p95 < ${p95MaxMs} ms`, passed, figures }
  } finally {
    portal.kill('SIGTERM')
    await portal.ended
  }
}
