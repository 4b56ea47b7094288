import { describe, expect, test } from 'vitest'
import {
  beginsAtRight,
  linesOf,
  mirroredBrackets,
  placed,
  seenOrder,
  wordsOf,
} from './right-to-left.ts'

const seen = (text: string) => {
  const words = text.split(' ')
  return seenOrder(words, beginsAtRight(text)).map((at) => words[at])
}

describe('words that are read from the right', () => {
  test.each([
    ['א ב ג', ['ג', 'ב', 'א']],
    ['one two', ['one', 'two']],
    ['one א ב two', ['one', 'ב', 'א', 'two']],
    ['א one two ב', ['ב', 'one', 'two', 'א']],
    ['א 12 ב', ['ב', '12', 'א']],
    ['א - ב', ['ב', '-', 'א']],
    ['one - א', ['one', '-', 'א']],
  ])('%j stand from left to right as %j', (text, expected) => {
    expect(seen(text)).toEqual(expected)
  })

  test('fill lines no wider than asked, and a word too wide has one of its own', () => {
    const words = [30, 40, 50, 200, 10].map((width) => ({ text: 'א', width }))
    const lines = linesOf(words, 100, 5)
    expect(lines.map((line) => line.map(({ width }) => width))).toEqual([
      [30, 40],
      [50],
      [200],
      [10],
    ])
  })

  test('keep the order in which they are read, and stand where they are seen', () => {
    const line = [
      { text: 'א', width: 10 },
      { text: 'ב', width: 20 },
    ]
    expect(placed(line, true, 5).map(({ text, at }) => [text, at])).toEqual([
      ['א', 25],
      ['ב', 0],
    ])
  })

  test('are cut where they are too long to be any', () => {
    expect(wordsOf(`a ${'א'.repeat(90)}`).map((word) => word.length)).toEqual([1, 40, 40, 10])
  })

  test('have their brackets the other way round', () => {
    expect(mirroredBrackets('(א)')).toBe(')א(')
  })
})
