import { existsSync } from 'node:fs'
import path from 'node:path'
import { fingerprint, listFiles, readStamp, writeStamp } from './fingerprint.mjs'
import { runPnpm } from './pnpm.mjs'
import { StepFailed, tail } from './progress.mjs'
import { root } from './root.mjs'

/**
 * What is installed: the portal and what it stands on, or the whole workspace with its checks.
 *
 * @typedef {'portal' | 'everything'} InstallScope
 */

const stampFile = path.join(root, 'node_modules', '.holdpoint-installed')

/** @param {string} base */
export function installFingerprint(base) {
  const packages = ['packages', 'apps'].flatMap((folder) =>
    listFiles(base, folder, (name) => name === 'node_modules' || name.startsWith('.')).filter(
      (file) => /^[^/]+\/[^/]+\/package\.json$/.test(file),
    ),
  )
  const files = ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml', ...packages]
  return fingerprint(base, files, `${process.platform} ${process.arch}`)
}

/**
 * @param {string | undefined} stamp
 * @param {InstallScope} scope
 * @param {string} wanted
 */
export function coversInstall(stamp, scope, wanted) {
  return stamp === `everything ${wanted}` || stamp === `${scope} ${wanted}`
}

/** @param {InstallScope} scope */
export function isInstalled(scope) {
  return (
    existsSync(path.join(root, 'apps/portal/node_modules')) &&
    coversInstall(readStamp(stampFile), scope, installFingerprint(root))
  )
}

/**
 * @param {InstallScope} scope
 * @param {{ log?: string }} [options]
 */
export async function install(scope, options = {}) {
  const filter = scope === 'portal' ? ['--filter', '@holdpoint/portal...'] : []
  const { code, output } = await runPnpm(
    ['install', '--frozen-lockfile', '--prod=false', ...filter],
    options,
  )
  if (code !== 0) {
    throw new StepFailed(
      `${tail(output)}\n\nInstalling the packages failed (the lines above say why). It needs a way to the package registry that npm is set to; nothing was started.`,
    )
  }
  writeStamp(stampFile, `${scope} ${installFingerprint(root)}`)
}
