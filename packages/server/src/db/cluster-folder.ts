import { existsSync, rmSync, writeFileSync } from 'node:fs'

/**
 * Guards the very first start. Making a database takes seconds and is not atomic: a process killed
 * meanwhile would leave a folder that never opens again. A marker beside the folder says that
 * nothing has been stored in it yet, so what it holds may be cleared away.
 */
export async function withFreshFolderGuard<T>(
  folder: string,
  open: (isFresh: boolean) => Promise<T>,
): Promise<T> {
  const marker = `${folder}.unfinished`
  if (existsSync(marker)) {
    rmSync(folder, { recursive: true, force: true })
  }
  if (existsSync(folder)) {
    return await open(false)
  }
  writeFileSync(marker, 'This database was being made. It holds nothing yet.\n')
  const opened = await open(true)
  rmSync(marker)
  return opened
}
