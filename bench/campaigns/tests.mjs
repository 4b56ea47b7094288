import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, isBuilt } from '../../tooling/bootstrap/build.mjs'
import { preparePostgres } from '../../tooling/checks/postgres.mjs'
import { countPlaywright, countVitest, nothing } from '../../tooling/checks/report-counts.mjs'
import { testEnvironment } from '../../tooling/checks/test-environment.mjs'
import { freePort, repository } from '../parts/portal.mjs'

const programs = {
  vitest: 'node_modules/vitest/vitest.mjs',
  playwright: 'node_modules/@playwright/test/cli.js',
}

/** What runs longer beside the server suite. */
const others = ['apps/portal/server/app.cross-site.test.ts', 'packages/api/test/packed-tarball']

const widgetsConfig = ['--config', 'packages/widgets/playwright.config.ts']

/** What tries the parts beside each widget's own spec. */
const ofParts = ['focus', 'radix', 'touch'].map((name) => `packages/widgets/test/${name}.spec.ts`)

/** What draws the parts of the kit, and where in the page; `widgets` does the first of both. */
const stages = ['react-18', 'react-19', 'preact']
  .flatMap((runtime) =>
    ['page', 'open-root', 'closed-root'].map((place) => ({
      name: `widgets-${runtime}${place === 'page' ? '' : `-${place}`}`,
      ...{ runtime, place },
    })),
  )
  .slice(1)

const groups = {
  pglite: () => vitest('long-pglite', ['packages/server', ...others], {}),
  postgres: onPostgres,
  scripted: () => portalSpecs('js'),
  scriptless: () => portalSpecs('no-js'),
  sandbox: () => portalSpecs('sandbox'),
  widgets: () => playwright('widgets', widgetsConfig, { file: 'widgets' }),
  ...Object.fromEntries(stages.map((stage) => [stage.name, () => partsOn(stage)])),
}

/**
 * Every test of which `npm test` runs a cut, whole (decision 0045): the server suite on both engines
 * with its long runs, every browser spec with and without JavaScript, each widget in both
 * forms, its parts on React 18, React 19 and Preact, in the page and in open and closed roots.
 * Listed, it says how many files there are for each and runs none.
 */
export async function tests({ only, isListed = false }) {
  if (isListed) {
    return listed()
  }
  const named = only === undefined ? Object.keys(groups) : [only]
  if (!named.every((group) => Object.hasOwn(groups, group))) {
    console.error(`--only takes one of ${Object.keys(groups).join(', ')}.`)
    process.exit(2)
  }
  mkdirSync(join(repository, 'out'), { recursive: true })
  if (!isBuilt()) {
    await build({ log: join(repository, 'out/build.log') })
  }
  const results = {}
  for (const group of named) {
    const startedAt = performance.now()
    const counts = await groups[group]()
    results[group] = { ...counts, minutes: Math.round((performance.now() - startedAt) / 6000) / 10 }
  }
  const limit = 'none fails'
  return { limit, passed: Object.values(results).every(({ failed }) => failed === 0), results }
}

/** Every group as its runner lists it: what can not be loaded, or is called otherwise, is missing. */
function listed() {
  const filesOf = (program, args, env = {}) => {
    const { stdout, status } = spawnSync(process.execPath, [join(repository, program), ...args], {
      ...{ cwd: repository, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
      env: { ...testEnvironment(), HOLDPOINT_TEST_LONG: '1', ...env },
    })
    const named = stdout.match(/[\w./@-]+\.(?:test|spec)\.tsx?/g) ?? []
    return status === 0 ? new Set(named).size : 0
  }
  const vitestFiles = ['list', '--filesOnly', 'packages/server', ...others]
  const specs = (project) =>
    filesOf(programs.playwright, ['test', '--list'], { HOLDPOINT_TEST_PROJECTS: project })
  const files = {
    server: filesOf(programs.vitest, vitestFiles),
    scripted: specs('js'),
    scriptless: specs('no-js'),
    sandbox: specs('sandbox'),
    widgets: filesOf(programs.playwright, ['test', '--list', ...widgetsConfig]),
  }
  return { limit: 'no group is empty', passed: Object.values(files).every(Boolean), files }
}

async function onPostgres() {
  const postgres = await preparePostgres(process.env)
  if ('missing' in postgres) {
    console.error(postgres.missing)
    return { ...nothing, failed: 1 }
  }
  try {
    const env = { TEST_DATABASE_URL: postgres.url }
    return vitest('long-postgres', ['packages/server'], env)
  } finally {
    await postgres.stop()
  }
}

function vitest(name, files, env) {
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=out/${name}.json`]
  const more = { ...env, HOLDPOINT_TEST_LONG: '1' }
  run(programs.vitest, ['run', ...reporters, ...files], more)
  return countVitest(reportOf(name))
}

async function portalSpecs(project) {
  return playwright(`whole-${project}`, [], {
    HOLDPOINT_TEST_PORT: String(await freePort()),
    HOLDPOINT_TEST_PROJECTS: project,
    HOLDPOINT_TEST_REPORT: `whole-${project}`,
  })
}

/** The parts on one of the stages; tags bring what draws them, and a root. */
function partsOn({ runtime, place }) {
  const args = [
    ...widgetsConfig,
    '--grep-invert',
    'as element',
    'packages/widgets/src/',
    ...ofParts,
  ]
  const env = { HOLDPOINT_WIDGETS_ON: runtime, HOLDPOINT_WIDGETS_IN: place }
  return playwright('widgets', args, { file: 'widgets', ...env })
}

function playwright(name, args, { file = name, ...env }) {
  run(programs.playwright, ['test', ...args], env)
  return countPlaywright(reportOf(file))
}

function run(program, args, env) {
  spawnSync(process.execPath, [join(repository, program), ...args], {
    cwd: repository,
    stdio: 'inherit',
    env: { ...testEnvironment(), ...env },
  })
}

function reportOf(name) {
  return JSON.parse(readFileSync(join(repository, `out/${name}.json`), 'utf8'))
}
