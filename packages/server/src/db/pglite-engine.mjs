// How the embedded database is opened, and what makes it wait for the disk (decision 0063). Plain
// JavaScript without imports of ours, because it runs beside the worker, from source and beside a
// bundle.
import { existsSync, fsyncSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

/**
 * @typedef {{ folder: string | null, snapshotFile: string | null, isSynced: boolean }} EngineStart
 * `folder` null keeps the database in memory. A snapshot is only loaded into an empty database.
 * `isSynced` says whether what is acknowledged has reached the disk, and survives a power cut.
 */

/**
 * Opens the embedded database, whose folder is the caller's alone (`folder-lock.ts`). One that is made
 * here has not reached the disk yet when it is there: whoever made it syncs its folder once
 * (`cluster-folder.ts`).
 *
 * @param {EngineStart} start
 */
export async function openEngine({ folder, snapshotFile, isSynced }) {
  const content =
    snapshotFile === null ? {} : { loadDataDir: new Blob([await readFile(snapshotFile)]) }
  if (folder === null) {
    return await PGlite.create(content)
  }
  // PostgreSQL's own lock, which it never syncs: after a power cut it may be there and empty, and then
  // PostgreSQL does not start, for fear of another one.
  rmSync(join(folder, 'postmaster.pid'), { force: true })
  if (!isSynced) {
    return await PGlite.create({ ...content, dataDir: folder })
  }
  const files = new SyncedFiles(folder)
  files.waits = existsSync(join(folder, 'PG_VERSION'))
  const engine = await PGlite.create({ ...content, fs: files, startParams: syncedStart })
  files.waits = true
  return engine
}

/** How PostgreSQL is started when it shall wait for the disk: as it does of itself. */
const syncedStart = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...['-c', 'fsync=on', '-c', 'wal_sync_method=fsync', '-c', 'synchronous_commit=on'],
]

/**
 * The engine's files in a folder, with syncs that reach the disk: PostgreSQL asks for each in its
 * right order, and the layer below does nothing with it by itself.
 */
class SyncedFiles extends NodeFS {
  /**
   * Whether a sync is waited for. A database that is being made holds nothing yet, and would sync a
   * thousand times.
   */
  waits = true

  /**
   * @override
   * @param {import('@electric-sql/pglite').PGlite} engine
   * @param {Parameters<NodeFS['init']>[1]} options
   */
  async init(engine, options) {
    const made = await super.init(engine, options)
    const { preRun } = made.emscriptenOpts
    const hook = (/** @type {object} */ module) => this.#hook(module)
    return {
      ...made,
      emscriptenOpts: { ...made.emscriptenOpts, preRun: [preRun ?? [], hook].flat() },
    }
  }

  /** @param {object} module The engine as WebAssembly, with the file layers that it was built with. */
  #hook(module) {
    /** @type {{ stream_ops?: { fsync?: unknown } } | undefined} */
    const layer = Object(module).NODEFS
    if (layer?.stream_ops === undefined) {
      throw new Error('The embedded database has another file layer than the one that is synced.')
    }
    layer.stream_ops.fsync = (/** @type {{ nfd: number }} */ { nfd }) => {
      if (this.waits) {
        fsyncSync(nfd)
      }
      return 0
    }
  }
}
