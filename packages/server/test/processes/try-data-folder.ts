// A program that tries to take a data folder so many times, each time over another stale lock.
import { writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { dataFolderPaths, openDataFolder } from '../../src/db/data-folder.ts'
import { FolderInUse } from '../../src/db/folder-lock.ts'

const [, , dataDir = '', times = '1'] = process.argv
const { lock } = dataFolderPaths(dataDir)
const stale = [
  JSON.stringify({ pid: 4711, host: 'rig-7' }),
  JSON.stringify({ pid: process.pid, host: hostname() }),
  JSON.stringify({ pid: 1, host: hostname() }),
  'not a lock',
  '',
]
let refused = 0
const other: string[] = []
for (let turn = 0; turn < Number(times); turn += 1) {
  writeFileSync(lock, stale[turn % stale.length] ?? '')
  try {
    openDataFolder(dataDir)
    other.push('taken')
  } catch (error) {
    if (error instanceof FolderInUse) {
      refused += 1
    } else {
      other.push(String(error))
    }
  }
}
process.stdout.write(`${JSON.stringify({ refused, other })}\n`)
