import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { seconds } from '../bootstrap/progress.mjs'
import { closingLine, nothing, sum } from './report-counts.mjs'

/** What `npm test` may take on two cores, and what each module may add to it (decision 0045). */
export const budgetMinutes = 8

const shown = 10

/**
 * @typedef {{ file: string, step: string, milliseconds: number }} Slow
 *
 * @typedef {{ testResults: { name: string, startTime: number, endTime: number }[] }} VitestReport
 *
 * @typedef {object} PlaywrightSuite
 * @property {string} file
 * @property {{ tests: { results: { duration: number }[] }[] }[]} [specs]
 * @property {PlaywrightSuite[]} [suites]
 *
 * @typedef {{ config: { rootDir: string }, suites: PlaywrightSuite[] }} PlaywrightReport
 */

/** @param {PlaywrightSuite} suite @returns {number} */
function durationOf({ specs = [], suites = [] }) {
  const own = specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results))
  const inner = suites.map(durationOf)
  return [...own.map(({ duration }) => duration), ...inner].reduce((sum, one) => sum + one, 0)
}

/**
 * @param {VitestReport | PlaywrightReport} report
 * @returns {{ file: string, milliseconds: number }[]} how long each file of a report took
 */
export function filesOf(report) {
  if ('testResults' in report) {
    return report.testResults.map(({ name, startTime, endTime }) => ({
      file: name,
      milliseconds: endTime - startTime,
    }))
  }
  return report.suites.map((suite) => ({
    file: path.resolve(report.config.rootDir, suite.file),
    milliseconds: durationOf(suite),
  }))
}

/**
 * The slowest test files of the reports that a run left behind.
 *
 * @param {string} base
 * @param {readonly string[]} steps
 * @returns {Slow[]}
 */
export function slowestFiles(base, steps) {
  const all = steps.flatMap((step) => {
    const report = path.join(base, `out/${step}.json`)
    return existsSync(report)
      ? filesOf(JSON.parse(readFileSync(report, 'utf8'))).map(({ file, milliseconds }) => ({
          ...{ step, milliseconds },
          file: path.relative(base, file).replaceAll('\\', '/'),
        }))
      : []
  })
  return all.toSorted((one, other) => other.milliseconds - one.milliseconds).slice(0, shown)
}

/** @param {Slow[]} slow */
export function describeSlow(slow) {
  return slow.length === 0
    ? []
    : [
        `The ${slow.length} slowest test files:`,
        ...slow.map(
          ({ file, step, milliseconds }) =>
            `  ${seconds(milliseconds).padStart(11)}  ${file} (${step})`,
        ),
      ]
}

/**
 * The time of a run against its budget. Nobody fails on time: a machine may be busy.
 *
 * @param {number} milliseconds
 * @param {{ isWhole: boolean, load: number, cores: number }} run
 */
export function timeLines(milliseconds, { isWhole, load, cores }) {
  const took = `Everything took ${seconds(milliseconds)}; what each step printed is in out/.`
  if (!isWhole || milliseconds <= budgetMinutes * 60_000) {
    return [took]
  }
  return [
    took,
    `That is over the budget of ${budgetMinutes} minutes on 2 cores (decision 0045). The load of the last 15 minutes was ${load.toFixed(1)} on ${cores} cores.`,
  ]
}

/**
 * What a run ends with. What it did not prove counts among what failed, and stands in the last lines
 * whether it failed or not: nobody reads further up.
 *
 * @param {object} run
 * @param {import('./report-counts.mjs').Counts[]} run.counts of its steps
 * @param {{ failed: number, lines: readonly string[] }} run.gaps
 * @param {readonly string[]} run.time
 */
export function ending({ counts, gaps, time }) {
  const all = sum([...counts, { ...nothing, failed: gaps.failed }])
  return {
    exitCode: all.failed === 0 ? 0 : 1,
    lines: [...gaps.lines, ...time, closingLine(all)],
  }
}
