import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { isLong } from '../../../../tooling/long-run.ts'
import { startProcess } from '../../test/child.ts'
import { openEngine } from './pglite-engine.mjs'

/** What the embedded database is after the power went at moments by chance. */
async function explored(...args: string[]): Promise<Record<string, unknown>> {
  const explorer = startProcess('explore-power-cut', ...args)
  return Object(JSON.parse(await explorer.line((line) => line.startsWith('{'))))
}

// A few moments; `npm run bench -- power-cut` tries many.
describe('the embedded database after a power cut', () => {
  test('opens with every acknowledged row', async () => {
    const found = await explored('3', '1')
    expect(found).toMatchObject({ unopenable: 0, lost: 0, damaged: 0 })
    expect(found['acknowledged']).toBeGreaterThan(100)
  }, 60_000)

  test.runIf(isLong)(
    'does not without waiting for the disk, so what explores it would notice',
    async () => {
      const { unopenable, lost } = await explored('2', '1', 'unsynced')
      expect(Number(unopenable) + Number(lost)).toBeGreaterThan(0)
    },
    60_000,
  )

  test('opens where the lock of PostgreSQL itself was left empty', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'holdpoint-engine-'))
    const start = { folder, snapshotFile: null, isSynced: true }
    await (await openEngine(start)).close()
    writeFileSync(join(folder, 'postmaster.pid'), '')
    const engine = await openEngine(start)
    expect((await engine.query('select 1 as one')).rows).toEqual([{ one: 1 }])
    await engine.close()
    rmSync(folder, { recursive: true, force: true })
  }, 60_000)
})
