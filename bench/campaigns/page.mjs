import { load } from '../parts/load.mjs'
import { portalOverPostgres } from '../parts/filled-postgres.mjs'
import { freshFolder, signIn } from '../parts/portal.mjs'
import { handInLargeForm, placeLargeForm } from '../typing/typing.mjs'

const p95MaxMs = 100

/**
 * The HTML of the pages on which most work begins, one after the other, on PostgreSQL: the list of
 * one's forms, the lists of reviews, and a form of 250 questions to decide on. p95 under 100 ms each.
 * `--only review` measures those whose name has that word in it.
 */
export async function page({ entries, connections, seconds, only = '' }) {
  const { portal, token } = await portalOverPostgres({ entries })
  try {
    const employee = { Cookie: `hp=${token}`, Accept: 'text/html' }
    const as = async (role) => ({
      Cookie: `hp=${await signIn(portal.origin, role)}`,
      Accept: 'text/html',
    })
    const reviewer = await as('reviewer')
    const manager = await as('manager')
    const pages = {
      'my forms': ['/my-forms?section=completed', employee],
      'reviews that wait': ['/review-form', reviewer],
      'all reviews': ['/review-form?section=all', reviewer],
      'reviews decided': ['/review-form?section=reviewed', reviewer],
      'a review of 250 questions': [await formToDecide(portal.origin, token, manager), manager],
    }
    const figures = {}
    for (const [name, [path, headers]] of Object.entries(pages)) {
      if (name.includes(only)) {
        figures[name] = await load(`${portal.origin}${path}`, { connections, seconds, headers })
      }
    }
    const measured = Object.values(figures)
    if (measured.length === 0) {
      throw new Error(
        `None of these pages is meant by “${only}”: ${Object.keys(pages).join(', ')}.`,
      )
    }
    const passed = measured.every(({ failures, p95Ms }) => failures === 0 && p95Ms < p95MaxMs)
    return { engine: 'PostgreSQL', entries, limit: `p95 < ${p95MaxMs} ms`, passed, figures }
  } finally {
    portal.kill('SIGTERM')
    await portal.ended
  }
}

/** The page of a form of 250 questions of which 30 failed: it opens to those for its manager. */
async function formToDecide(origin, author, headers) {
  placeLargeForm(freshFolder())
  const path = `/review-form/review-form-question/${await handInLargeForm(origin, author)}`
  const html = await (await fetch(`${origin}${path}`, { headers })).text()
  if (!html.includes('30 answers need your eyes')) {
    throw new Error('The large form does not open to what failed.')
  }
  return path
}
