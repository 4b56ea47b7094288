import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { attributes, pathOf } from './attributes.ts'
import { readFilter } from './filter.ts'
import { ScimError } from './scim-error.ts'

/** What a filter is refused with. */
function refusalOf(filter: string): string {
  try {
    return `taken: ${JSON.stringify(readFilter(filter))}`
  } catch (error) {
    return error instanceof ScimError ? `${error.scimType}: ${error.message}` : String(error)
  }
}

describe('a filter', () => {
  test.each([
    ['', 'This filter is not whole: '],
    ['userName', 'This filter is not whole: userName'],
    ['userName eq "a" and', 'This filter is not whole: userName eq "a" and'],
    ['userName sw "a"', 'Only eq is understood, not sw.'],
    ['userName pr', 'This filter is not whole: userName pr'],
    ['not (userName eq "a")', 'Only eq is understood, not (userName.'],
    ['password eq "a"', 'Users cannot be filtered by password.'],
    ['title eq "a"', 'Users cannot be filtered by title.'],
    ['userName eq a', 'This cannot be asked for: a'],
    ['userName eq "a', 'This cannot be asked for: "a'],
    ['userName eq 7', 'This cannot be asked for: 7'],
    ['active eq "perhaps"', 'This cannot be asked for: "perhaps"'],
    ['userName eq "a" or userName eq "b"', 'Filters are joined by and alone, not by or.'],
  ])('is refused as %s', (filter, said) => {
    expect(refusalOf(filter)).toBe(`invalidFilter: ${said}`)
  })

  test.each([
    ['userName eq "ada@company.example"', { userName: 'ada@company.example' }],
    ['USERNAME EQ "a b \\" and c"', { userName: 'a b " and c' }],
    ['externalId eq "00u1"', { externalId: '00u1' }],
    ['id eq "p-1"', { userId: 'p-1' }],
    ['emails.value eq "a@b.example"', { email: 'a@b.example' }],
    ['emails[type eq "work"].value eq "a@b.example"', { email: 'a@b.example' }],
    ['emails[type eq "work"] eq "a@b.example"', { email: 'a@b.example' }],
    ['active eq true and userName eq "a"', { isActive: true, userName: 'a' }],
    ['active eq "False"', { isActive: false }],
    [
      'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User:employeeNumber eq "E-1"',
      { employeeNumber: 'E-1' },
    ],
    ['urn:ietf:params:scim:schemas:core:2.0:User:userName eq "a"', { userName: 'a' }],
    ['userName eq "a" and userName eq "b"', null],
  ])('%s is understood', (filter, wanted) => {
    expect(readFilter(filter)).toEqual(wanted)
  })

  const filtered = attributes.filter(({ filter }) => filter !== undefined)
  const term = fc.record({
    attribute: fc.constantFrom(...filtered),
    text: fc.string({ unit: 'grapheme', maxLength: 30 }),
    truth: fc.boolean(),
    isLoud: fc.boolean(),
    gap: fc.constantFrom(' ', '  '),
  })

  test('means what was written, whatever stands between the quotes', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(term, { minLength: 1, selector: (one) => one.attribute }),
        (all) => {
          const wanted = Object.fromEntries(
            all.map(({ attribute, text, truth }) => [
              attribute.filter,
              attribute.kind === 'yesOrNo' ? truth : text,
            ]),
          )
          const terms = all.map(({ attribute, isLoud, gap }) => {
            const path = isLoud ? pathOf(attribute).toUpperCase() : pathOf(attribute)
            const value = JSON.stringify(wanted[attribute.filter ?? ''])
            return [path, isLoud ? 'EQ' : 'eq', value].join(gap)
          })
          expect(readFilter(terms.join(' and '))).toEqual(wanted)
        },
      ),
      { numRuns: 300 },
    )
  })

  test('that is anything at all is understood or refused by name, at once', () => {
    const pieces = ['userName', ' eq ', '"', '\\', '[', ']', ' and ', 'emails[type eq "work"]', 'a']
    const odd = fc.oneof(
      fc.string({ maxLength: 60 }),
      fc.array(fc.constantFrom(...pieces), { maxLength: 20 }).map((all) => all.join('')),
    )
    fc.assert(
      fc.property(odd, (filter) => {
        expect(refusalOf(filter)).toMatch(/^(?:taken|invalidFilter): /)
      }),
      { numRuns: 500 },
    )
    const startedAt = performance.now()
    refusalOf(`userName eq ${'"\\['.repeat(100_000)}`)
    expect(performance.now() - startedAt).toBeLessThan(1000)
  })
})
