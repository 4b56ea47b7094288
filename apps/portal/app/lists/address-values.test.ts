import { expect, test } from 'vitest'
import { readWords } from './address-values.ts'

test('words are read without what no database keeps, and are never cut within a character', () => {
  const read: [string | null, string][] = [
    [null, ''],
    [' valve ', 'valve'],
    ['\0', ''],
    [' \0 ', ''],
    ['val\0ve', 'valve'],
    [`${'a'.repeat(199)}😀`, 'a'.repeat(199)],
    [`${'a'.repeat(198)}😀b`, `${'a'.repeat(198)}😀`],
  ]
  for (const [text, words] of read) {
    expect(readWords(text)).toBe(words)
  }
  expect(readWords('a'.repeat(1001), 1000)).toHaveLength(1000)
})
