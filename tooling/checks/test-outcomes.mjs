import path from 'node:path'

/**
 * What became of each test, by its id: `path/to/file.test.ts > describe > title`.
 *
 * @typedef {'passed' | 'failed' | 'skipped'} Outcome
 * @typedef {Map<string, Outcome[]>} Outcomes one entry for each run of the test
 *
 * @typedef {{ testResults: { name: string, assertionResults: { ancestorTitles: string[],
 *   title: string, status: string }[] }[] }} VitestReport
 *
 * @typedef {{ projectName: string, status: string, expectedStatus: string }} PlaywrightTest
 *
 * @typedef {object} PlaywrightSuite
 * @property {string} title
 * @property {string} file
 * @property {{ title: string, tests: PlaywrightTest[] }[]} [specs]
 * @property {PlaywrightSuite[]} [suites]
 *
 * @typedef {{ config: { rootDir: string }, suites: PlaywrightSuite[] }} PlaywrightReport
 */

/** @param {Outcomes} outcomes @param {string[]} titles @param {Outcome} outcome */
function note(outcomes, titles, outcome) {
  const id = titles.join(' > ')
  outcomes.set(id, [...(outcomes.get(id) ?? []), outcome])
}

/** @param {string} root @param {string} file */
const placeOf = (root, file) => path.relative(root, file).replaceAll('\\', '/')

/** @param {string} status @returns {Outcome} */
const ofVitest = (status) => (status === 'passed' || status === 'failed' ? status : 'skipped')

/**
 * A test that is expected to fail holds nothing. One that passed when it was repeated does; how many
 * of these there may be is the step's to say.
 *
 * @param {PlaywrightTest} test
 * @returns {Outcome}
 */
function ofPlaywright({ status, expectedStatus }) {
  if (status === 'skipped') {
    return 'skipped'
  }
  const hasPassed = status === 'expected' || status === 'flaky'
  return hasPassed && expectedStatus === 'passed' ? 'passed' : 'failed'
}

/**
 * @param {Outcomes} outcomes
 * @param {VitestReport} report
 * @param {string} root
 */
export function noteVitest(outcomes, report, root) {
  for (const { name, assertionResults } of report.testResults) {
    for (const { ancestorTitles, title, status } of assertionResults) {
      note(outcomes, [placeOf(root, name), ...ancestorTitles, title], ofVitest(status))
    }
  }
}

/**
 * A test that runs in several projects stands for all of them, and with ` [project]` behind its
 * title for one.
 *
 * @param {Outcomes} outcomes
 * @param {PlaywrightReport} report
 * @param {string} root
 */
export function notePlaywright(outcomes, report, root) {
  for (const { titles, test } of testsOf(report, root)) {
    const [above, title] = [titles.slice(0, -1), titles.at(-1)]
    note(outcomes, titles, ofPlaywright(test))
    note(outcomes, [...above, `${title} [${test.projectName}]`], ofPlaywright(test))
  }
}

/**
 * The ids of the browser tests with a status of Playwright's own, such as `flaky`.
 *
 * @param {PlaywrightReport} report
 * @param {string} root
 * @param {string} status
 */
export function idsWith(report, root, status) {
  return testsOf(report, root)
    .filter(({ test }) => test.status === status)
    .map(({ titles, test }) => `${titles.join(' > ')} [${test.projectName}]`)
}

/**
 * @param {PlaywrightReport} report
 * @param {string} root
 * @returns {{ titles: string[], test: PlaywrightTest }[]}
 */
function testsOf(report, root) {
  /** @param {PlaywrightSuite} suite @param {string[]} above @returns {{ titles: string[], test: PlaywrightTest }[]} */
  const below = ({ specs = [], suites = [] }, above) => [
    ...specs.flatMap(({ title, tests }) =>
      tests.map((test) => ({ titles: [...above, title], test })),
    ),
    ...suites.flatMap((inner) => below(inner, [...above, inner.title])),
  ]
  return report.suites.flatMap((suite) =>
    below(suite, [placeOf(root, path.resolve(report.config.rootDir, suite.file))]),
  )
}

/**
 * One failure is a failure; a test that runs nowhere holds nothing.
 *
 * @param {Outcomes} outcomes
 * @param {string} id
 * @returns {Outcome | 'missing'}
 */
export function outcomeOf(outcomes, id) {
  const all = outcomes.get(id)
  if (all === undefined) {
    return 'missing'
  }
  return all.includes('failed') ? 'failed' : all.includes('passed') ? 'passed' : 'skipped'
}

/**
 * The first test that an awaited id names: the whole of it, a group or a file.
 *
 * @param {Outcomes} outcomes
 * @param {string} awaited
 */
export function firstBelow(outcomes, awaited) {
  return [...outcomes.keys()].find((id) => id === awaited || id.startsWith(`${awaited} > `))
}
