import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { allCalls } from './catalogue.ts'
import { catalogueDocument } from './catalogue-document.ts'
import { policies } from './policy.ts'

const file = fileURLToPath(new URL('../../../docs/catalogue.md', import.meta.url))

describe('docs/catalogue.md', () => {
  test('is what the cards and the policy say now', () => {
    if (process.env['UPDATE_CATALOGUE'] === '1') {
      writeFileSync(file, catalogueDocument())
    }
    expect(
      readFileSync(file, 'utf8'),
      'Refresh it: UPDATE_CATALOGUE=1 npx vitest run packages/api/src/catalogue-document.test.ts',
    ).toBe(catalogueDocument())
  })

  test('has one row for each call', () => {
    const rows = catalogueDocument()
      .split('\n')
      .flatMap((line) => /^\| `(\w+\.\w+)` \|/.exec(line)?.[1] ?? [])
    expect(rows).toEqual(allCalls().map(({ name }) => name))
  })
})

describe('the catalogue', () => {
  test('names each call once, as area and verb, under one method and path', () => {
    const names = allCalls().map(({ name }) => name)
    const doors = allCalls().map(({ method, path }) => `${method} ${path}`)
    expect(new Set(names).size).toBe(names.length)
    expect(new Set(doors).size).toBe(doors.length)
    expect(names.every((name) => /^[a-z][A-Za-z]*\.[a-z][A-Za-z]*$/.test(name))).toBe(true)
    expect(allCalls().every(({ path }) => /^\/[a-z-]+$/.test(path))).toBe(true)
  })

  test('has a policy for each call and none for others', () => {
    expect(Object.keys(policies).sort()).toEqual(
      allCalls()
        .map(({ name }) => name)
        .sort(),
    )
  })

  test('says of each call in a sentence what it does, and where that stands', () => {
    for (const { summary, source } of allCalls()) {
      expect(summary).toMatch(/^[A-Z].*\.$/)
      expect(source).toMatch(/spec \d/)
    }
  })
})
