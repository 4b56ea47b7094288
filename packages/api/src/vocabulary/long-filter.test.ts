import { describe, expect, test } from 'vitest'
import { isLongFilter } from './long-filter.ts'

describe('isLongFilter', () => {
  test('leaves an address of 2 kB as it is, and nothing longer', () => {
    expect(isLongFilter('')).toBe(false)
    expect(isLongFilter(`?selectedFormIds=${'a'.repeat(2048 - 17)}`)).toBe(false)
    expect(isLongFilter(`?selectedFormIds=${'a'.repeat(2048 - 16)}`)).toBe(true)
  })

  test('counts bytes, not characters', () => {
    expect(isLongFilter('ä'.repeat(1024))).toBe(false)
    expect(isLongFilter('ä'.repeat(1025))).toBe(true)
  })
})
