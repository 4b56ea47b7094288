import { mkdirSync, rmSync } from 'node:fs'
import { install, isInstalled } from '../bootstrap/install.mjs'
import { runMain, seconds, StepFailed, tail, withProgress } from '../bootstrap/progress.mjs'
import { root } from '../bootstrap/root.mjs'
import { installMissing } from './apt.mjs'
import { prepareChromium, prepareShell } from './chromium.mjs'
import { pdfPrograms } from './pdf-programs.mjs'
import { runPlan } from './plan.mjs'
import { preparePostgres } from './postgres.mjs'
import { closingLine, nothing, sum } from './report-counts.mjs'
import { textBrowsers } from './text-browsers.mjs'
import { sizeReport } from './size-report.mjs'
import { chosenParts, partsOf } from './steps.mjs'
import { withoutPassed } from './without-passed.mjs'

/**
 * @typedef {import('./plan.mjs').FinishedStep} FinishedStep
 */

/** Says every twenty seconds what is under way, so that a long step is not taken for a hung one. */
function createWatcher() {
  /** @type {Map<string, number>} */
  const busy = new Map()
  const timer = setInterval(() => {
    const now = Date.now()
    const steps = [...busy].map(([title, started]) => `${title} ${seconds(now - started)}`)
    console.log(`  ... ${steps.join('; ')}`)
  }, 20_000)
  return {
    close: () => clearInterval(timer),
    started: (/** @type {import('./plan.mjs').Step} */ { title }) => {
      busy.set(title, Date.now())
      console.log(`started  ${title}`)
    },
    finished: (/** @type {FinishedStep} */ finished) => {
      busy.delete(finished.step.title)
      console.log(summary(finished))
      if (finished.result.counts.failed > 0 && finished.result.output) {
        console.log(`${tail(withoutPassed(finished.result.output), 400)}\n`)
      }
    },
  }
}

/** @param {FinishedStep} finished */
function summary({ step, result: { counts, note }, milliseconds }) {
  const word = counts.failed > 0 ? 'FAILED ' : counts.passed > 0 ? 'ok     ' : 'skipped'
  const line = `${word}  ${step.title}: ${closingLine(counts)}, ${seconds(milliseconds)}`
  return note ? `${line}\n         ${note}` : line
}

/** @param {import('./postgres.mjs').Postgres | { missing: string }} postgres @param {string[]} parts */
function enginesLine(postgres, parts) {
  const engines = [
    ...(parts.includes('unit') ? ['PGlite'] : []),
    ...(parts.includes('postgres') && 'name' in postgres ? [postgres.name] : []),
  ]
  return engines.length > 0
    ? `The server suite ran on ${engines.join(' and on ')}${engines.length === 1 ? ' only' : ''}.`
    : 'The server suite did not run.'
}

/** @param {string[]} parts */
async function prepare(parts) {
  // One after the other: both may want the package manager of the system.
  const chromium = parts.includes('browser')
    ? await withProgress('Finding a browser', async () => {
        const playwright = await import('@playwright/test')
        await prepareShell()
        return prepareChromium(playwright.chromium.executablePath())
      })
    : { problem: 'not wanted' }
  if (parts.includes('browser')) {
    // What is missing all the same is said by the tests that are skipped for it.
    await withProgress('Finding text browsers', () => installMissing(Object.values(textBrowsers)))
  }
  if (parts.includes('unit') || parts.includes('postgres')) {
    await withProgress('Finding readers of PDF', () => installMissing(pdfPrograms))
  }
  const postgres = parts.includes('postgres')
    ? await withProgress('Starting a PostgreSQL', () => preparePostgres(process.env))
    : { missing: 'not wanted' }
  return { chromium, postgres }
}

/**
 * What is long comes first: the build, for which the browser tests wait, and the units, beside which
 * everything has room that drives no browser.
 *
 * @param {import('./plan.mjs').Step} step
 */
const rankOf = ({ id }) => (id === 'build' ? 0 : id === 'unit' ? 1 : 2)

async function main() {
  const started = Date.now()
  process.chdir(root)
  mkdirSync('out', { recursive: true })
  const parts = chosenParts(process.env['HOLDPOINT_TEST_ONLY'])
  if (!isInstalled('everything')) {
    await withProgress('Installing the packages', () => install('everything'))
  }
  const found = await prepare(parts)
  const available = partsOf(found)
  const watcher = createWatcher()
  const steps = parts.flatMap((part) => available[part] ?? [])
  // A step that does not come to report leaves nothing to be taken for this run.
  for (const { id } of steps) {
    rmSync(`out/${id}.json`, { force: true })
  }
  const inOrder = steps.toSorted((one, other) => rankOf(one) - rankOf(other))
  const finished = await runPlan(inOrder, 2, watcher)
  watcher.close()
  if ('stop' in found.postgres) {
    await found.postgres.stop()
  }
  const counts = sum(finished.map(({ result }) => result.counts))
  console.log(`\n${sizeReport(root)}\n`)
  console.log(finished.map(summary).join('\n'))
  console.log(enginesLine(found.postgres, parts))
  console.log(
    `Everything took ${seconds(Date.now() - started)}; what each step printed is in out/.`,
  )
  console.log(closingLine(counts))
  process.exitCode = counts.failed === 0 ? 0 : 1
}

runMain(() =>
  main().catch((/** @type {unknown} */ error) => {
    // The closing line is owed even when nothing could be run.
    console.log(error instanceof StepFailed ? error.message : error)
    console.log(closingLine({ ...nothing, failed: 1 }))
    process.exitCode = 1
  }),
)
