import { cuts } from '../offline/cuts.mjs'
import { kills } from '../offline/kills.mjs'

/**
 * The offline half over a real browser: it is killed while somebody types, and requests are cut at
 * six points of their life. `--only kills` or `cuts` runs one.
 */
export async function offline({ kills: killCount, forms, seed, only }) {
  const report = {}
  if (only === undefined || only === 'kills') {
    report.kills = await kills({ kills: killCount, seed })
  }
  if (only === undefined || only === 'cuts') {
    report.cuts = await cuts({ forms, seed })
  }
  const passed = Object.values(report).every((part) => part.passed)
  return { engine: 'PGlite', seed, passed, ...report }
}
