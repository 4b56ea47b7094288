import { vitestReport } from '../parts/vitest-report.mjs'

const minutesMax = 10

/**
 * Every call by every caller about every record, and every single guard taken out in turn; a cut of
 * them, as `npm test` runs it, where `isCut` says so.
 */
export function matrix({ isCut = false }) {
  const { report, isGreen } = vitestReport('packages/server/src/authorization-matrix.test.ts', {
    reportVariable: 'MATRIX_REPORT',
    env: isCut ? {} : { MATRIX: 'whole' },
  })
  const passed =
    isGreen &&
    report.mismatches === 0 &&
    report.caught === report.removals &&
    report.elapsedS < minutesMax * 60
  const limit = `no mismatch, every removed guard missed, under ${minutesMax} minutes`
  return { engine: engineName(), limit, passed, ...report }
}

function engineName() {
  return process.env.TEST_DATABASE_URL === undefined ? 'PGlite' : 'PostgreSQL'
}
