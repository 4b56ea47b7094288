import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A disk of a few megabytes in memory, which a test fills. */
export interface SmallDisk {
  folder: string
  /** Leaves so many bytes free, in pages of 4 kB. */
  leave: (bytes: number) => void
  remove: () => void
}

/** Makes a small disk; undefined where the system lets nobody but root do that, or root neither. */
export function mountSmallDisk(byteSize: number): SmallDisk | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'holdpoint-disk-'))
  const options = `size=${byteSize},mode=700`
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder])
  if (status !== 0) {
    rmdirSync(folder)
    return undefined
  }
  const filler = join(folder, 'filler')
  return {
    folder,
    leave(bytes) {
      rmSync(filler, { force: true })
      const { bavail, bsize } = statfsSync(folder)
      writeFileSync(filler, Buffer.alloc(Math.max(0, bavail * bsize - bytes)))
    },
    remove() {
      spawnSync('umount', ['-l', folder])
      rmdirSync(folder)
    },
  }
}
