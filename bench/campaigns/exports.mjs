import { document } from '../exports/document.mjs'
import { workbook } from '../exports/workbook.mjs'
import { portalOverPostgres } from '../parts/filled-postgres.mjs'
import { signIn } from '../parts/portal.mjs'

const wanted = {
  workbook: { timesFloorCpu: 2.5, aboveRestMiB: 150 },
  document: { warmMs: 150, timesRawCpu: 1.3 },
}

/**
 * A whole list as a workbook from a portal over PostgreSQL, and one entry as a PDF beside the
 * library that sets it. `--only workbook` or `--only document` measures one of them.
 */
export async function exportsCampaign({ entries, rounds, only }) {
  const report = {}
  let passed = true
  if (only !== 'document') {
    const { figures, isRight } = await listOf(entries)
    report.workbook = figures
    const { timesFloorCpu, aboveRestMiB } = wanted.workbook
    passed &&=
      isRight && figures.timesFloorCpu <= timesFloorCpu && figures.aboveRestMiB <= aboveRestMiB
  }
  if (only !== 'workbook') {
    const figures = rounded(await document({ rounds }))
    report.document = figures
    const { warmMs, timesRawCpu } = wanted.document
    passed &&= figures.warmMs < warmMs && figures.timesRawCpu <= timesRawCpu
    passed &&= figures.textsLost.length === 0
    passed &&= figures.qpdf === 'no fault' || figures.qpdf === 'not installed'
  }
  return { engine: 'PostgreSQL', entries, rounds, limits: wanted, passed, ...report }
}

async function listOf(entries) {
  const { portal } = await portalOverPostgres({ entries })
  try {
    return await workbook({ portal, token: await signIn(portal.origin) })
  } finally {
    portal.kill('SIGTERM')
    await portal.ended
  }
}

/** Two decimals, which is more than such figures are worth. */
function rounded(figures) {
  const text = JSON.stringify(figures, (_, value) =>
    typeof value === 'number' ? Math.round(value * 100) / 100 : value,
  )
  return JSON.parse(text)
}
