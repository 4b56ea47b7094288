import { combinations } from './combinations.mjs'

const times = 3
const drawn = 150

/**
 * Asks the list call with each filter alone and with combinations, one call at a time, for somebody
 * with a long list and somebody who has much to sign. Each is asked three times, and its middle
 * time counts.
 */
export async function filteredLists({ origin, tokens, seed }) {
  const { alone, together } = await combinations({ seed, drawn })
  const asked = []
  for (const query of [...alone, ...together]) {
    const token = query.section === 'signature' ? tokens.manager : tokens.employee
    asked.push({ query, ...(await timed(`${origin}/api/v1/my-form`, query, token)) })
  }
  const slowestFirst = asked.toSorted((a, b) => b.ms - a.ms)
  const at = (share) => slowestFirst[Math.floor((1 - share) * (slowestFirst.length - 1))]?.ms
  return {
    alone: alone.length,
    together: together.length,
    about: asked.filter(({ isAbout }) => isAbout).length,
    p50Ms: at(0.5),
    p95Ms: at(0.95),
    maxMs: at(1),
    slowest: slowestFirst.slice(0, 8),
  }
}

async function timed(address, query, token) {
  const url = `${address}?${new URLSearchParams(query)}`
  const all = []
  let content
  for (let turn = 0; turn < times; turn += 1) {
    const startedAt = performance.now()
    const response = await fetch(url, { headers: { Authorization: `Bearer ${token}` } })
    const envelope = await response.json()
    all.push(performance.now() - startedAt)
    if (response.status !== 200) {
      throw new Error(`${url} answered ${response.status}: ${envelope.message}`)
    }
    content = envelope.content
  }
  const middle = all.toSorted((a, b) => a - b)[Math.floor(times / 2)]
  const { totalRecords: total, isTotalAbout: isAbout } = content
  return { ms: Math.round(middle * 10) / 10, total, isAbout }
}
