import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { root } from '../bootstrap/root.mjs'
import { readPage } from './checklist-page.mjs'
import { firstBelow, notePlaywright, noteVitest, outcomeOf } from './test-outcomes.mjs'

/**
 * Compares docs/my-forms-checklist.md with what the suites reported. By hand:
 * `node tooling/checks/checklist.mjs [--complete]`, after the suites.
 *
 * @typedef {import('./checklist-page.mjs').Row} Row
 * @typedef {import('./test-outcomes.mjs').Outcomes} Outcomes
 * @typedef {{ problems: string[], open: Row[], summary: string }} Verdict
 */

const page = 'docs/my-forms-checklist.md'

/** What each runner leaves behind. What runs in several projects or on both engines is in several. */
const reports = [
  { file: 'out/unit.json', note: noteVitest, needed: true },
  { file: 'out/postgres-1.json', note: noteVitest, needed: false },
  { file: 'out/postgres-2.json', note: noteVitest, needed: false },
  { file: 'out/postgres-3.json', note: noteVitest, needed: false },
  { file: 'out/pages.json', note: noteVitest, needed: false },
  { file: 'out/scripted-1.json', note: notePlaywright, needed: true },
  { file: 'out/scripted-2.json', note: notePlaywright, needed: true },
  { file: 'out/scriptless-1.json', note: notePlaywright, needed: true },
  { file: 'out/scriptless-2.json', note: notePlaywright, needed: true },
  { file: 'out/sandbox.json', note: notePlaywright, needed: true },
  { file: 'out/widgets.json', note: notePlaywright, needed: true },
]

/** @type {Record<'failed' | 'skipped' | 'missing', string>} */
const failures = {
  failed: 'failed',
  skipped: 'is skipped wherever it runs',
  missing: 'is in no report',
}

/**
 * @param {Outcomes} outcomes
 * @param {Row} row
 * @returns {string[]}
 */
function rowProblems(outcomes, { id, tests, awaits }) {
  const broken = tests.flatMap((test) => {
    const outcome = outcomeOf(outcomes, test)
    const hint =
      outcome === 'missing' && /%[sdifjo]/.test(test) ? ' (write the title expanded)' : ''
    return outcome === 'passed' ? [] : [`${id}: ${failures[outcome]}${hint}: ${test}`]
  })
  const arrived = awaits.flatMap((awaited) => {
    const test = firstBelow(outcomes, awaited)
    return test === undefined ? [] : [`${id} is open, and its test is there: ${test}`]
  })
  return [...broken, ...arrived]
}

/** @param {string} base */
function decisionsOf(base) {
  const folder = path.join(base, 'docs/decisions')
  return existsSync(folder) ? readdirSync(folder).map((name) => name.slice(0, 4)) : []
}

/**
 * @param {string} base
 * @returns {{ outcomes: Outcomes, problems: string[] }}
 */
function readReports(base) {
  /** @type {Outcomes} */
  const outcomes = new Map()
  /** @type {string[]} */
  const problems = []
  for (const { file, note, needed } of reports) {
    const place = path.join(base, file)
    if (existsSync(place)) {
      note(outcomes, JSON.parse(readFileSync(place, 'utf8')), base)
    } else if (needed) {
      problems.push(`There is no ${file}: its suite has not run.`)
    }
  }
  return { outcomes, problems }
}

/**
 * @param {string} base
 * @param {{ complete: boolean }} options
 * @returns {Verdict}
 */
export function checkChecklist(base, { complete }) {
  const { rows, problems } = readPage(readFileSync(path.join(base, page), 'utf8'))
  const { outcomes, problems: unread } = readReports(base)
  const decisions = decisionsOf(base)
  const open = rows.filter((row) => row.open !== undefined)
  const held = rows.filter((row) => row.open === undefined)
  const departing = held.filter((row) => row.departs !== undefined)
  return {
    problems: [
      ...problems,
      ...unread,
      ...rows.flatMap(({ id, departs }) =>
        departs === undefined || decisions.includes(departs)
          ? []
          : [`${id} departs by decision ${departs}, which is not there.`],
      ),
      ...rows.flatMap((row) => rowProblems(outcomes, row)),
      ...(rows.length === 0 ? [`${page} holds no row.`] : []),
      ...(complete && open.length > 0 ? [`${open.length} statements are open.`] : []),
    ],
    open,
    summary: `${rows.length} statements about My Forms: ${held.length} held, ${departing.length} of them otherwise by decision; ${open.length} open.`,
  }
}

/** @param {Verdict} verdict */
export function describeVerdict({ problems, open, summary }) {
  return [
    ...open.map(({ id, statement, open: reason }) => `open  ${id} ${statement} (${reason})`),
    ...problems.map((problem) => `wrong ${problem}`),
    summary,
  ].join('\n')
}

/** @param {string} base */
function agesOf(base) {
  return reports.map(({ file }) => {
    const place = path.join(base, file)
    const when = existsSync(place) ? statSync(place).mtime.toISOString() : 'none'
    return `${file}: ${when}`
  })
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const verdict = checkChecklist(root, { complete: process.argv.includes('--complete') })
  console.log(agesOf(root).join('\n'))
  console.log(describeVerdict(verdict))
  process.exitCode = verdict.problems.length === 0 ? 0 : 1
}
