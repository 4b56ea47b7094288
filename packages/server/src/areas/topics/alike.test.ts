import { expect, test } from 'vitest'
import { alikeOf, wordsOf } from './alike.ts'

const questions = [
  { body: 'How long do we warm up the deck engine when it is freezing?' },
  { body: 'Who signs the permit for hot work on the pad?' },
  { body: 'May the deck engine run unattended?' },
]

test('a text is about its words without endings, fillers and short ones', () => {
  expect([...wordsOf('Are the Engines warming up?')]).toEqual(['engin', 'warm'])
})

test('questions look alike by the share of their words', () => {
  expect(alikeOf('How long must deck engines be warmed?', questions)).toEqual([
    questions[0],
    questions[2],
  ])
  expect(alikeOf('Signing permits for hot work', questions)).toEqual([questions[1]])
})

test('one word in common is none, and nothing looks like nothing', () => {
  expect(alikeOf('Engine', questions)).toEqual([])
  expect(alikeOf('?', questions)).toEqual([])
})
