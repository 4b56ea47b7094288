import { portalOverPostgres } from '../parts/filled-postgres.mjs'
import { signIn } from '../parts/portal.mjs'
import { placeTexts } from '../search/place-texts.mjs'
import { searches, texts } from '../search/searches.mjs'

const p95MaxMs = 100
const roles = ['employee', 'colleague', 'manager', 'reviewer', 'approver', 'admin']

/**
 * The search over everything by six people, one call at a time: over `entries` forms beside the files
 * of the demo world, and after the library was filled up with `files` long handbooks, whose words are
 * looked through, together with the search for files alone.
 */
export async function search({ entries, files, rounds }) {
  const { portal } = await portalOverPostgres({ entries })
  try {
    const { origin } = portal
    const tokens = {}
    for (const role of roles) {
      tokens[role] = await signIn(origin, role)
    }
    const asked = { origin, tokens, times: rounds }
    const everything = await searches(asked)
    await placeTexts(files)
    const withHandbooks = await searches(asked)
    const filesAlone = await searches({ ...asked, more: '&kinds=files' })
    const figures = { everything, withHandbooks, filesAlone }
    return {
      ...{ engine: 'PostgreSQL', entries, files, texts },
      limit: `p95 < ${p95MaxMs} ms`,
      passed: Object.values(figures).every(({ p95Ms }) => p95Ms < p95MaxMs),
      figures,
    }
  } finally {
    portal.kill('SIGTERM')
    await portal.ended
  }
}
