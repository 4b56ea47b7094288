import { load } from '../parts/load.mjs'
import { portalOverPostgres } from '../parts/filled-postgres.mjs'
import { signIn } from '../parts/portal.mjs'

const p95MaxMs = 100

/**
 * The HTML of the pages on which most work begins, one after the other, on PostgreSQL: the list of
 * one's forms, the lists of reviews, and a form to decide on. p95 under 100 ms each.
 */
export async function page({ entries, connections, seconds, only }) {
  const { portal, token } = await portalOverPostgres({ entries })
  try {
    const employee = { Cookie: `hp=${token}`, Accept: 'text/html' }
    const reviewer = {
      Cookie: `hp=${await signIn(portal.origin, 'reviewer')}`,
      Accept: 'text/html',
    }
    const pages = {
      'my forms': ['/my-forms?section=completed', employee],
      'reviews that wait': ['/review-form', reviewer],
      'all reviews': ['/review-form?section=all', reviewer],
      'reviews decided': ['/review-form?section=reviewed', reviewer],
      'a form to decide on': [await formToDecide(portal.origin, reviewer), reviewer],
    }
    const figures = {}
    for (const [name, [path, headers]] of Object.entries(pages)) {
      if (only === undefined || only === name) {
        figures[name] = await load(`${portal.origin}${path}`, { connections, seconds, headers })
      }
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

async function formToDecide(origin, headers) {
  const answer = await fetch(`${origin}/api/v1/pending-approvals?kind=form&pLimit=50`, { headers })
  const { content } = await answer.json()
  const waiting = content.data.find(({ canDecide }) => canDecide)
  return `/review-form/review-form-question/${waiting.recordId}`
}
