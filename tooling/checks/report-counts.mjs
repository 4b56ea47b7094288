/**
 * Numbers of one step, as each runner's own JSON report has them.
 *
 * @typedef {{ passed: number, failed: number, skipped: number }} Counts
 */

/** @type {Counts} */
export const nothing = { passed: 0, failed: 0, skipped: 0 }

/** @param {Counts[]} all */
export function sum(all) {
  return all.reduce(
    (total, one) => ({
      passed: total.passed + one.passed,
      failed: total.failed + one.failed,
      skipped: total.skipped + one.skipped,
    }),
    nothing,
  )
}

/** @param {Counts} counts */
export function closingLine({ passed, failed, skipped }) {
  const line = `${passed} passed, ${failed} failed`
  return skipped > 0 ? `${line}, ${skipped} skipped` : line
}

/**
 * A step without a runner of its own (lint, types) counts as one.
 *
 * @param {number} code
 * @returns {Counts}
 */
export function countOne(code) {
  return code === 0 ? { ...nothing, passed: 1 } : { ...nothing, failed: 1 }
}

/**
 * @typedef {{ status: string, assertionResults: { status: string }[] }} VitestFile
 * @typedef {{ numPassedTests: number, numFailedTests: number, numPendingTests: number,
 *   numTodoTests: number, testResults: VitestFile[] }} VitestReport
 */

/**
 * A file that could not be loaded has no failed test in it, and still counts as a failure.
 *
 * @param {VitestReport} report
 * @returns {Counts}
 */
export function countVitest(report) {
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  )
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles.length,
    skipped: report.numPendingTests + report.numTodoTests,
  }
}

/**
 * @typedef {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number },
 *   errors: unknown[] }} PlaywrightReport
 */

/** So many tests of a step may pass only when they are repeated, and are named; more are failures. */
export const repeatsAllowed = 3

/**
 * Errors outside of any test (a server that does not start) count as failures, and so do the tests
 * that passed only when repeated, once there are more of them than a busy machine explains.
 *
 * @param {PlaywrightReport} report
 * @returns {Counts}
 */
export function countPlaywright({ stats, errors }) {
  const { expected, unexpected, flaky, skipped } = stats
  const areExcused = flaky <= repeatsAllowed
  return {
    passed: expected + (areExcused ? flaky : 0),
    failed: unexpected + (areExcused ? 0 : flaky) + errors.length,
    skipped,
  }
}

/**
 * The exit code has the last word: a runner that failed without saying where failed once, and one
 * that ran nothing proved nothing.
 *
 * @param {Counts} counts
 * @param {number} code
 * @returns {Counts}
 */
export function withExitCode(counts, code) {
  const silentFailure = code !== 0 && counts.failed === 0
  const nothingRan = counts.passed + counts.failed + counts.skipped === 0
  return silentFailure || nothingRan ? { ...counts, failed: counts.failed + 1 } : counts
}
