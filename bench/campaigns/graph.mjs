import { pg } from '../ceiling/libraries.mjs'
import { load } from '../parts/load.mjs'
import { portalOverPostgres } from '../parts/filled-postgres.mjs'
import { signIn } from '../parts/portal.mjs'

const p95MaxMs = 300
const role = 'manager'
const itemsEach = 40

const windows = {
  usual: 'section=completed',
  scored: 'section=completed&startDate=none&score=0-99',
  any: 'section=completed&startDate=none',
}

/** The graph call over HTTP for somebody with a long list, over the usual days and over all. */
export async function graph({ entries, connections, seconds }) {
  const { portal } = await portalOverPostgres({ entries, role })
  try {
    await breakScoresDown()
    const token = await signIn(portal.origin, role)
    const figures = {}
    for (const [window, query] of Object.entries(windows)) {
      figures[window] = await load(`${portal.origin}/api/v1/my-form-graph?${query}`, {
        connections,
        seconds: Math.max(1, Math.floor(seconds / Object.keys(windows).length)),
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

/**
 * Seeded entries hold their header alone. Here each gets as many scored questions as a long form
 * has, some of them failed, because finding those is most of the work.
 */
async function breakScoresDown() {
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL })
  await client.connect()
  await client.query('set statement_timeout = 0')
  await client.query(
    `update my_form_answers as document
     set score_breakdown = jsonb_build_object('items', (
       select jsonb_agg(jsonb_build_object(
         'key', 'question_' || place, 'sectionKey', 'section', 'state', 'counted', 'max', 1,
         'weight', 1, 'criticalFailure', false,
         'got', case when hashtext(document.my_form_id || place) % 12 = 0 then 0 else 1 end
       ))
       from generate_series(1, ${itemsEach}) as place
     ))
     from my_forms as entry
     where entry.shard_key = document.shard_key and entry.id = document.my_form_id
       and entry.person_id = (select id from people where email = $1)`,
    [`${role}@holdpoint.example`],
  )
  await client.query('vacuum analyze my_form_answers')
  await client.end()
}
