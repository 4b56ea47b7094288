import { describe, expect, test } from 'vitest'
import { startProcess } from '../../test/child.ts'

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

  test('does not without waiting for the disk, so what explores it would notice', async () => {
    const { unopenable, lost } = await explored('2', '1', 'unsynced')
    expect(Number(unopenable) + Number(lost)).toBeGreaterThan(0)
  }, 60_000)
})
