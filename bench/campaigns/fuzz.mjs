import { vitestReport } from '../parts/vitest-report.mjs'

/** Inputs made from each card's own schema: valid, nearly valid and hostile, in every dress. */
export function fuzz({ seed, perCall }) {
  const { report, isGreen } = vitestReport('packages/server/src/http/contract-fuzz.test.ts', {
    reportVariable: 'FUZZ_REPORT',
    env: { FUZZ_PER_CALL: String(perCall), FUZZ_SEED: String(seed) },
  })
  const limit = 'no failure of the server, none over 2 s, every answer in the shape of its card'
  return { limit, passed: isGreen && report.perCall >= perCall, ...report }
}
