import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest'
import { dataFolderPaths, nodePorts, openDatabase, sessionSecret } from '@holdpoint/server'
import { startFailure } from './start-failure.ts'
import { mountSmallDisk, type SmallDisk } from './test-small-disk.ts'

test('what an operator can put right is one sentence, without a stack', () => {
  const error = Object.assign(new Error('The folder is in use by process 12 on host here.'), {
    name: 'FolderInUse',
  })
  expect(startFailure(error)).toBe('The folder is in use by process 12 on host here.')
})

test('a bug keeps its stack', () => {
  expect(startFailure(new TypeError('x is undefined'))).toMatch(/TypeError: x is undefined\n +at /)
})

const full =
  /^The disk is full, so that Holdpoint cannot start \(.+\)\. Free some of it, or set HOLDPOINT_DATA_DIR to a folder on another disk\.$/

test.each([
  ['a quota', Object.assign(new Error('EDQUOT: disk quota exceeded'), { code: 'EDQUOT' })],
  ['the server’s own disk', Object.assign(new Error('could not extend file'), { code: '53100' })],
  [
    'a step that failed by it',
    new Error('Migration 7 failed.', { cause: new Error('No space left on device') }),
  ],
])('a full disk is one sentence, whoever met it: %s', (_, error) => {
  expect(startFailure(error)).toMatch(full)
})

const probed = mountSmallDisk(4096)
probed?.remove()

// A disk of its own takes the rights of root.
describe.skipIf(probed === undefined)('a disk without room at the start', () => {
  let disk: SmallDisk | undefined
  const room = (bytes: number): string => {
    disk?.leave(bytes)
    return join(disk?.folder ?? '', 'data')
  }
  beforeEach(() => {
    disk = mountSmallDisk(16_000_000)
  })
  afterEach(() => disk?.remove())

  const opened = async (dataDir: string) => {
    const snapshotFile = inject('snapshotFile')
    await openDatabase({ dataDir, snapshotFile, isSynced: false, onLog: () => undefined })
  }

  test.each<[string, number, (dataDir: string) => unknown]>([
    ['for the lock', 0, opened],
    ['for the mark of a database that is being made', 4096, opened],
    ['for the database', 1_000_000, opened],
    [
      'for the secret',
      0,
      (dataDir) => {
        mkdirSync(dataDir)
        return sessionSecret(dataFolderPaths(dataDir).secret)
      },
    ],
    [
      'for the photos of the demo world',
      0,
      async (dataDir) => {
        const { files } = nodePorts({ filesDir: join(dataDir, 'files'), logLevel: 'silent' })
        await files.write('photo', chunks())
      },
    ],
  ])('is one sentence: %s', async (_, bytes, start) => {
    const failing = Promise.resolve(room(bytes)).then(start)
    const error = await failing.catch((thrown: unknown) => thrown)
    expect(startFailure(error)).toMatch(full)
  })
})

async function* chunks() {
  yield await Promise.resolve(Buffer.alloc(100_000))
}
