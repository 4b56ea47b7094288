import { createHash } from 'node:crypto'
import { mkdir, open, rename, rm, type FileHandle } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import type { ReadableStream as NodeReadableStream } from 'node:stream/web'
import type { FileStore } from './ports.ts'

/**
 * Files in a folder. A file is written beside its place, synced, renamed into it, and its folder
 * synced, so that a key either holds every byte or does not exist.
 */
export function createDiskFiles(folder: string): FileStore {
  function pathOf(key: string): string {
    if (!/^[\w-]+(?:\/[\w-]+)*$/.test(key)) {
      throw new Error(`"${key}" is not a storage key.`)
    }
    return join(folder, key)
  }

  return {
    async write(key, source) {
      const path = pathOf(key)
      await makeFolder(dirname(path))
      const partial = `${path}.part`
      try {
        const written = await writeWhole(partial, source)
        await rename(partial, path)
        await syncFolder(dirname(path))
        return written
      } catch (error) {
        await rm(partial, { force: true })
        throw error
      }
    },
    async read(key) {
      const handle = await openIfThere(pathOf(key))
      if (handle === undefined) {
        return undefined
      }
      try {
        const { size } = await handle.stat()
        return { byteSize: size, stream: asWebStream(handle.createReadStream()) }
      } catch (error) {
        await handle.close()
        throw error
      }
    },
    async remove(key) {
      await rm(pathOf(key), { force: true })
    },
  }
}

async function writeWhole(path: string, source: AsyncIterable<Uint8Array>) {
  const hash = createHash('sha256')
  let byteSize = 0
  const handle = await open(path, 'w', 0o600)
  try {
    for await (const chunk of source) {
      hash.update(chunk)
      byteSize += chunk.byteLength
      await handle.writeFile(chunk)
    }
    await handle.sync()
  } finally {
    await handle.close()
  }
  return { byteSize, sha256: hash.digest('hex') }
}

/** A new folder is only as durable as the entry that names it in the one above. */
async function makeFolder(path: string): Promise<void> {
  const firstMade = await mkdir(path, { recursive: true })
  if (firstMade !== undefined) {
    await syncFolder(dirname(firstMade))
  }
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Only what is not there is undefined; a disk that cannot be read is a failure. */
async function openIfThere(path: string): Promise<FileHandle | undefined> {
  try {
    return await open(path, 'r')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') {
      return undefined
    }
    throw error
  }
}

/** Node declares its own class for what browsers call the same thing. */
function asWebStream(stream: Readable): ReadableStream<Uint8Array> {
  const web: NodeReadableStream<Uint8Array> = Readable.toWeb(stream)
  return web as ReadableStream<Uint8Array>
}
