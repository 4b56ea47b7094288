import { describe, expect, test, vi } from 'vitest'
import { localeOf, numbersIn } from './locale.ts'

describe('a locale', () => {
  test.each([
    ['en-US', 'en-US'],
    ['en_US', 'en-US'],
    ['zh_hant_tw', 'zh-Hant-TW'],
  ])('of %s is %s', (tag, locale) => {
    expect(localeOf(tag)).toBe(locale)
  })

  test('that is none is English, and is told of once', () => {
    const warned = vi.spyOn(console, 'warn').mockReturnValue()
    expect(['', 'no such', 'no such', 'x'].map(localeOf)).toEqual(['en', 'en', 'en', 'en'])
    expect(warned.mock.calls.filter(([said]) => String(said).includes('"no such"'))).toHaveLength(1)
    warned.mockRestore()
  })

  test('writes its numbers, and is asked for them once', () => {
    expect(numbersIn('de_DE').format(1234.5)).toBe('1.234,5')
    expect(numbersIn('en-US').format(1234)).toBe('1,234')
    expect(numbersIn('de_DE')).toBe(numbersIn('de_DE'))
  })
})
