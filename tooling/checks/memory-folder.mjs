import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import path from 'node:path'

/** Where Linux keeps files in memory. */
const shared = '/dev/shm'

/** The databases of one run, their logs and the profiles of its browsers take less than half of it. */
const roomOfARun = 4 * 1024 ** 3

/**
 * Has what this process and all that it starts make for a moment lie in memory, where there is room:
 * copying a database is a thousand small files, which a disk takes ten times as long to make.
 *
 * @param {NodeJS.ProcessEnv} env whose TMPDIR is set, unless somebody has set it
 * @param {string} [folder]
 * @param {number} [roomWanted] bytes
 * @returns {() => void} takes it all away
 */
export function useMemoryFolder(env, folder = shared, roomWanted = roomOfARun) {
  if (env['TMPDIR'] || roomIn(folder) < roomWanted) {
    return () => undefined
  }
  const own = mkdtempSync(path.join(folder, 'holdpoint-test-'))
  // PostgreSQL, which runs as somebody else, passes through.
  chmodSync(own, 0o711)
  env['TMPDIR'] = own
  return () => {
    try {
      rmSync(own, { recursive: true, force: true, maxRetries: 5 })
    } catch (error) {
      // What still writes there takes nothing away from what the tests have said.
      console.error(`${own} could not be removed whole: ${String(error)}`)
    }
  }
}

/**
 * As much as the folder may hold, and no more than there is memory for.
 *
 * @param {string} folder
 */
function roomIn(folder) {
  if (!existsSync(folder)) {
    return 0
  }
  const { bavail, bsize } = statfsSync(folder)
  return Math.min(bavail * bsize, process.availableMemory())
}
