import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createDiskFiles } from './disk-files.ts'

let folder: string

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'holdpoint-files-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function* chunks(...texts: string[]) {
  for (const text of texts) {
    yield Buffer.from(text)
  }
}

async function* broken() {
  yield Buffer.from('half')
  throw new Error('gone')
}

describe('files on disk', () => {
  test('come back byte by byte, with size and hash', async () => {
    const files = createDiskFiles(folder)
    expect(await files.write('ab/one', chunks('hold', 'point'))).toEqual({
      byteSize: 9,
      sha256: 'efa2a3485b3179d754ec80cb0021ec27d679f4ab6f79ea60ab264441ffab8cd1',
    })
    const read = await files.read('ab/one')
    expect(read?.byteSize).toBe(9)
    expect(await new Response(read?.stream).text()).toBe('holdpoint')
  })

  test('leave nothing behind when the source breaks off', async () => {
    const files = createDiskFiles(folder)
    await expect(files.write('cd/two', broken())).rejects.toThrow('gone')
    expect(readdirSync(join(folder, 'cd'))).toEqual([])
    expect(await files.read('cd/two')).toBeUndefined()
  })

  test('that are not there are undefined; a folder that cannot be read is a failure', async () => {
    const files = createDiskFiles(folder)
    expect(await files.read('ef/none')).toBeUndefined()
    writeFileSync(join(folder, 'plain'), 'x')
    await expect(files.read('plain/below')).rejects.toThrow(/ENOTDIR/)
  })

  test('can be removed twice', async () => {
    const files = createDiskFiles(folder)
    await files.write('gh/three', chunks('x'))
    await files.remove('gh/three')
    await files.remove('gh/three')
    expect(await files.read('gh/three')).toBeUndefined()
  })

  test.each(['../up', 'a/../b', '/root', 'a//b', '', 'a b', 'a\0b', 'a.png'])(
    'refuse %j as a key',
    async (key) => {
      const files = createDiskFiles(folder)
      await expect(files.read(key)).rejects.toThrow(/storage key/)
      await expect(files.write(key, chunks('x'))).rejects.toThrow(/storage key/)
      await expect(files.remove(key)).rejects.toThrow(/storage key/)
    },
  )
})
