import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { healthRoutes } from './health.ts'
import { mountSmallDisk } from './test-small-disk.ts'
import { createWriteProbe } from './write-probe.ts'

const folder = mkdtempSync(join(tmpdir(), 'holdpoint-probe-'))
const disk = mountSmallDisk(1_000_000)
afterAll(() => {
  rmSync(folder, { recursive: true, force: true })
  disk?.remove()
})

function readyOn(where: string, clock: { at: number }) {
  const storage = createWriteProbe(where, () => clock.at)
  const unused = () => Promise.reject(new Error('Nobody calls here.'))
  const routes = healthRoutes({
    callerOf: unused,
    ready: async () => ({ database: null, storage: await storage() }),
  })
  return async () => {
    const answer = await routes.request('/readyz')
    return { code: answer.status, ...((await answer.json()) as object) }
  }
}

const isReady = { code: 200, status: 'ok', database: true, storage: true }

describe('whether the data folder can be written to', () => {
  test('is asked of the disk at most once in five seconds, and leaves nothing there', async () => {
    const where = join(folder, 'files')
    const clock = { at: 0 }
    const ready = readyOn(where, clock)
    const gone = {
      ...{ code: 503, status: 'not ready', database: true, storage: false },
      reason: 'The data folder cannot be written to (ENOENT).',
    }
    expect(await ready()).toEqual(gone)
    mkdirSync(where)
    clock.at = 4999
    expect(await ready()).toEqual(gone)
    clock.at = 5000
    expect(await ready()).toEqual(isReady)
    rmSync(where, { recursive: true })
    expect(await ready()).toEqual(isReady)
    mkdirSync(where)
    clock.at = 10_000
    expect(await Promise.all([ready(), ready(), ready()])).toEqual([isReady, isReady, isReady])
    expect(readdirSync(where)).toEqual([])
  })

  // A disk of its own takes the rights of root.
  test.skipIf(disk === undefined)(
    'is told of a full disk, and of one with room again',
    async () => {
      const { folder: where, leave } = disk ?? { folder, leave: () => undefined }
      const clock = { at: 0 }
      const ready = readyOn(where, clock)
      leave(0)
      expect(await ready()).toEqual({
        ...{ code: 503, status: 'not ready', database: true, storage: false },
        reason: 'The disk of the data folder is full.',
      })
      leave(8192)
      clock.at = 5000
      expect(await ready()).toEqual(isReady)
    },
  )
})
