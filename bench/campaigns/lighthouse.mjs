import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { freePort, freshFolder, repository, signIn, startPortal } from '../parts/portal.mjs'

const folder = join(repository, 'bench/lighthouse')

/** Lighthouse on the list, as a phone, median of `times`: 95 in performance, 100 in the others. */
export async function lighthouse({ times }) {
  installOnce()
  const portal = await startPortal({ dataDir: freshFolder(), port: await freePort() })
  try {
    const token = await signIn(portal.origin)
    const url = `${portal.origin}/my-forms?section=completed`
    const runs = Array.from({ length: times }, () => measure(url, `hp=${token}`))
    const figures = Object.fromEntries(
      ['performance', 'accessibility', 'bestPractices', 'lcpMs', 'tbtMs', 'cls', 'bytes'].map(
        (name) => [name, median(runs.map((run) => run[name]))],
      ),
    )
    const passed =
      figures.performance >= 95 && figures.accessibility === 100 && figures.bestPractices === 100
    return {
      engine: 'PGlite',
      limit: 'performance >= 95, accessibility and best practices 100, median of five',
      passed,
      figures,
      failed: runs[0].failed,
    }
  } finally {
    portal.kill('SIGTERM')
    await portal.ended
  }
}

function installOnce() {
  if (!existsSync(join(folder, 'node_modules'))) {
    const args = ['--yes', 'pnpm@10.34.9', 'install', '--frozen-lockfile', '--ignore-workspace']
    run('npx', args, { stdio: 'inherit' })
  }
}

function measure(url, cookie) {
  const { stdout } = run(process.execPath, ['measure.mjs', url, cookie], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, CHROME_PATH: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium' },
  })
  return JSON.parse(stdout.toString())
}

function run(program, args, options) {
  const done = spawnSync(program, args, { cwd: folder, ...options })
  if (done.status !== 0) {
    throw new Error(`${program} ${args[0]} ended with ${done.status ?? done.error?.message}.`)
  }
  return done
}

function median(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]
}
