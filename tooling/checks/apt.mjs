import { existsSync } from 'node:fs'
import { run } from '../bootstrap/run.mjs'

/** Debian's packages can be had only as root; anything else would ask for a password in mid-run. */
export function canInstall(user = process.getuid?.(), exists = existsSync) {
  return user === 0 && exists('/usr/bin/apt-get')
}

/**
 * @param {string[]} packages
 * @returns {Promise<boolean>} whether they are installed now
 */
export async function aptInstall(packages) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const update = await run('apt-get', ['update'], { env, log: 'out/apt-update.log' })
  if (update.code !== 0) {
    return false
  }
  const install = await run(
    'apt-get',
    // What is there already stays, whatever a new package would have in its place.
    ['install', '--yes', '--no-remove', '--no-install-recommends', ...packages],
    { env, log: 'out/apt-install.log' },
  )
  return install.code === 0
}
