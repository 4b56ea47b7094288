import { describe, expect, test } from 'vitest'
import { formKeyField as renderedField } from '../app/ui/form-key.tsx'
import { createFormKeys, formKeyField } from './form-keys.ts'

const keys = createFormKeys('a secret of thirty-two characters')

describe('form keys', () => {
  test('the field that is looked into is the one that pages render', () => {
    expect(formKeyField).toBe(renderedField)
  })

  test('a key fits whom it was minted for', () => {
    expect(keys.fits(keys.mint('session A'), 'session A')).toBe(true)
  })

  test('a key of another session is worthless', () => {
    expect(keys.fits(keys.mint('session A'), 'session B')).toBe(false)
  })

  test('a key under another secret is worthless', () => {
    const others = createFormKeys('another secret of that length too')
    expect(keys.fits(others.mint('session A'), 'session A')).toBe(false)
  })

  test('no two renders share a key', () => {
    const minted = new Set(Array.from({ length: 500 }, () => keys.mint('session A')))
    expect(minted.size).toBe(500)
  })

  test('a key tells whether its form was shown to another person, whatever their session', () => {
    const key = keys.mint('session A', 'person A')
    expect(keys.fits(key, 'session A')).toBe(true)
    expect(keys.isOfAnother(key, 'person A')).toBe(false)
    expect(keys.isOfAnother(key, 'person B')).toBe(true)
  })

  test('a key of a page before signing in is nobody’s, and nonsense is as well', () => {
    expect(keys.isOfAnother(keys.mint('visitor A'), 'person A')).toBe(false)
    expect(keys.isOfAnother('a.b.c', 'person A')).toBe(false)
    expect(keys.isOfAnother('', 'person A')).toBe(false)
  })

  test('a key is fit to be an idempotency key', () => {
    expect(keys.mint('session A', 'person A')).toMatch(/^[\x21-\x7e]{1,255}$/)
  })

  test('every changed character is noticed', () => {
    const key = keys.mint('session A')
    for (const [index, character] of [...key].entries()) {
      // The last character of base64url carries bits that do not count.
      if (index !== 21 && index !== key.length - 1) {
        const other = character === 'A' ? 'B' : 'A'
        const changed = key.slice(0, index) + other + key.slice(index + 1)
        expect(keys.fits(changed, 'session A'), `at ${index}`).toBe(false)
      }
    }
  })

  test.each(['', '.', 'x', 'a'.repeat(66), `${'a'.repeat(22)}.${'é'.repeat(43)}`, 'a.b.c'])(
    'nonsense such as "%s" is refused, not an error',
    (nonsense) => expect(keys.fits(nonsense, 'session A')).toBe(false),
  )
})
