import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { repository } from '../parts/portal.mjs'

const explorer = join(repository, 'packages/server/test/processes/explore-power-cut.ts')
const pieceOf = 25
const counted = ['states', 'unopenable', 'lost', 'acknowledged', 'damaged']

/**
 * Tries states until there are `wanted` of them or the time is over, and keeps what it found after
 * each piece, so that the next run of the same seed goes on from there. `begun` is `written` or `made`
 * (from an empty folder), `mode` is `synced` or `unsynced`.
 */
export function explored({ wanted, seed, mode, begun, isOver, stateFile }) {
  const kept = existsSync(stateFile) ? JSON.parse(readFileSync(stateFile, 'utf8')) : {}
  const name = `${mode}, ${begun}`
  const found = kept[name] ?? {
    ...Object.fromEntries(counted.map((what) => [what, 0])),
    reasons: [],
  }
  while (found.states < wanted && !isOver()) {
    const states = Math.min(pieceOf, wanted - found.states)
    const piece = explore(states, seed, mode, found.states + 1, begun)
    counted.forEach((what) => (found[what] += piece[what]))
    found.reasons.push(...piece.reasons)
    mkdirSync(dirname(stateFile), { recursive: true })
    writeFileSync(stateFile, `${JSON.stringify({ ...kept, [name]: found }, null, 2)}\n`)
    console.log(`${name}: ${found.states} of ${wanted} states, ${found.unopenable} did not open`)
  }
  return { ...found, wanted }
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
