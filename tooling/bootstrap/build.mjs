import { existsSync, rmSync } from 'node:fs'
import path from 'node:path'
import { fingerprint, listFiles, readStamp, writeStamp } from './fingerprint.mjs'
import { StepFailed, tail } from './progress.mjs'
import { root } from './root.mjs'
import { run } from './run.mjs'

export const serverEntry = path.join(root, 'apps/portal/build/server/main.js')
/**
 * What Node is told before it runs the server. A page of a list makes a few megabytes of short-lived
 * objects; with room for them they are gone before they have to be copied.
 */
export const serverFlags = ['--max-semi-space-size=64']
const stampFile = path.join(root, 'apps/portal/build/.built-from')

/** What a page or the server can be made of: tests and what is made are not. */
const rooms = [
  'packages/api',
  'packages/forms',
  'packages/server',
  'packages/widgets',
  'apps/portal',
]
const made = new Set(['node_modules', 'build', 'dist', 'out', 'test', 'tests'])

/** @param {string} name */
function isNoSource(name) {
  return made.has(name) || name.startsWith('.') || /\.(test|test-d|spec)\.tsx?$/.test(name)
}

/** @param {string} base */
export function buildFingerprint(base) {
  const files = rooms.flatMap((room) => listFiles(base, room, isNoSource))
  return fingerprint(base, ['pnpm-lock.yaml', 'tooling/tsconfig.base.json', ...files])
}

export function isBuilt() {
  return existsSync(serverEntry) && readStamp(stampFile) === buildFingerprint(root)
}

/** @param {{ log?: string }} [options] */
export async function build(options = {}) {
  // Taken before the work: a file that changes meanwhile must be built again next time.
  const stamp = buildFingerprint(root)
  rmSync(stampFile, { force: true })
  const { code, output } = await run(process.execPath, ['apps/portal/server/build.mjs'], {
    ...options,
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (code !== 0) {
    throw new StepFailed(`${tail(output)}\n\nBuilding the portal failed (the lines above say why).`)
  }
  writeStamp(stampFile, stamp)
  return output
}
