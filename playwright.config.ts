import { chromium, defineConfig, type PlaywrightTestConfig } from '@playwright/test'
import { existsSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { chromiumFlags, findChromium, findShell, userAgent } from './tooling/checks/chromium.mjs'
import { leftOut, leftOutWithScripts, withoutScripts } from './tooling/checks/cut.mjs'

// By name, in a comma list; all of them unless something is asked for. Runs side by side need a port,
// a report and a folder of their own.
const wanted = (process.env['HOLDPOINT_TEST_PROJECTS'] ?? '').split(',').filter(Boolean)
const isWanted = ({ name }: { name: string }) => wanted.length === 0 || wanted.includes(name)
const report = process.env['HOLDPOINT_TEST_REPORT'] ?? 'browser'
const port = Number(process.env['HOLDPOINT_TEST_PORT'] ?? 4173)
const portal = `http://127.0.0.1:${port}`
const sandbox = `http://127.0.0.1:${port + 1}`
const here = (file: string) => fileURLToPath(new URL(file, import.meta.url))

function holdsSpecs(folder: string): boolean {
  return (
    existsSync(here(folder)) &&
    readdirSync(here(folder), { recursive: true, encoding: 'utf8' }).some(
      (name) => !name.includes('node_modules') && name.endsWith('.spec.ts'),
    )
  )
}

// The sandbox is built and served only where something is tested on it.
const sandboxProjects = [{ name: 'sandbox', testDir: 'apps/embed-demo/tests' }]
  .filter(({ testDir }) => holdsSpecs(testDir))
  .filter(isWanted)
  .map((project) => ({ ...project, testMatch: '**/*.spec.ts', use: { baseURL: sandbox } }))

const portalProjects = [
  {
    name: 'js',
    testDir: 'apps/portal/tests',
    testIgnore: '**/*.nojs.spec.ts',
    grepInvert: leftOutWithScripts,
  },
  {
    name: 'no-js',
    testDir: 'apps/portal/tests',
    testIgnore: '**/*.js.spec.ts',
    grep: withoutScripts,
    use: { javaScriptEnabled: false },
  },
].filter(isWanted)

const executablePath =
  findShell(process.env) ?? findChromium(process.env, chromium.executablePath())

// A busy machine takes its time to make the demo world, or to build the sandbox.
const serverStart = 240_000
const portalServer = {
  name: 'portal',
  command: 'node tooling/checks/test-server.mjs',
  url: `${portal}/readyz`,
  timeout: serverStart,
  reuseExistingServer: false,
  // The server closes its database in order, and its data folder is removed.
  gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
} as const

const vite = 'node node_modules/vite/bin/vite.js'
const sandboxServer = {
  name: 'sandbox',
  cwd: here('apps/embed-demo'),
  command: `${vite} build && ${vite} preview --host 127.0.0.1 --port ${port + 1} --strictPort`,
  url: sandbox,
  timeout: serverStart,
  reuseExistingServer: false,
} as const

const config: PlaywrightTestConfig = {
  testMatch: '**/*.spec.ts',
  grepInvert: leftOut,
  outputDir: `out/test-results/${report}`,
  reporter: [['list'], ['json', { outputFile: `out/${report}.json` }]],
  workers: 1,
  // A step names what passed only when repeated, and fails on more than a few.
  retries: 1,
  forbidOnly: true,
  // Whole suites run side by side on two cores: what is slow there is not yet wrong.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL: portal,
    trace: 'off',
    // Pages come from the server alone; the specs of reading without a network say otherwise.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    userAgent,
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: chromiumFlags,
    },
  },
  projects: [...portalProjects, ...sandboxProjects],
  webServer: [
    ...(portalProjects.length > 0 ? [portalServer] : []),
    ...(sandboxProjects.length > 0 ? [sandboxServer] : []),
  ],
}

export default defineConfig(config)
