// Notes what a program does to a folder, and builds the folder as a disk may have it after the power
// went: what was synced is there, of the rest each step may be there or not. Plain JavaScript: it
// must stand between Node's own file calls and whatever is imported after it.
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { dirname, join, relative } from 'node:path'

/**
 * @typedef {(
 *   | { kind: 'create' | 'mkdir' | 'unlink' | 'rmdir', path: string, id: number, folders: number[] }
 *   | { kind: 'rename', path: string, to: string, id: number, folders: number[] }
 *   | { kind: 'write', id: number, at: number, data: Buffer }
 *   | { kind: 'truncate', id: number, length: number }
 *   | { kind: 'sync', id: number }
 * )} DiskStep
 * A file or folder is known by its id, whatever it is called by now. `folders` are those whose sync
 * brings the step to the disk.
 *
 * @typedef {{ folder: string, steps: DiskStep[], ids: Map<string, number> }} Recording
 * `ids` are those of the paths as they are now.
 *
 * @typedef {import('../seeds/seeded-random.ts').SeededRandom} SeededRandom
 */

const real = { ...fs }

/**
 * Notes what is done below a folder from now on.
 *
 * @param {string} folder
 * @returns {Recording} Grows as things are done.
 */
export function recordDisk(folder) {
  /** @type {DiskStep[]} */
  const steps = []
  /** @type {Map<string, number>} */
  const ids = new Map()
  /** @type {Map<number, number>} */
  const open = new Map()
  let last = 0

  const isBelow = (/** @type {unknown} */ path) =>
    path === folder || (typeof path === 'string' && path.startsWith(`${folder}/`))
  const idOf = (/** @type {string} */ path) => {
    const known = ids.get(path) ?? (last += 1)
    ids.set(path, known)
    return known
  }
  const forget = (/** @type {string} */ path) => {
    const id = idOf(path)
    ids.delete(path)
    return id
  }

  const above = (/** @type {string} */ path) => idOf(dirname(path))
  const removeWhole = (/** @type {string} */ path) => {
    if (!real.lstatSync(path).isDirectory()) {
      fs.unlinkSync(path)
      return
    }
    real.readdirSync(path).forEach((name) => removeWhole(join(path, name)))
    fs.rmdirSync(path)
  }

  Object.assign(fs, {
    /** @param {string} path @param {any[]} rest */
    openSync(path, ...rest) {
      const isNew = isBelow(path) && !real.existsSync(path)
      const file = /** @type {any} */ (real.openSync)(path, ...rest)
      if (isBelow(path)) {
        open.set(file, idOf(path))
        if (isNew) {
          steps.push({ kind: 'create', path, id: idOf(path), folders: [above(path)] })
        } else if (isCut(rest[0])) {
          steps.push({ kind: 'truncate', id: idOf(path), length: 0 })
        }
      }
      return file
    },
    /** @param {number} file */
    closeSync(file) {
      open.delete(file)
      real.closeSync(file)
    },
    /** @param {number} file @param {Uint8Array} data @param {number} from @param {number} length @param {number} at */
    writeSync(file, data, from, length, at) {
      const written = real.writeSync(file, data, from, length, at)
      const id = open.get(file)
      if (id !== undefined) {
        steps.push({ kind: 'write', id, at, data: Buffer.from(data.slice(from, from + written)) })
      }
      return written
    },
    /** @param {number} file @param {number} length */
    ftruncateSync(file, length) {
      real.ftruncateSync(file, length)
      const id = open.get(file)
      if (id !== undefined) {
        steps.push({ kind: 'truncate', id, length })
      }
    },
    /** @param {string} path @param {number} length */
    truncateSync(path, length) {
      real.truncateSync(path, length)
      if (isBelow(path)) {
        steps.push({ kind: 'truncate', id: idOf(path), length })
      }
    },
    /** @param {string} path @param {string} to */
    renameSync(path, to) {
      real.renameSync(path, to)
      if (isBelow(path)) {
        const id = forget(path)
        ids.set(to, id)
        steps.push({ kind: 'rename', path, to, id, folders: [above(path), above(to)] })
      }
    },
    /** @param {string} path */
    unlinkSync(path) {
      real.unlinkSync(path)
      if (isBelow(path)) {
        steps.push({ kind: 'unlink', path, id: forget(path), folders: [above(path)] })
      }
    },
    /** @param {string} path @param {string | Uint8Array} data @param {any} options */
    writeFileSync(path, data, options) {
      if (!isBelow(path)) {
        real.writeFileSync(path, data, options)
        return
      }
      // Node may write it without its other calls, so it is done by those that are noted.
      const bytes = Buffer.from(data)
      const file = fs.openSync(path, 'w', options?.mode)
      fs.writeSync(file, bytes, 0, bytes.length, 0)
      fs.closeSync(file)
    },
    /** @param {string} path @param {any} options */
    rmSync(path, options) {
      if (isBelow(path) && real.existsSync(path)) {
        removeWhole(path)
      } else {
        real.rmSync(path, options)
      }
    },
    /** @param {string} path @param {any} options */
    mkdirSync(path, options) {
      const made = real.mkdirSync(path, options)
      if (isBelow(path)) {
        steps.push({ kind: 'mkdir', path, id: idOf(path), folders: [above(path)] })
      }
      return made
    },
    /** @param {string} path @param {any[]} rest */
    rmdirSync(path, ...rest) {
      real.rmdirSync(path, ...rest)
      if (isBelow(path)) {
        steps.push({ kind: 'rmdir', path, id: forget(path), folders: [above(path)] })
      }
    },
    /** @param {number} file */
    fsyncSync(file) {
      // The disk of this machine is not waited for: that it was asked is all that counts.
      const id = open.get(file)
      if (id !== undefined) {
        steps.push({ kind: 'sync', id })
      }
    },
  })
  syncBuiltinESMExports()
  return { folder, steps, ids }
}

/** @param {string | number | undefined} flags */
function isCut(flags) {
  return typeof flags === 'number'
    ? (flags & real.constants.O_TRUNC) !== 0
    : flags?.startsWith('w') === true
}

/**
 * Builds what the disk may hold after the power went, upon a copy of what was there for certain.
 *
 * What was followed by a sync of its file is there, and so is a name whose file or folder was synced.
 * Of everything else each step is there or not, by chance, and of a write perhaps only a first part.
 *
 * @param {object} how
 * @param {string} how.base The copy.
 * @param {ReadonlyMap<string, number>} how.ids The ids of what is in it, by the recorded paths.
 * @param {Recording} how.recording
 * @param {number} how.from The first step that the copy does not have.
 * @param {number} how.to The step before which the power went.
 * @param {string} how.target Where it is built.
 * @param {SeededRandom} how.random
 */
export function afterPowerCut({ base, ids, recording, from, to, target, random }) {
  real.rmSync(target, { recursive: true, force: true })
  real.cpSync(base, target, { recursive: true })
  const steps = recording.steps.slice(from, to)
  const inTarget = (/** @type {string} */ path) => join(target, relative(recording.folder, path))
  /** @type {Map<number, string>} */
  const where = new Map([...ids].map(([path, id]) => [id, inTarget(path)]))
  /** @type {Map<number, number>} */
  const lastSync = new Map()
  steps.forEach((step, at) => step.kind === 'sync' && lastSync.set(step.id, at))

  steps.forEach((step, at) => {
    const covers = 'folders' in step ? [...step.folders, step.id] : [step.id]
    const isCertain = covers.some((id) => (lastSync.get(id) ?? -1) > at)
    if (isCertain || random.chance(0.5)) {
      apply(step, { where, inTarget, isWhole: isCertain || random.chance(0.75), random })
    } else if (step.kind === 'create' || step.kind === 'mkdir') {
      where.delete(step.id)
    }
  })
}

/**
 * @param {DiskStep} step
 * @param {object} disk
 * @param {Map<number, string>} disk.where The path of each id that has one.
 * @param {(path: string) => string} disk.inTarget
 * @param {boolean} disk.isWhole
 * @param {SeededRandom} disk.random
 */
function apply(step, { where, inTarget, isWhole, random }) {
  const path = where.get(step.id)
  if (step.kind === 'create' || step.kind === 'mkdir') {
    const made = inTarget(step.path)
    if (real.existsSync(dirname(made))) {
      leave(where, made)
      where.set(step.id, made)
      step.kind === 'create' ? real.writeFileSync(made, '') : real.mkdirSync(made)
    }
  } else if (path === undefined) {
    // Its name never reached the disk.
  } else if (step.kind === 'rename') {
    const to = inTarget(step.to)
    leave(where, to)
    real.renameSync(path, to)
    where.set(step.id, to)
  } else if (step.kind === 'unlink' || step.kind === 'rmdir') {
    real.rmSync(path, { recursive: true, force: true })
    where.delete(step.id)
  } else if (step.kind === 'truncate') {
    real.truncateSync(path, step.length)
  } else if (step.kind === 'write') {
    // A disk writes sectors whole.
    const sectors = Math.floor((random.next() * step.data.length) / 512)
    const data = isWhole ? step.data : step.data.subarray(0, sectors * 512)
    const file = real.openSync(path, 'r+')
    real.writeSync(file, data, 0, data.length, step.at)
    real.closeSync(file)
  }
}

/** Whatever had this path has it no more. @param {Map<number, string>} where @param {string} path */
function leave(where, path) {
  for (const [id, at] of where) {
    if (at === path) {
      where.delete(id)
    }
  }
}
