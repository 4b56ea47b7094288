import { startCompanion } from '../ceiling/companion.mjs'
import { document } from '../exports/document.mjs'
import { workbook } from '../exports/workbook.mjs'
import { portalOverPostgres } from '../parts/filled-postgres.mjs'
import { signIn } from '../parts/portal.mjs'

const wanted = {
  writer: { timesFloorCpu: 2.5 },
  workbook: { aboveRestMiB: 150 },
  document: { warmMs: 150, timesRawCpu: 1.3 },
}

/**
 * A whole list as a workbook from a portal over PostgreSQL, and one entry as a PDF beside the
 * library that sets it. The writer of workbooks is measured by itself as well, because the portal's
 * CPU holds its database and HTTP too. `--only writer`, `workbook` or `document` measures one.
 */
export async function exportsCampaign({ entries, rounds, only }) {
  const report = {}
  let passed = true
  // First, because it may start the whole command again inside a database of its own.
  if (only === undefined || only === 'workbook') {
    const { figures, isRight } = await listOf(entries)
    report.workbook = figures
    passed &&= isRight && figures.aboveRestMiB <= wanted.workbook.aboveRestMiB
  }
  if (only === undefined || only === 'writer') {
    report.writer = rounded(await writerAlone(entries))
    passed &&= report.writer.timesFloorCpu <= wanted.writer.timesFloorCpu
  }
  if (only === undefined || only === 'document') {
    const figures = rounded(await document({ rounds }))
    report.document = figures
    const { warmMs, timesRawCpu } = wanted.document
    passed &&= figures.warmMs < warmMs && figures.timesRawCpu <= timesRawCpu
    passed &&= figures.textsLost.length === 0
    passed &&= figures.qpdf === 'no fault' || figures.qpdf === 'not installed'
  }
  return { engine: 'PostgreSQL', entries, rounds, limits: wanted, passed, ...report }
}

async function writerAlone(entries) {
  const companion = await startCompanion('../exports/writer.mjs', {})
  try {
    return await companion.ask('measure', { entries })
  } finally {
    companion.end()
    await companion.ended
  }
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
