import { become } from './become.mjs'
import { run } from './run.mjs'

const pnpm = 'pnpm@10.34.9'

/**
 * Runs the one pnpm version of this workspace without asking for anything to be installed.
 *
 * @param {string[]} args
 * @param {{ log?: string }} [options]
 */
export function runPnpm(args, options = {}) {
  // NODE_ENV=production in the shell would leave out what the build is made with.
  const env = { ...process.env, NODE_ENV: 'development' }
  return run('npx', ['--yes', pnpm, ...args], { ...options, env })
}

/** @param {string[]} args */
export function becomePnpm(args) {
  become('npx', ['--yes', pnpm, ...args], process.env)
}
