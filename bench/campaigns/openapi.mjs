import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort, freshFolder, repository, startPortal } from '../parts/portal.mjs'

const folder = join(repository, 'bench/openapi-lint')
const file = join(repository, 'out/bench/openapi-document.json')

/**
 * The document that the portal serves, under a public linter's recommended rules: no remark. Only
 * what starts with a path, where one is named.
 */
export async function openapi({ only = '/' }) {
  installOnce()
  const portal = await startPortal({ dataDir: freshFolder(), port: await freePort() })
  try {
    const response = await fetch(`${portal.origin}/api/openapi.json`)
    const text = await response.text()
    mkdirSync(join(repository, 'out/bench'), { recursive: true })
    const document = JSON.parse(text)
    const paths = Object.fromEntries(
      Object.entries(document.paths).filter(([path]) => path.startsWith(only)),
    )
    writeFileSync(file, JSON.stringify({ ...document, paths }))
    const remarks = lint()
    return {
      engine: 'PGlite',
      limit: 'no error and no warning under the recommended rules of @redocly/cli',
      passed: response.status === 200 && remarks.length === 0,
      figures: {
        paths: Object.keys(paths).length,
        operations: Object.values(paths)
          .flatMap((item) => Object.keys(item))
          .filter((name) => name !== 'parameters').length,
        bytes: text.length,
        remarks: remarks.length,
      },
      remarks: remarks.slice(0, 20),
    }
  } finally {
    portal.kill('SIGTERM')
    await portal.ended
  }
}

function installOnce() {
  if (!existsSync(join(folder, 'node_modules'))) {
    const args = ['--yes', 'pnpm@10.34.9', 'install', '--frozen-lockfile', '--ignore-workspace']
    const done = spawnSync('npx', args, { cwd: folder, stdio: 'inherit' })
    if (done.status !== 0) {
      throw new Error('The linter could not be installed.')
    }
  }
}

function lint() {
  const args = ['node_modules/@redocly/cli/bin/cli.js', 'lint', file, '--format=json']
  const { stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    // It would tell its makers of each run, and ask for newer versions of itself.
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  })
  const start = stdout.indexOf('{')
  if (start < 0) {
    throw new Error(`The linter did not answer: ${stderr}`)
  }
  const { problems } = JSON.parse(stdout.slice(start))
  return problems.map(({ severity, ruleId, message }) => `${severity} ${ruleId}: ${message}`)
}
