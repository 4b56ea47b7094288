import { expect, test } from 'vitest'
import { peopleColumns } from './people.columns.ts'

test('no two columns of a table of people are called alike', () => {
  const called = peopleColumns.flatMap(({ name, heading, aliases }) => {
    const words: string[] = [name, heading, ...aliases]
    return [...new Set(words.map((word) => word.toLowerCase().replaceAll(/[^a-z]/gu, '')))]
  })
  expect(called.filter((word, place) => called.indexOf(word) !== place)).toEqual([])
})
