import { statfs } from 'node:fs/promises'
import type { FileStore } from '../ports/ports.ts'
import type { Registry } from './registry.ts'

/** Counts what a store takes; in everything else it is the one inside. */
export function countedFiles(registry: Registry, files: FileStore): FileStore {
  const written = registry.counter({
    name: 'holdpoint_files_stored_bytes_total',
    help: 'Bytes of the files that were sent and kept.',
  })
  const stored = registry.counter({
    name: 'holdpoint_files_stored_total',
    help: 'Files that were sent and kept.',
  })
  return {
    ...files,
    async write(key, source) {
      const kept = await files.write(key, source)
      stored([])
      written([], kept.byteSize)
      return kept
    },
  }
}

/** The room on the disk of the data folder. A file system that does not say has no such series. */
export function watchDisk(registry: Registry, folder: string): void {
  const size = registry.gauge({
    name: 'holdpoint_data_folder_size_bytes',
    help: 'The disk that the data folder lies on.',
  })
  const free = registry.gauge({
    name: 'holdpoint_data_folder_free_bytes',
    help: 'What of it is free for this program.',
  })
  registry.before(async () => {
    try {
      const { bsize, blocks, bavail } = await statfs(folder)
      size([[[], bsize * blocks]])
      free([[[], bsize * bavail]])
    } catch {
      size([])
      free([])
    }
  })
}
