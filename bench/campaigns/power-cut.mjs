import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { repository } from '../parts/portal.mjs'

const explorer = join(repository, 'packages/server/test/processes/explore-power-cut.ts')

/**
 * The embedded database after its power went at `rounds` moments by chance, of which none may lose
 * what was acknowledged or fail to open; and a tenth as many of the engine that does not wait for the
 * disk, so that it is seen what the waiting is good for. `--seed` takes other moments.
 */
export async function powerCut({ rounds, seed }) {
  const synced = explore(rounds, seed, 'synced')
  const unsynced = explore(Math.ceil(rounds / 10), seed, 'unsynced')
  const { unopenable, lost, damaged } = synced
  return { engine: 'PGlite', passed: unopenable + lost + damaged === 0, seed, synced, unsynced }
}

function explore(...args) {
  const run = ['--import', 'tsx', explorer, ...args.map(String)]
  const { status, stdout } = spawnSync(process.execPath, run, {
    cwd: join(repository, 'packages/server'),
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (status !== 0) {
    throw new Error(`The moments of a power cut could not be explored (exit ${status}).`)
  }
  return JSON.parse(stdout)
}
