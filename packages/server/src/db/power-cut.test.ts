import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { describe, expect, test } from 'vitest'

const explorer = fileURLToPath(new URL('../../test/power-cut/explore.mjs', import.meta.url))

/** What the embedded database is after the power went at moments by chance. */
async function explored(...args: string[]): Promise<Record<string, unknown>> {
  const { stdout } = await promisify(execFile)(process.execPath, [explorer, ...args])
  return Object(JSON.parse(stdout))
}

// A few moments; `npm run bench -- power-cut` tries many.
describe('the embedded database after a power cut', () => {
  test('opens with every acknowledged row', async () => {
    const found = await explored('3', '1')
    expect(found).toMatchObject({ unopenable: 0, lost: 0, damaged: 0 })
    expect(found['acknowledged']).toBeGreaterThan(100)
  }, 60_000)

  test('does not without waiting for the disk, so what explores it would notice', async () => {
    const { unopenable, lost } = await explored('2', '1', 'unsynced')
    expect(Number(unopenable) + Number(lost)).toBeGreaterThan(0)
  }, 60_000)
})
