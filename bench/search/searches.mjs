/**
 * By name, by a word that nothing has, by number of a form and of an action, whole and in part, and
 * by letters that many people have.
 */
export const texts = ['iron', 'wellsite', 'zzqq', '0132', 'FRM-26-01', 'ACT-26', 'ar']

/** Asks the search by each of some texts, as each person, one call at a time. */
export async function searches({ origin, tokens, more = '', times }) {
  const asked = []
  for (const [role, token] of Object.entries(tokens)) {
    for (const text of texts) {
      for (let turn = 0; turn < times; turn += 1) {
        const url = `${origin}/api/v1/search?search=${text}${more}`
        asked.push({ role, text, ms: await timed(url, token) })
      }
    }
  }
  const slowestFirst = asked.toSorted((a, b) => b.ms - a.ms)
  const at = (share) => slowestFirst[Math.floor((1 - share) * (slowestFirst.length - 1))].ms
  return {
    ...{ calls: asked.length, p50Ms: at(0.5), p95Ms: at(0.95), maxMs: at(1) },
    slowest: slowestFirst.slice(0, 5),
  }
}

async function timed(url, token) {
  const startedAt = performance.now()
  const response = await fetch(url, { headers: { Authorization: `Bearer ${token}` } })
  const { message } = await response.json()
  if (response.status !== 200) {
    throw new Error(`${url} answered ${response.status}: ${message}`)
  }
  return Math.round((performance.now() - startedAt) * 10) / 10
}
