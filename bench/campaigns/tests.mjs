import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, isBuilt } from '../../tooling/bootstrap/build.mjs'
import { preparePostgres } from '../../tooling/checks/postgres.mjs'
import { countPlaywright, countVitest, nothing } from '../../tooling/checks/report-counts.mjs'
import { testEnvironment } from '../../tooling/checks/test-environment.mjs'
import { freePort, repository } from '../parts/portal.mjs'

/** What runs longer beside the server suite. */
const others = ['apps/portal/server/app.cross-site.test.ts', 'packages/api/test/packed-tarball']

const groups = {
  pglite: () => vitest('long-pglite', ['packages/server', ...others], {}),
  postgres: onPostgres,
  scripted: () => portalSpecs('js'),
  scriptless: () => portalSpecs('no-js'),
  sandbox: () => portalSpecs('sandbox'),
  widgets: () =>
    playwright('widgets', ['--config', 'packages/widgets/playwright.config.ts'], {
      file: 'widgets',
    }),
}

/**
 * Every test of which `npm test` runs a cut, whole (decision 0045): the server suite on both engines
 * with its long runs, every browser spec with and without JavaScript, each widget in both forms.
 */
export async function tests({ only }) {
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
  run('node_modules/vitest/vitest.mjs', ['run', ...reporters, ...files], more)
  return countVitest(reportOf(name))
}

async function portalSpecs(project) {
  return playwright(`whole-${project}`, [], {
    HOLDPOINT_TEST_PORT: String(await freePort()),
    HOLDPOINT_TEST_PROJECTS: project,
    HOLDPOINT_TEST_REPORT: `whole-${project}`,
  })
}

function playwright(name, args, { file = name, ...env }) {
  run('node_modules/@playwright/test/cli.js', ['test', ...args], env)
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
