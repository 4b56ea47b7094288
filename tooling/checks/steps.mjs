import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { build } from '../bootstrap/build.mjs'
import { findFreePort } from '../bootstrap/port.mjs'
import { StepFailed } from '../bootstrap/progress.mjs'
import { root } from '../bootstrap/root.mjs'
import { checkChecklist, describeVerdict } from './checklist.mjs'
import { countOne, nothing } from './report-counts.mjs'
import { bin, check, runPlaywright, runVitest } from './runners.mjs'
import { testEnvironment } from './test-environment.mjs'
import { makeTestWorld, testWorld } from './test-world.mjs'

/**
 * @typedef {import('./plan.mjs').Step} Step
 */

const lint = check('lint', 'Lint', [bin.oxlint, '-c', 'oxlint.config.mjs', '.'])
const format = check('format', 'Formatting', [bin.oxfmt, '--check'])
const types = check('types', 'Types', ['tooling/typecheck.mjs'])

/**
 * Where there is a PostgreSQL the server suite and the portal's pages run there, and of the suite
 * here only what is to hold on both engines.
 *
 * @param {{ url: string } | { missing: string }} postgres
 * @returns {Step}
 */
function unitsOn(postgres) {
  const isShared = 'url' in postgres
  const args = isShared ? ['node', 'apart', 'server'].flatMap((name) => ['--project', name]) : []
  const server = isShared ? { HOLDPOINT_TEST_SERVER: 'both-engines' } : {}
  return {
    id: 'unit',
    title: isShared ? 'Unit tests, and engines on PGlite' : 'Unit and area tests on PGlite',
    // Some of them look at what was built.
    after: ['build'],
    run: () => runVitest('unit', args, { ...testEnvironment(), ...server }),
  }
}

// In one piece it would be the longest of all, with an idle core beside it at the end.
const postgresParts = 3
const partIds = Array.from({ length: postgresParts }, (_, part) => `postgres-${part + 1}`)

/**
 * @param {{ url: string } | { missing: string }} postgres
 * @returns {Step[]}
 */
function onPostgres(postgres) {
  const title = 'The server suite on PostgreSQL'
  if ('missing' in postgres) {
    const counts = { ...nothing, skipped: 1 }
    return [{ id: 'postgres', title, run: async () => ({ counts, note: postgres.missing }) }]
  }
  const env = { ...testEnvironment(), TEST_DATABASE_URL: postgres.url }
  const parts = partIds.map((id, part) => {
    const share = `${part + 1}/${postgresParts}`
    const args = ['--project', 'server', `--shard=${share}`]
    return { id, title: `${title}, ${share}`, run: () => runVitest(id, args, env) }
  })
  const pages = {
    id: 'pages',
    title: "The portal's pages on PostgreSQL",
    // Some of them look at what was built.
    after: ['build'],
    run: () => runVitest('pages', ['--project', 'portal'], env),
  }
  return [...parts, pages]
}

/** @type {Step} */
const portalBuild = {
  id: 'build',
  title: 'Portal build',
  run: async () => {
    const output = await build({ log: 'out/build.log' })
    await makeTestWorld()
    return { counts: countOne(0), output }
  },
}

/** @typedef {{ path: string } | { problem: string }} Browser */

/**
 * A run of Playwright, of which two are side by side and nothing else beside them. The portal's specs
 * share the people of one server, so that those of one run come one after another.
 *
 * @param {Browser} chromium
 * @param {{ id: string, title: string, args?: string[], env?: NodeJS.ProcessEnv }} what
 * @returns {Step}
 */
function inBrowser(chromium, { id, title, args = [], env = {} }) {
  return {
    id,
    title,
    needs: ['build'],
    alone: 'browser',
    run: async () =>
      'problem' in chromium
        ? { counts: { ...nothing, failed: 1 }, output: chromium.problem }
        : runPlaywright(id, args, {
            ...testEnvironment(),
            HOLDPOINT_TEST_CUT: '1',
            // Of its own, so that runs of several checkouts do not meet.
            HOLDPOINT_TEST_PORT: String(await findFreePort()),
            ...env,
          }),
  }
}

/** @param {string} id @param {string} projects */
const portalEnv = (id, projects) => ({
  HOLDPOINT_TEST_REPORT: id,
  HOLDPOINT_TEST_PROJECTS: projects,
  HOLDPOINT_TEST_WORLD: testWorld,
})

// The longest come first, so that both runs have work to the end.
const inBrowsers = [
  ...[1, 2].map((half) => ({
    id: `scripted-${half}`,
    title: `Browser tests with JavaScript, half ${half}`,
    args: [`--shard=${half}/2`],
    env: portalEnv(`scripted-${half}`, 'js'),
  })),
  ...[1, 2].map((half) => ({
    id: `scriptless-${half}`,
    title: `Journeys without JavaScript, half ${half}`,
    args: [`--shard=${half}/2`],
    env: portalEnv(`scriptless-${half}`, 'no-js'),
  })),
  {
    id: 'widgets',
    title: 'Widgets in the browser',
    args: ['--config', 'packages/widgets/playwright.config.ts'],
  },
  {
    id: 'sandbox',
    title: 'Browser tests of the sandbox',
    env: portalEnv('sandbox', 'sandbox'),
  },
]

/**
 * Reads what the suites reported, so it comes last. Alone it reads what the last runs left.
 *
 * @type {Step}
 */
const checklist = {
  id: 'checklist',
  title: 'The checklist of My Forms',
  after: ['unit', ...partIds, 'pages', ...inBrowsers.map(({ id }) => id)],
  run: async () => {
    const verdict = checkChecklist(root, { complete: false })
    const output = describeVerdict(verdict)
    writeFileSync(path.join(root, 'out/checklist.log'), `${output}\n`)
    const failed = verdict.problems.length
    return {
      counts: failed === 0 ? countOne(0) : { ...nothing, failed },
      output,
      note: verdict.summary,
    }
  },
}

/**
 * What needs the packages alone, so that it is under way before the programs are there.
 *
 * @param {readonly string[]} parts
 */
export function firstOf(parts) {
  return [
    ...(parts.includes('browser') ? [portalBuild] : []),
    ...(parts.includes('lint') ? [lint] : []),
  ]
}

/**
 * The parts that HOLDPOINT_TEST_ONLY can name, in the order in which they start.
 *
 * @param {{ postgres: Parameters<typeof onPostgres>[0], chromium: Browser }} found
 * @returns {Record<string, Step[]>}
 */
export function partsOf({ postgres, chromium }) {
  return {
    lint: [lint, format],
    types: [types],
    unit: [unitsOn(postgres)],
    postgres: onPostgres(postgres),
    browser: [portalBuild, ...inBrowsers.map((what) => inBrowser(chromium, what))],
    checklist: [checklist],
  }
}

/** @type {readonly string[]} */
export const partNames = ['lint', 'types', 'unit', 'postgres', 'browser', 'checklist']

/**
 * @param {string | undefined} only a comma list, or nothing for all
 * @returns {string[]}
 */
export function chosenParts(only) {
  const wanted = (only ?? '').split(',').flatMap((part) => part.trim() || [])
  const unknown = wanted.filter((part) => !partNames.includes(part))
  if (unknown.length > 0) {
    throw new StepFailed(
      `HOLDPOINT_TEST_ONLY names ${unknown.join(', ')}, and the parts are ${partNames.join(', ')}.`,
    )
  }
  return wanted.length > 0 ? wanted : [...partNames]
}
