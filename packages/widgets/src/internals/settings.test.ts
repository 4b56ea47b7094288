import { expect, test } from 'vitest'
import { list } from './settings.ts'
import { problemOf } from './use-asked.ts'

test('a list takes the text of an attribute as well as a list, commas included', () => {
  const { keep } = list()
  expect(keep?.('a, b,,')).toEqual(['a', 'b'])
  expect(keep?.(['Doe, Jane'])).toEqual(['Doe, Jane'])
  expect(keep?.(7)).toBeUndefined()
})

test('a failure of the network is not told in the words of the browser', () => {
  expect(problemOf(new Error('The directory is closed.'))).toBe('The directory is closed.')
  expect(problemOf(new TypeError('Failed to fetch http://x.example?key=abc'))).toBe('')
  expect(problemOf(new DOMException('https://x.example', 'NetworkError'))).toBe('')
})
