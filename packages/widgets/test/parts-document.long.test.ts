import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { formatted } from '../../../tooling/formatted.ts'
import { partsOfEntries, partsReference } from './parts-document.ts'

const place = fileURLToPath(new URL('../docs/parts.md', import.meta.url))
const entries = partsOfEntries()

describe('the reference of the React parts', () => {
  test('is made from their types', async () => {
    const tidy = await formatted(place, partsReference(entries))
    if (process.env['UPDATE_LISTS'] === '1') {
      writeFileSync(place, tidy)
    }
    expect(readFileSync(place, 'utf8')).toBe(tidy)
  })

  test.each(entries)('has a sentence for each part of $entry and each of its props', (entry) => {
    expect(entry.parts.length).toBeGreaterThan(0)
    const said = [...entry.parts, ...entry.helpers, ...entry.parts.flatMap(({ props }) => props)]
    expect(said.filter(({ says }) => !/^['`A-Z]/.test(says)).map(({ name }) => name)).toEqual([])
  })
})
