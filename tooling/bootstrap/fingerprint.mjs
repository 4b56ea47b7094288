import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** @param {unknown} error */
function isMissing(error) {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}

/**
 * @param {string} file
 * @returns {string | undefined}
 */
function readIfThere(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (isMissing(error)) {
      return undefined
    }
    throw error
  }
}

/**
 * Every file under a folder, as sorted paths relative to `base`; none where the folder is missing.
 *
 * @param {string} base
 * @param {string} folder
 * @param {(name: string) => boolean} skip decides by the bare name of a file or folder
 * @returns {string[]}
 */
export function listFiles(base, folder, skip) {
  let entries
  try {
    entries = readdirSync(path.join(base, folder), { withFileTypes: true })
  } catch (error) {
    if (isMissing(error)) {
      return []
    }
    throw error
  }
  return entries
    .filter(({ name }) => !skip(name))
    .flatMap((entry) => {
      const inside = path.posix.join(folder, entry.name)
      return entry.isDirectory() ? listFiles(base, inside, skip) : [inside]
    })
    .sort()
}

/**
 * One hash over names and contents. Contents, not times: a fresh clone has new times for old files.
 *
 * @param {string} base
 * @param {string[]} files
 * @param {string} [salt] whatever else the result depends on
 */
export function fingerprint(base, files, salt = '') {
  const hash = createHash('sha256').update(salt)
  for (const file of files) {
    const content = readFileSync(path.join(base, file))
    hash.update(`\0${file}\0${content.length}\0`).update(content)
  }
  return hash.digest('hex')
}

/** @param {string} file */
export function readStamp(file) {
  return readIfThere(file)?.trim()
}

/**
 * @param {string} file
 * @param {string} stamp
 */
export function writeStamp(file, stamp) {
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, `${stamp}\n`)
}
