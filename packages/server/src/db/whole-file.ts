import { randomBytes } from 'node:crypto'
import { closeSync, fsyncSync, linkSync, openSync, rmSync, writeFileSync } from 'node:fs'

/**
 * Makes a file with all its content or not at all, readable by its owner only. Answers false when
 * it was there already.
 */
export function createWhole(file: string, content: string): boolean {
  const draft = `${file}.${process.pid}.${randomBytes(6).toString('hex')}`
  try {
    writeSynced(draft, content)
    linkSync(draft, file)
    return true
  } catch (error) {
    switch (error instanceof Error && 'code' in error ? error.code : undefined) {
      case 'EEXIST':
        return false
      case 'EPERM':
      case 'ENOTSUP':
      case 'ENOSYS':
      case 'EOPNOTSUPP':
        return createExclusively(file, content)
    }
    throw error
  } finally {
    rmSync(draft, { force: true })
  }
}

/** For file systems without hard links. A reader may catch the file while it is still empty. */
function createExclusively(file: string, content: string): boolean {
  try {
    writeSynced(file, content)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') {
      return false
    }
    throw error
  }
}

function writeSynced(file: string, content: string): void {
  const descriptor = openSync(file, 'wx', 0o600)
  try {
    writeFileSync(descriptor, content)
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}
