import { mkdirSync, rmSync } from 'node:fs'
import { availableParallelism, loadavg } from 'node:os'
import { install, isInstalled } from '../bootstrap/install.mjs'
import { runMain, seconds, StepFailed, tail, withProgress } from '../bootstrap/progress.mjs'
import { root } from '../bootstrap/root.mjs'
import { aptInstall, canInstall } from './apt.mjs'
import { chosenChromium, missingPackages } from './chromium.mjs'
import { describeSlow, ending, slowestFiles, timeLines } from './closing.mjs'
import { useMemoryFolder } from './memory-folder.mjs'
import { runPlan } from './plan.mjs'
import { preparePostgres } from './postgres.mjs'
import { missingOf, packagesToGet, unproved } from './programs.mjs'
import { closingLine, nothing } from './report-counts.mjs'
import { sizeReport } from './size-report.mjs'
import { chosenParts, firstOf, partNames, partsOf } from './steps.mjs'
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
  if ('name' in postgres) {
    const both = parts.includes('unit') ? ', and what asks an engine most on PGlite too' : ''
    return `The server suite and the portal's pages ran on ${postgres.name}${both}.`
  }
  return parts.includes('unit')
    ? 'The server suite ran on PGlite only.'
    : 'The server suite did not run.'
}

/**
 * Says when something began and when it is there, beside the steps that run already.
 *
 * @template T
 * @param {string} title
 * @param {() => Promise<T>} work
 */
async function beside(title, work) {
  const started = Date.now()
  console.log(`started  ${title}`)
  const result = await work()
  console.log(`ready    ${title}: ${seconds(Date.now() - started)}`)
  return result
}

/** Gets from Debian what the parts need, all at once: each call of its package manager takes seconds. */
async function installPrograms(/** @type {string[]} */ parts) {
  const playwright = parts.includes('browser') ? await import('@playwright/test') : undefined
  const own = playwright?.chromium.executablePath() ?? ''
  const wanted = packagesToGet({
    packages: playwright ? missingPackages(process.env, own) : [],
    missing: missingOf(parts, process.env),
    canInstall: canInstall(),
  })
  if (wanted.length > 0) {
    await beside('Programs', () => aptInstall(wanted))
  }
  return {
    chromium: playwright ? chosenChromium(own) : { problem: 'not wanted' },
    missing: missingOf(parts, process.env),
  }
}

/** @param {string[]} parts */
async function prepare(parts) {
  const { chromium, missing } = await installPrograms(parts)
  const postgres = parts.includes('postgres')
    ? await beside('A PostgreSQL', () => preparePostgres(process.env))
    : { missing: 'not wanted' }
  const isWanted = parts.includes('postgres')
  const gaps = unproved({
    missing,
    canInstall: canInstall(),
    ...(isWanted && 'missing' in postgres ? { noPostgres: postgres.missing } : {}),
  })
  return { chromium, postgres, gaps }
}

// What is long comes first, and last what ends together before the browsers begin.
const first = [
  ...['postgres-1', 'postgres-3', 'unit', 'pages', 'postgres-2'],
  ...['types', 'format'],
]

/** @param {import('./plan.mjs').Step} step */
const rankOf = ({ id }) => (first.includes(id) ? first.indexOf(id) : first.length)

/**
 * @param {Parameters<typeof partsOf>[0]} found
 * @param {string[]} parts
 * @param {import('./plan.mjs').Step[]} soon what has begun already
 */
function laterOf(found, parts, soon) {
  const available = partsOf(found)
  const steps = parts
    .flatMap((part) => available[part] ?? [])
    .filter(({ id }) => !soon.some((step) => step.id === id))
  // A step that does not come to report leaves nothing to be taken for this run.
  for (const { id } of steps) {
    rmSync(`out/${id}.json`, { force: true })
  }
  return steps.toSorted((one, other) => rankOf(one) - rankOf(other))
}

async function main() {
  const started = Date.now()
  process.chdir(root)
  mkdirSync('out', { recursive: true })
  const parts = chosenParts(process.env['HOLDPOINT_TEST_ONLY'])
  if (!isInstalled('everything')) {
    await withProgress('Installing the packages', () => install('everything'))
  }
  process.once('exit', useMemoryFolder(process.env))
  const watcher = createWatcher()
  const soon = firstOf(parts)
  const preparing = prepare(parts)
  const later = preparing.then((found) => laterOf(found, parts, soon))
  const finished = await runPlan(soon, 2, watcher, later)
  const found = await preparing
  watcher.close()
  if ('stop' in found.postgres) {
    await found.postgres.stop()
  }
  const isWhole = parts.length === partNames.length
  const [, , load = 0] = loadavg()
  const last = ending({
    counts: finished.map(({ result }) => result.counts),
    gaps: found.gaps,
    time: timeLines(Date.now() - started, { isWhole, load, cores: availableParallelism() }),
  })
  const lines = [
    '',
    sizeReport(root),
    '',
    ...finished.map(summary),
    ...describeSlow(
      slowestFiles(
        root,
        finished.map(({ step }) => step.id),
      ),
    ),
    enginesLine(found.postgres, parts),
    ...last.lines,
  ]
  console.log(lines.join('\n'))
  process.exitCode = last.exitCode
}

runMain(() =>
  main().catch((/** @type {unknown} */ error) => {
    // The closing line is owed even when nothing could be run.
    console.log(error instanceof StepFailed ? error.message : error)
    console.log(closingLine({ ...nothing, failed: 1 }))
    process.exitCode = 1
  }),
)
