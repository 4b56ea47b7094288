import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { allCalls } from './catalogue.ts'
import { catalogueDocument } from './catalogue-document.ts'
import { rateClasses } from './rate-classes.ts'

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
    expect(rows.sort()).toEqual(
      allCalls()
        .map(({ name }) => name)
        .sort(),
    )
  })

  test('tells the allowance of each rate class', () => {
    for (const [name, { burst, perSecond }] of Object.entries(rateClasses)) {
      expect(catalogueDocument()).toContain(`| ${name} | ${burst} | ${perSecond} |`)
    }
  })
})
