import { performance } from 'node:perf_hooks'
import { describe, expect, test } from 'vitest'
import { isEasyToGuess } from './easy-to-guess.ts'

const about = ['Ada Moss', 'ada.moss@bluemesa.example', 'Blue Mesa Services']

describe('easy to guess is', () => {
  test.each([
    'passwordpassword',
    'Password123456789',
    'p@ssw0rdp@ssw0rd!',
    'iloveyouiloveyou',
    'qwertyuiopasdfgh',
    '1q2w3e4r5t6y7u8i9o',
    'qazwsxedcrfvtgb',
    'abcdefghijklmnop',
    '987654321987654321',
    'abcabcabcabcabcabc',
    'Summer2026Summer2026',
    'letmeinletmeinletmein',
    'ada.moss.bluemesa.2026',
    'AdaMossAdaMoss1!',
    'BlueMesaServices2026',
    'ｐａｓｓｗｏｒｄ１２３４５６７８９',
    'aaaaaaaaaabbbbbbbbbbcccccccccc',
  ])('%s', (password) => {
    expect(isEasyToGuess(password, about)).toBe(true)
  })
})

describe('hard enough is', () => {
  test.each([
    'the first day is sunny',
    'a sentence of my own',
    'hold-the-point-2026',
    'correct horse battery staple',
    'Tdv9#kq2LmZ!x8p',
    'проволока и семь ветров',
    'grey pumps leak on mondays',
  ])('%s', (password) => {
    expect(isEasyToGuess(password, about)).toBe(false)
  })
})

test('the longest password is judged in no time', () => {
  const longest = Array.from({ length: 128 }, (_, index) => 'a1b!'[index % 4]).join('')
  isEasyToGuess(longest, about)
  const start = performance.now()
  isEasyToGuess(longest, about)
  expect(performance.now() - start).toBeLessThan(100)
})
