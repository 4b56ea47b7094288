import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { machine } from '../parts/machine.mjs'
import { repository } from '../parts/portal.mjs'
import { runtime } from './widgets-runtime.mjs'
import { sizes } from './widgets-sizes.mjs'

const folder = join(repository, 'bench/peers')
const figuresFile = join(folder, 'figures.json')
const halves = { sizes, runtime }

/**
 * The widget kit beside its peers: what a page downloads, and how 10,000 people feel under the
 * hand. Both sides are made and measured in the same run; the figures are kept in the repository,
 * those of a short form are not.
 */
export async function widgets({ only, rounds, isKept = true }) {
  const named = only === undefined ? Object.keys(halves) : [only]
  if (!named.every((half) => Object.hasOwn(halves, half))) {
    console.error(`--only takes ${Object.keys(halves).join(' or ')}.`)
    process.exit(2)
  }
  installOnce()
  const { build, version } = await import(join(folder, 'node_modules/esbuild/lib/main.js'))
  const results = {}
  for (const half of named) {
    const result = await halves[half]({ build, folder, rounds })
    results[half] = {
      at: new Date().toISOString(),
      // How busy the machine was, by the last five minutes: figures of a busy one are not to be kept.
      machine: { ...machine(), load: Number(loadavg()[1].toFixed(1)) },
      esbuild: version,
      ...result,
    }
    if (isKept) {
      keep(half, results[half])
    }
  }
  return { passed: Object.values(results).every(({ passed }) => passed), figures: results }
}

function installOnce() {
  if (!existsSync(join(folder, 'node_modules/.package-lock.json'))) {
    console.log('The peers are not installed yet: npm ci in bench/peers ...')
    const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund']
    const done = spawnSync('npm', args, { cwd: folder, stdio: 'inherit' })
    if (done.status !== 0) {
      throw new Error('The peers could not be installed.')
    }
  }
}

/** Replaces one half of the stored figures; the other stays as it was measured. */
function keep(half, figures) {
  const stored = existsSync(figuresFile) ? JSON.parse(readFileSync(figuresFile, 'utf8')) : {}
  writeFileSync(figuresFile, JSON.stringify({ ...stored, [half]: figures }))
  spawnSync(process.execPath, [join(repository, 'node_modules/oxfmt/bin/oxfmt'), figuresFile])
}
